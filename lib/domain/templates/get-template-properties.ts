import type { TemplatePropertiesModel } from "#lib/contract/templates/read-models.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { findIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentProperties } from "./present-template.ts";
import { requireTemplate } from "./require-template.ts";

/**
 * Everything about a template.
 *
 * @throws AppError NotFound
 */
export const getTemplateProperties = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { templateId }: { templateId: string }): Promise<TemplatePropertiesModel> => {
		const template = await requireTemplate(context, { templateId });
		const { accountId, behalfEmail } = template;
		const ids = Object.values(template.current.state.recipients).flatMap(({ groupId }) => groupId ?? []);
		const groups = await findContactGroups({ accountId }, ids.filter(isUuid));
		const identity = behalfEmail && (await findIdentityRow(accountId, { email: behalfEmail.toLowerCase() }));
		return presentProperties(template, groups, identity ? identity.name : "");
	},
);
