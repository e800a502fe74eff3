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

type Labels = { documentLabels: string[]; templateLabels: string[] };
export type TemplateLabels = NamedTemplate & Labels;

const NONE: Labels = { documentLabels: [], templateLabels: [] };

/**
 * Adds labels to a template, and to documents that are made from it later.
 *
 * @throws AppError NotFound; ValidationError for more labels than there can be
 */
export const addTemplateLabels = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, labels: TemplateLabels) => change(context, labels, { add: labels, remove: NONE }),
);

/**
 * Removes labels from a template, and from documents that are made from it later.
 *
 * @throws AppError NotFound
 */
export const removeTemplateLabels = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, labels: TemplateLabels) => change(context, labels, { add: NONE, remove: labels }),
);

/**
 * Removes labels from a template and adds others.
 *
 * @throws AppError NotFound; ValidationError for more labels than there can be
 */
export const changeTemplateLabels = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, { add, remove, ...named }: NamedTemplate & { add: string[]; remove: string[] }) =>
		change(context, named, {
			add: { ...NONE, templateLabels: add },
			remove: { ...NONE, templateLabels: remove },
		}),
);

type Changed = { add: Labels; remove: Labels };

async function change(context: GrantedContext, named: NamedTemplate, { add, remove }: Changed): Promise<void> {
	const next = (kind: keyof Labels, now: readonly string[]) => [
		...new Set([...now.filter((label) => !remove[kind].includes(label)), ...add[kind]]),
	];
	await inTransaction(async (tx) => {
		const template = await requireLockedTemplate(tx, context, named, "Edit");
		requireReady(template);
		const { state, terms } = template.current;
		const labels = limited("DocumentLabels", next("documentLabels", state.document.labels));
		const templateLabels = limited("TemplateLabels", next("templateLabels", template.templateLabels));
		if (add.documentLabels.length > 0 || remove.documentLabels.length > 0) {
			const changed = { ...state, document: { ...state.document, labels } };
			return saveVersion(tx, context, template, { state: changed, terms, templateLabels });
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
