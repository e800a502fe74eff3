import type { GrantedContext } from "#lib/domain/context.ts";
import { viewPageImage } from "#lib/domain/documents/pages/page-image.ts";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type NamedTemplateFile, requireTemplateFile, shownTemplateFile } from "./editing/edited-file.ts";

type Asked = NamedTemplateFile & {
	/** 1-based in the file. */
	page: number;
	askedWidthPx: number | null;
	/** What the page that asks knows to be left out of it (leftOutTag). */
	leftOut: string;
};

/**
 * A page of a template’s file as WebP, without fields. Files that the current version doesn’t have are for people who
 * may edit the template.
 *
 * @throws AppError NotFound
 */
export const viewTemplatePage = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { page, askedWidthPx, leftOut, ...named }: Asked): Promise<Viewable> => {
		const known = await requireTemplateFile(context, named, "Use");
		const file = known.isCurrent ? known.file : await shownTemplateFile(context, named, leftOut);
		if (!Number.isInteger(page) || page < 1 || page > file.pageCount) throw notFound("template");
		const { accountId } = known.template;
		// No job draws pages ahead: what couldn’t be drawn once stays so.
		const shown = { ...file, accountId, documentId: null, firstPage: 1, isDrawn: true };
		return viewPageImage(shown, page, { askedWidthPx, requester: "sender" });
	},
);
