import { MAX_LABELS } from "#lib/contract/documents/listing/label-limits.ts";
import { setTemplateLabels } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedColumns } from "./listed-columns.ts";
import { requireReady } from "./require-ready.ts";
import { type NamedTemplate, requireLockedTemplate } from "./require-template.ts";
import { saveVersion } from "./save-version.ts";

type TemplateLabels = NamedTemplate & { documentLabels: string[]; templateLabels: string[] };

/**
 * Adds labels to a template, and to documents that are made from it later.
 *
 * @throws AppError NotFound; ValidationError for more labels than there can be
 */
export const addTemplateLabels = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, input: TemplateLabels) =>
		changeLabels(context, input, (now, given) => [...new Set([...now, ...given])]),
);

/**
 * Removes labels from a template, and from documents that are made from it later.
 *
 * @throws AppError NotFound
 */
export const removeTemplateLabels = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, input: TemplateLabels) =>
		changeLabels(context, input, (now, given) => now.filter((label) => !given.includes(label))),
);

type Change = (now: readonly string[], given: readonly string[]) => string[];

async function changeLabels(context: GrantedContext, input: TemplateLabels, change: Change): Promise<void> {
	await inTransaction(async (tx) => {
		const template = await requireLockedTemplate(tx, context, input, "Edit");
		requireReady(template);
		const { state, terms } = template.current;
		const labels = limited("DocumentLabels", change(state.document.labels, input.documentLabels));
		const templateLabels = limited("TemplateLabels", change(template.templateLabels, input.templateLabels));
		if (input.documentLabels.length > 0) {
			const next = { ...state, document: { ...state.document, labels } };
			return saveVersion(tx, context, template, { state: next, terms, templateLabels });
		}
		const { searchText } = listedColumns(state, terms, templateLabels);
		await setTemplateLabels(tx, template, { templateLabels, searchText, activityAt: context.now() });
		await emitTemplateEvent(tx, context, { ...template, templateId: template.id }, "TemplateEdited");
	});
}

function limited(part: string, labels: string[]): string[] {
	if (labels.length > MAX_LABELS) {
		throw fieldRefusal(part, said("templateLabelsMany", { limit: MAX_LABELS, count: labels.length }));
	}
	return labels;
}
