import { searchReceivers } from "#lib/db/stores/templates/template-shares.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireTemplate } from "./require-template.ts";

/** So many teams and people are offered. */
const MOST = 20;

type TemplateReceivers = {
	teams: { id: string; name: string }[];
	people: { id: string; name: string; email: string }[];
};

/**
 * Teams and people of the account that a template can be shared with or transferred to, by part of a name or address.
 *
 * @throws AppError NotFound
 */
export const findTemplateReceivers = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, input: { templateId: string; search: string }): Promise<TemplateReceivers> => {
		const { templateId, search } = input;
		const template = await requireTemplate(context, { templateId }, null);
		const { teams, people } = await searchReceivers(template.accountId, search, MOST);
		return { teams, people: people.filter(({ id }) => id !== template.ownerId) };
	},
);
