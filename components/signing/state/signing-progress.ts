import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";
import { isGroupFull } from "#lib/fields/rules/groups.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { isFieldRequired, isStillRequired, missingRequired, requiredGroup } from "#lib/fields/values/values.ts";
import { type FieldState, isEditable, toRuleField } from "./field-state.ts";
import type { SigningState } from "./signing-state.ts";

/** How much is done, counting a radio group once. */
type Progress = { done: number; total: number; left: number; missing: readonly FieldState[] };

/** What follows from how all fields stand together. */
type Facts = {
	/** All of them, as the rules take them. */
	rules: readonly FieldWithValue[];
	shown: readonly FieldState[];
	/** Ids of the fields that are there. */
	there: ReadonlySet<string>;
	required: ReadonlySet<string>;
	missing: ReadonlySet<string>;
	progress: Progress;
};

const known = new WeakMap<readonly FieldState[], Facts>();

/** Worked out once for each change: every field of the page asks for its part of it. */
function factsOf({ fields }: Pick<SigningState, "fields">): Facts {
	const found = known.get(fields) ?? findFacts(fields);
	known.set(fields, found);
	return found;
}

function findFacts(fields: readonly FieldState[]): Facts {
	const rules = fields.map(toRuleField);
	const shownRules = shownFields(rules);
	const there = new Set(shownRules.map((rule) => rule.id));
	const shown = fields.filter((one) => there.has(one.field.id));
	const progress = countProgress(shown, shownRules);
	return {
		rules,
		shown,
		there,
		required: new Set(shownRules.filter((rule) => isStillRequired(rule, shownRules)).map((rule) => rule.id)),
		missing: new Set(progress.missing.map((one) => one.field.id)),
		progress,
	};
}

function countProgress(shown: readonly FieldState[], rules: readonly FieldWithValue[]): Progress {
	const empty = new Set(missingRequired(rules).map((one) => one.id));
	const missing = shown.filter((one) => empty.has(one.field.id) || one.problem !== null);
	const groups = new Set<string>();
	const total = rules.filter((rule) => {
		if (!isFieldRequired(rule, rules)) return false;
		const name = requiredGroup(rule, rules);
		if (name === null) return true;
		if (groups.has(name)) return false;
		groups.add(name);
		return true;
	}).length;
	return { done: Math.max(0, total - empty.size), total, left: missing.length, missing };
}

/** Where the signer stands. Fields with a wrong entry count as missing. */
export function progressOf(state: SigningState): Progress {
	return factsOf(state).progress;
}

/** The fields that are there, as the values of the others stand; in walking order. */
export function shownStates(state: SigningState): readonly FieldState[] {
	return factsOf(state).shown;
}

/** Whether a field is there, as the values of the others stand. */
export function isShown(state: SigningState, { field }: FieldState): boolean {
	return factsOf(state).there.has(field.id);
}

/** Whether a field is filled because it must be, or still has to be. */
export function isAskedFor(state: SigningState, { field }: FieldState): boolean {
	return factsOf(state).required.has(field.id);
}

/** Whether a box cannot be ticked because as many of its group are as may be. */
export function isShut(state: SigningState, { field, draft }: FieldState): boolean {
	return !field.isReadOnly && draft !== "on" && isGroupFull(factsOf(state).rules, field);
}

/**
 * Where Next leads: the first missing field after the active one, else the first of all; null when none is left.
 *
 * @param passed ids of fields that are not led to
 */
export function nextField(state: SigningState, passed: readonly string[] = []): FieldState | null {
	const missing = progressOf(state).missing.filter((one) => !passed.includes(one.field.id));
	const place = state.fields.findIndex((one) => one.field.id === state.activeId);
	const order = (one: FieldState) => state.fields.indexOf(one);
	return missing.find((one) => order(one) > place) ?? missing[0] ?? null;
}

/** Whether Next has to go back: everything after the active field is filled in, and something before it is not. */
export function hasMissedSome(state: SigningState): boolean {
	const target = nextField(state);
	if (!target || state.activeId === null) return false;
	const place = state.fields.findIndex((one) => one.field.id === state.activeId);
	return state.fields.indexOf(target) <= place;
}

/** The field before or after another in walking order, among those the person can change. */
export function neighbour(state: SigningState, id: string, step: 1 | -1): FieldState | null {
	const editable = shownStates(state).filter(isEditable);
	const place = editable.findIndex((one) => one.field.id === id);
	return place < 0 ? null : (editable[place + step] ?? null);
}

const REQUIRED: FieldValueProblem = { code: "required" };

/** Why a field stands in the error summary; null when it does not. */
export function problemOf(state: SigningState, field: FieldState): FieldValueProblem | null {
	if (field.problem) return field.problem;
	return state.showsErrors && factsOf(state).missing.has(field.field.id) ? REQUIRED : null;
}

/** Whether an entry is still being made: until its field is left it is not called wrong, unless all that is left is. */
export function isBeingEntered(state: SigningState, id: string): boolean {
	return state.enteredId === id && !state.showsErrors;
}
