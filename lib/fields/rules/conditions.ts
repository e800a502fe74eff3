import type { ConditionalRule, FieldDefinition, FieldWithValue } from "#lib/fields/field-types.ts";

/** The fields that are there, as the values of the others stand. */
export function shownFields<T extends FieldWithValue>(fields: readonly T[]): T[] {
	const rules = fields.flatMap((trigger) => (trigger.conditionalRules ?? []).map((rule) => ({ trigger, rule })));
	if (rules.length === 0) return [...fields];
	const known = new Map<string, boolean>();
	const isShown = (id: string): boolean => {
		const found = known.get(id);
		if (found !== undefined) return found;
		// Rules in a circle are refused when a document is sent; should there be one, nothing in it is shown.
		known.set(id, false);
		const own = rules.filter(({ rule }) => rule.fieldId === id);
		const shown = own.length === 0 || own.some(({ trigger, rule }) => isMet(trigger, rule) && isShown(trigger.id));
		known.set(id, shown);
		return shown;
	};
	return fields.filter((field) => isShown(field.id));
}

function isMet(trigger: FieldWithValue, { isChecked, value }: ConditionalRule): boolean {
	if (trigger.type === "Dropdown") return trigger.value === value;
	return (trigger.value === "on") === isChecked;
}

/** What is wrong with the rules of one signer's fields among each other: by field and rule, in order. */
export function findConditionProblems(
	fields: readonly FieldDefinition[],
): { field: number; rule: number; message: string }[] {
	const byId = new Map(fields.map((field) => [field.id, field]));
	return fields.flatMap((field, index) =>
		(field.conditionalRules ?? []).flatMap(({ fieldId }, rule) => {
			const message = !byId.has(fieldId)
				? `${fieldId} is not a field of the same signer.`
				: reaches(byId, fieldId, field.id)
					? `${fieldId} shows ${field.id} itself. Conditional rules can’t be circular.`
					: null;
			return message === null ? [] : [{ field: index, rule, message }];
		}),
	);
}

/** Whether rules lead from one field to another. */
function reaches(byId: ReadonlyMap<string, FieldDefinition>, from: string, to: string): boolean {
	const seen = new Set<string>();
	const next = [from];
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		if (id === to) return true;
		if (seen.has(id)) continue;
		seen.add(id);
		next.push(...(byId.get(id)?.conditionalRules ?? []).map((rule) => rule.fieldId));
	}
	return false;
}
