import { randomUUID } from "node:crypto";
import type { SignerContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { type FileAnswer, sendFile } from "#lib/http/answering/file-answer.ts";
import { presentError } from "#lib/http/answering/present-error.ts";
import { backToPage } from "./back-to-page.ts";
import { requireSigner, type SigningParams } from "./define-signing-route.ts";
import { limitSignerDownloads } from "./limit-signer.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";

/**
 * A form of the signing page asks for the document. The audit trail records each download, so it is never a link: mail
 * scanners and prefetchers follow links.
 */
export function defineSigningDownload(
	open: (context: SignerContext) => Promise<FileAnswer>,
): (request: Request, route: { params: Promise<SigningParams> }) => Promise<Response> {
	return async (request, { params }) => {
		const { token } = await params;
		try {
			requireOwnPage(request);
			const context = await requireSigner(request, token);
			await limitSignerDownloads(context);
			return await sendFile(request, await open(context));
		} catch (error) {
			// The page says what has become of the link.
			const isOver = error instanceof AppError && error.code === "LinkUnusable";
			return isOver && isFormOf(request) ? backToPage(token) : presentError(error, randomUUID());
		}
	};
}
