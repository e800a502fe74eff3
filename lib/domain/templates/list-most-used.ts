import { browseUsedTemplates, type TemplateCard, withShown } from "#lib/db/stores/templates/template-browsing.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateListScope } from "#lib/policy/template-scope.ts";
import { ANY_TEMPLATE } from "./any-template.ts";

const SHOWN = 4;

/** Templates that the reader used most, of those used last. */
export const listMostUsedTemplates = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext): Promise<TemplateCard[]> => {
		const used = await browseUsedTemplates(templateListScope(context), ANY_TEMPLATE, context.principal.userId);
		return withShown(used.sort((one, other) => other.count - one.count).slice(0, SHOWN));
	},
);
