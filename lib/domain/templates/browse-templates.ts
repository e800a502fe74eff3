import {
	browseTemplateRows,
	browseUsedTemplates,
	findTemplateChoices,
	MOST_COUNTED_TEMPLATES,
	type TemplateCard,
	withShown,
} from "#lib/db/stores/templates/template-browsing.ts";
import type { TemplateFilter } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateListScope } from "#lib/policy/template-scope.ts";
import { ANY_TEMPLATE } from "./any-template.ts";

export type BrowseTemplates = {
	list: "all" | "own" | "shared" | "recent" | "trash";
	/** null: anyone’s; what isn’t an ID finds nothing. */
	ownerId: string | null;
	label: string | null;
	search: string;
	/** From 1. */
	page: number;
	pageSize: number;
};

type BrowsedTemplates = {
	rows: TemplateCard[];
	total: number;
	/** There may be more than were counted. */
	isMore: boolean;
	/** Of all lists. */
	choices: { owners: { id: string; name: string }[]; labels: string[] };
};

/** Templates that the reader may use, last changed first, or those that they used, last used first. */
export const browseTemplates = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, asked: BrowseTemplates): Promise<BrowsedTemplates> => {
		const { list, page, pageSize: take } = asked;
		const scope = templateListScope(context);
		const skip = (page - 1) * take;
		const filter = filterOf(asked);
		const { userId } = context.principal;
		const [found, choices] = await Promise.all([
			list === "recent"
				? browseUsed(browseUsedTemplates(scope, filter, userId), { skip, take })
				: browseTemplateRows(scope, filter, { skip, take }),
			findTemplateChoices(scope, ANY_TEMPLATE),
		]);
		return { ...found, isMore: found.total >= MOST_COUNTED_TEMPLATES, choices };
	},
);

async function browseUsed(
	listed: ReturnType<typeof browseUsedTemplates>,
	{ skip, take }: { skip: number; take: number },
): Promise<Pick<BrowsedTemplates, "rows" | "total">> {
	const used = await listed;
	return { rows: await withShown(used.slice(skip, skip + take)), total: used.length };
}

function filterOf({ list, ownerId, label, search }: BrowseTemplates): TemplateFilter {
	const text = search.toLowerCase();
	return {
		...ANY_TEMPLATE,
		// The trash has what the reader may restore: what is shared isn’t theirs to delete.
		...{ type: list === "recent" ? "all" : list === "trash" ? "own" : list, isTrashed: list === "trash" },
		...(isUuid(text) ? { id: text } : { search: text || null }),
		ownerId: ownerId === null || isUuid(ownerId) ? ownerId : NO_ONE,
		labels: label === null ? [] : [label],
	};
}

const NO_ONE = "00000000-0000-0000-0000-000000000000";
