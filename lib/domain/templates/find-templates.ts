import { browseTemplateRows } from "#lib/db/stores/templates/template-browsing.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateListScope } from "#lib/policy/template-scope.ts";
import { ANY_TEMPLATE } from "./any-template.ts";

const SHOWN = 4;

/** Templates that a text is part of or whose ID it is, last changed first. */
export const findTemplates = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { search }: { search: string }): Promise<{ id: string; title: string }[]> => {
		const text = search.toLowerCase();
		const filter = { ...ANY_TEMPLATE, ...(isUuid(text) ? { id: text } : { search: text }) };
		const { rows } = await browseTemplateRows(templateListScope(context), filter, { skip: 0, take: SHOWN });
		return rows.map(({ id, title }) => ({ id, title }));
	},
);
