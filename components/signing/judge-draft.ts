import type { FieldValueProblem } from "#lib/fields/problems.ts";
import { loadRegexEngine } from "#lib/fields/regex.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { validateValue } from "#lib/fields/values.ts";
import { type FieldState, toRuleField } from "./field-state.ts";

export type Judgement = { value: string | null; problem: FieldValueProblem | null };

/**
 * What an entry comes to by the rules that the server applies too. A field with a sender's own regular
 * expression waits for the engine, which is loaded with the first such entry.
 */
export async function judgeDraft(state: FieldState, draft: string, all: readonly FieldState[]): Promise<Judgement> {
	if (state.field.validationType === "CustomRegex") await loadRegexEngine();
	return judge(state, draft, all);
}

/** The same at once, for fields without a regular expression of their own. */
export function judge(state: FieldState, draft: string, all: readonly FieldState[]): Judgement {
	const result = validateValue(state.field, draft, { now: new Date(), fields: all.map(toRuleField) });
	if ("error" in result) return { value: null, problem: result.error };
	const isOff = FIELD_REGISTRY[state.field.type].kind === "choice" && result.value === null;
	return { value: isOff ? "off" : result.value, problem: null };
}
