import { findTemplateFile } from "#lib/db/stores/template-drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { viewPageImage } from "#lib/domain/documents/pages/page-image.ts";
import { viewPageText } from "#lib/domain/documents/pages/page-text.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateScope } from "#lib/policy/template-scope.ts";

type NamedFile = { templateId: string; fileId: string };

/**
 * A page of a template’s file as WebP.
 *
 * @param input.page 1-based in the file
 * @throws AppError NotFound
 */
export const viewTemplatePage = defineVerb(
	{ permission: "templates.read" },
	async (
		context: GrantedContext,
		{ page, askedWidthPx, ...named }: NamedFile & { page: number; askedWidthPx: number | null },
	): Promise<Viewable> => {
		const file = await requireFile(context, named);
		if (!Number.isInteger(page) || page < 1 || page > file.pageCount) throw notFound("template");
		return viewPageImage(file, page, { askedWidthPx, requester: "sender" });
	},
);

/**
 * The pages of a template’s file as PDF, for a closer look.
 *
 * @throws AppError NotFound
 */
export const viewTemplateSource = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, named: NamedFile): Promise<Viewable> => {
		const { accountId, workingKey } = await requireFile(context, named);
		return viewObject(accountId, workingKey, "application/pdf");
	},
);

/**
 * The text of pages of a template’s file as JSON (lib/contract/page-text.ts).
 *
 * @param input.part 0-based
 * @throws AppError NotFound
 */
export const viewTemplateText = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { part, ...named }: NamedFile & { part: number }): Promise<Viewable> =>
		viewPageText(await requireFile(context, named), part, "sender"),
);

/** What no one has drawn yet is drawn when it is asked for. */
async function requireFile(context: GrantedContext, { templateId, fileId }: NamedFile) {
	const isAsked = isUuid(templateId) && isUuid(fileId);
	const file = isAsked ? await findTemplateFile(templateScope(context, "Use"), templateId, fileId) : null;
	if (!file) throw notFound("template");
	const { accountId } = context.principal;
	return { ...file, accountId, documentId: null, firstPage: 1, isDrawn: false, undrawnPages: [] };
}
