import type { GrantedContext } from "#lib/domain/context.ts";
import { viewPageText } from "#lib/domain/documents/pages/page-text.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type NamedTemplateFile, shownTemplateFile } from "./edited-file.ts";

type ViewedFile = NamedTemplateFile & {
	/** What the page that asks knows to be left out of it (leftOutTag). */
	leftOut: string;
};

/**
 * The pages of a template’s file as PDF, for a closer look.
 *
 * @throws AppError NotFound
 */
export const viewTemplateSource = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, named: ViewedFile): Promise<Viewable> => {
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
	{ permission: "templates.change" },
	async (context: GrantedContext, { part, ...named }: ViewedFile & { part: number }): Promise<Viewable> =>
		viewPageText(await requireFile(context, named), part, "sender"),
);

/** What no one has drawn yet is drawn when it is asked for. */
async function requireFile(context: GrantedContext, { leftOut, ...named }: ViewedFile) {
	const file = await shownTemplateFile(context, named, leftOut);
	const { accountId } = context.principal;
	return { ...file, accountId, documentId: null, firstPage: 1, isDrawn: false, undrawnPages: [] };
}
