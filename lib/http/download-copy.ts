import { randomUUID } from "node:crypto";
import { openCopyLink } from "#lib/domain/documents/copy-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { downloadResponse } from "./download-response.ts";
import { presentError } from "./present-error.ts";
import { limitLinkCalls } from "./signing/define-signing-route.ts";

/** The sealed file for somebody in copy, by the link in their mail. */
export async function downloadCopy(request: Request, { token }: { token: string }): Promise<Response> {
	try {
		await limitLinkCalls(request.headers);
		const download = await openCopyLink(token, new Date());
		if (!download) throw new AppError("LinkUnusable");
		return downloadResponse(download);
	} catch (error) {
		return presentError(error, randomUUID());
	}
}
