import { findShownFile } from "#lib/db/stores/draft-files.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { viewPageImage } from "#lib/domain/documents/pages/page-image.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

type NamedFile = { documentId: string; fileId: string };

/**
 * A page of a draft's file as WebP.
 *
 * @param input.page 1-based in the file
 * @throws AppError NotFound
 */
export const viewDraftPage = defineVerb(
	{ permission: "documents.read" },
	async (
		context: GrantedContext,
		input: NamedFile & { page: number; askedWidthPx: number | null },
	): Promise<Viewable> => {
		const file = await requireFile(context, input);
		const { page } = input;
		if (!Number.isInteger(page) || page < 1 || page > file.pageCount) throw notFound("document");
		return viewPageImage({ ...file, accountId: context.principal.accountId }, page, input.askedWidthPx);
	},
);

/**
 * The pages of a draft's file as PDF, for a closer look.
 *
 * @throws AppError NotFound
 */
export const viewDraftSource = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedFile): Promise<Viewable> => {
		const { workingKey } = await requireFile(context, input);
		return viewObject(context.principal.accountId, workingKey, "application/pdf");
	},
);

async function requireFile(context: GrantedContext, { documentId, fileId }: NamedFile) {
	const isAsked = isUuid(documentId) && isUuid(fileId);
	const file = isAsked ? await findShownFile(documentScope(context), documentId, fileId) : null;
	if (!file) throw notFound("document");
	return file;
}
