import { openCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { downloadResponse } from "../answering/download-response.ts";
import { sendFile } from "../answering/file-answer.ts";
import { presentError } from "../answering/present-error.ts";
import { limitLinkCalls, signingCall } from "../signing/define-signing-route.ts";

/** The sealed file for somebody in copy, by the link in their mail. */
export async function downloadCopy(request: Request, { token }: { token: string }): Promise<Response> {
	const call = signingCall(request.headers);
	try {
		const download = await openCopyLink(call, token).catch(async (error: unknown) => {
			if (error instanceof AppError && error.code === "LinkUnusable") await limitLinkCalls(request.headers);
			throw error;
		});
		return await sendFile(request, downloadResponse(download));
	} catch (error) {
		return presentError(error, call.requestId);
	}
}
