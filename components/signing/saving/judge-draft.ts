import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { loadRegexEngine, needsRegexEngine } from "#lib/fields/rules/regex.ts";
import { syncedCopies, validateValue } from "#lib/fields/values/values.ts";
import { type FieldState, toRuleField } from "../state/field-state.ts";

type Judgement = { value: string | null; problem: FieldValueProblem | null };

/**
 * What an entry comes to by the rules that the server applies too. Where a sender's own regular
 * expression is asked, the engine is waited for, which is loaded with the first such entry; without a
 * connection to load it over the expression is left to the server.
 */
export async function judgeDraft(state: FieldState, draft: string, all: readonly FieldState[]): Promise<Judgement> {
	const isLoaded = await loadRegexEngine().then(
		() => true,
		() => false,
	);
	if (isLoaded) return judge(state, draft, all);
	const plain = (one: FieldState): FieldState =>
		one.field.validationType === "CustomRegex" ? { ...one, field: { ...one.field, validationType: "None" } } : one;
	return judge(plain(state), draft, all.map(plain));
}

/** Whether a sender's own regular expression is asked for an entry: the field's, or that of a copy which follows it. */
export function needsEngine({ field }: FieldState, all: readonly FieldState[]): boolean {
	const copies = syncedCopies(
		all.map((one) => one.field),
		field,
	);
	return needsRegexEngine([field, ...copies]);
}

/** The same at once, where no regular expression is asked. */
export function judge(state: FieldState, draft: string, all: readonly FieldState[]): Judgement {
	const result = validateValue(state.field, draft, { now: new Date(), fields: all.map(toRuleField) });
	if ("error" in result) return { value: null, problem: result.error };
	const isOff = FIELD_REGISTRY[state.field.type].kind === "choice" && result.value === null;
	return { value: isOff ? "off" : result.value, problem: null };
}
