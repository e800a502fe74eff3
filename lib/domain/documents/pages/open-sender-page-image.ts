import { findPageFile } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireShownDocument } from "../viewing/require-shown-document.ts";
import type { Viewable } from "../viewing/viewable.ts";
import { viewPageImage } from "./page-image.ts";
import { viewPageOverlay } from "./page-overlay.ts";

/**
 * A page of the user's document as WebP. Never the values: those are in the download.
 *
 * @param input.page 1-based, across files
 * @throws AppError NotFound
 */
export const openSenderPageImage = defineVerb(
	{ permission: "documents.read" },
	async (
		context: GrantedContext,
		input: { documentId: string; page: number; askedWidthPx: number | null },
	): Promise<Viewable> => {
		const isAsked = isUuid(input.documentId) && Number.isInteger(input.page) && input.page > 0 && input.page < 100_000;
		const file = isAsked ? await findFile(context, input) : null;
		if (!file) throw notFound("document");
		const shown = { ...file, accountId: context.principal.accountId };
		const wanted = { askedWidthPx: input.askedWidthPx, requester: "sender" as const };
		return viewPageImage(shown, input.page - file.firstPage + 1, wanted);
	},
);

/**
 * What sealing adds to a page (1-based, across files) of the user’s document besides its fields’ values, as SVG.
 *
 * @throws AppError NotFound
 */
export const viewSenderPageOverlay = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId, page }: { documentId: string; page: number }): Promise<Viewable> =>
		viewPageOverlay(await requireShownDocument(context, documentId), page, "sender"),
);

/** The file that holds a page; of a draft, as its desk orders them. */
async function findFile(context: GrantedContext, { documentId, page }: { documentId: string; page: number }) {
	const file = await findPageFile(documentScope(context), documentId, page);
	if (file && file.document.status !== "Draft") return file;
	const { files } = await requireShownDocument(context, documentId);
	return files.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
}
