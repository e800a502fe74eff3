import type { RequestEmail } from "#lib/contract/request-email.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { requireKnownPlaceholders } from "#lib/domain/brands/require-request-email.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireReady } from "./require-ready.ts";
import { requireLockedTemplate } from "./require-template.ts";
import { saveVersion } from "./save-version.ts";

/**
 * Sets subject and message of signing emails of a template: another version of it.
 *
 * @param input.version that was seen
 * @throws AppError NotFound; Conflict when the template has another version by now; ValidationError that names the part
 */
export const setTemplateRequestEmail = defineVerb(
	{ permission: "templates.change" },
	async (
		context: GrantedContext,
		input: { templateId: string; version: number; email: RequestEmail },
	): Promise<void> => {
		const { email } = input;
		requireKnownPlaceholders(email);
		await inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, { templateId: input.templateId }, "Edit");
			requireReady(template);
			if (template.version !== input.version) throw refusal("Conflict", said("templateChanged"));
			const { current, templateLabels } = template;
			await saveVersion(tx, context, template, {
				state: { ...current.state, document: { ...current.state.document, message: email.message } },
				terms: { ...current.terms, requestSubject: email.subject },
				templateLabels,
			});
		});
	},
);
