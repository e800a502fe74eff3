import type { SignerContext } from "#lib/domain/context.ts";
import type { FileAnswer } from "#lib/http/answering/file-answer.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { BACK_WHEN_OVER } from "./back-to-page.ts";
import { requireSigner, type SigningParams } from "./define-signing-route.ts";
import { limitSignerDownloads } from "./limit-signer.ts";
import { requireOwnPage } from "./own-page.ts";

/**
 * A form of the signing page asks for the document. The audit trail records each download, so it is never a link: mail
 * scanners and prefetchers follow links.
 */
export function defineSigningDownload(open: (context: SignerContext) => Promise<FileAnswer>): Route<SigningParams> {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		requireOwnPage(request);
		const context = await requireSigner(request, token);
		await limitSignerDownloads(context);
		return open(context);
	}, BACK_WHEN_OVER);
}
