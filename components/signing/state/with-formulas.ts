import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import type { FormulaEngine } from "#lib/fields/formulas/load-formulas.ts";
import { type FieldState, textOf, toRuleField } from "./field-state.ts";

type Calculated = {
	fields: readonly FieldState[];
	operands: SigningView["operands"];
	formulaEngine: FormulaEngine | null;
};

/** The page's state with every formula calculated from what counts now; the server does the same when one finishes. */
export function withFormulas<State extends Calculated>(before: Calculated, after: State): State {
	const { formulaEngine: engine, operands } = after;
	const isSame = after.fields === before.fields && operands === before.operands && engine === before.formulaEngine;
	if (!engine || isSame) return after;
	const results = engine.calculateFormulas(after.fields.map(toRuleField), operands);
	const fields = after.fields.map((one): FieldState => {
		const result = results.get(one.field.id);
		if (!result || (result.value === (textOf(one.shown) || null) && result.obstacle === one.obstacle)) return one;
		const shown = result.value === null ? null : ({ kind: "text", value: result.value } as const);
		return { ...one, shown, obstacle: result.obstacle };
	});
	return fields.every((one, index) => one === after.fields[index]) ? after : { ...after, fields };
}

/** The formulas that change with a field, also by way of others, in walking order. */
export function formulasUsing({ fields, formulaEngine }: Calculated, fieldId: string): FieldState[] {
	if (!formulaEngine) return [];
	const formulas = fields.filter(({ field }) => field.type === "Formula");
	const changed = new Set([fieldId]);
	for (let size = 0; size < changed.size; ) {
		size = changed.size;
		for (const { field } of formulas) {
			if (formulaEngine.operandsOf(field).some((id) => changed.has(id))) changed.add(field.id);
		}
	}
	return formulas.filter(({ field }) => changed.has(field.id));
}
