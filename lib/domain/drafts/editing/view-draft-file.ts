import { findShownFile } from "#lib/db/stores/drafts/draft-files.ts";
import { findDraftInScope } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { viewPageImage } from "#lib/domain/documents/pages/page-image.ts";
import { viewPageText } from "#lib/domain/documents/pages/page-text.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { leftOutTag } from "#lib/draft/found-place.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { matchWorkingFile } from "./match-working-file.ts";

type NamedFile = {
	documentId: string;
	fileId: string;
	/** What the page that asks knows to be left out of it (leftOutTag). */
	leftOut: string;
};

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
		const shown = { ...file, accountId: context.principal.accountId };
		return viewPageImage(shown, page, { askedWidthPx: input.askedWidthPx, requester: "sender" });
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

/**
 * The text of pages of a draft's file as JSON (lib/contract/page-text.ts).
 *
 * @param input.part 0-based
 * @throws AppError NotFound
 */
export const viewDraftText = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedFile & { part: number }): Promise<Viewable> => {
		const file = await requireFile(context, input);
		return viewPageText({ ...file, accountId: context.principal.accountId }, input.part, "sender");
	},
);

/** As the draft wants it now, where the page that asks knows of something else; as it was, where that cannot be made. */
async function requireFile(context: GrantedContext, { documentId, fileId, leftOut }: NamedFile) {
	const isAsked = isUuid(documentId) && isUuid(fileId);
	const scope = documentScope(context);
	const file = isAsked ? await findShownFile(scope, documentId, fileId) : null;
	if (!file) throw notFound("document");
	if (leftOutTag(file.leftOut) === leftOut) return file;
	const found = await findDraftInScope(scope, documentId, null);
	if (found?.status !== "Draft" || !found.draft) return file;
	return matchWorkingFile(context, file, found.draft.state).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "UnusableFile") return file;
		throw error;
	});
}
