import { readingOrder } from "#components/editor/fields/reading-order.ts";
import { isTrigger } from "#components/field-settings/change-type.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import type { ConditionalRule } from "#lib/fields/field-types.ts";

/** A condition seen from the field that it shows: which field decides (its key), and how. */
export type Condition = { trigger: string; index: number; rule: ConditionalRule };

type Fields = DraftState["fields"];

/** What decides whether a field is shown. The rules themselves stand at the fields that decide. */
export function conditionsOf(fields: Fields, key: string): Condition[] {
	const shown = fields[key];
	if (!shown) return [];
	return Object.entries(fields).flatMap(([trigger, field]) =>
		field.conditionalRules.flatMap((rule, index) => (rule.fieldId === shown.id ? [{ trigger, index, rule }] : [])),
	);
}

/** The fields that can decide about one, in reading order: those of the same person that are ticked or chosen from. */
export function triggersFor({ fields, files }: Pick<DraftState, "fields" | "files">, key: string): string[] {
	const shown = fields[key];
	return readingOrder({ fields, files }).filter((other) => {
		const field = fields[other];
		return other !== key && field && field.recipientId === shown?.recipientId && isTrigger(field.type);
	});
}

/** Lets a field decide about another. */
export function addCondition(fields: Fields, key: string, trigger: string): DraftChange[] {
	const [shown, deciding] = [fields[key], fields[trigger]];
	if (!shown || !deciding) return [];
	return [withRules(trigger, [...deciding.conditionalRules, firstRule(deciding, shown.id)])];
}

/** Another rule in the place of one, or none (null). */
export function changeCondition(
	fields: Fields,
	{ trigger, index }: Condition,
	rule: ConditionalRule | null,
): DraftChange[] {
	const rules = fields[trigger]?.conditionalRules ?? [];
	return [
		withRules(
			trigger,
			rules.flatMap((one, at) => (at === index ? (rule ?? []) : one)),
		),
	];
}

/** Another field decides. */
export function moveCondition(fields: Fields, condition: Condition, trigger: string): DraftChange[] {
	const deciding = fields[trigger];
	if (!deciding || trigger === condition.trigger) return [];
	const rules = [...deciding.conditionalRules, firstRule(deciding, condition.rule.fieldId)];
	return [...changeCondition(fields, condition, null), withRules(trigger, rules)];
}

function firstRule(deciding: DraftField, fieldId: string): ConditionalRule {
	if (deciding.type === "Dropdown") return { fieldId, isChecked: false, value: deciding.dropdownOptions[0] ?? "" };
	return { fieldId, isChecked: true, value: null };
}

function withRules(id: string, conditionalRules: ConditionalRule[]): DraftChange {
	return { kind: "patch", in: "fields", id, set: { conditionalRules } };
}
