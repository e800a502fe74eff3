import { openCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { downloadResponse } from "../answering/download-response.ts";
import { sendFile } from "../answering/file-answer.ts";
import { presentError } from "../answering/present-error.ts";
import { limitLinkCalls, signingCall } from "../signing/define-signing-route.ts";
import { isFormOf, requireOwnPage } from "../signing/own-page.ts";

/** The sealed file for a CC recipient, by the form of the page that their email links to. */
export async function downloadCopy(request: Request, { token }: { token: string }): Promise<Response> {
	const call = signingCall(request.headers);
	try {
		requireOwnPage(request);
		const download = await openCopyLink(call, token).catch(async (error: unknown) => {
			if (error instanceof AppError && error.code === "LinkUnusable") await limitLinkCalls(request.headers);
			throw error;
		});
		return await sendFile(request, downloadResponse(download));
	} catch (error) {
		const isOver = error instanceof AppError && error.code === "LinkUnusable";
		if (!isOver || !isFormOf(request)) return presentError(error, call.requestId);
		// The page says what has become of the link.
		const location = `/copies/${encodeURIComponent(token)}`;
		return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
	}
}
