import type { SavedField, ShownValue, SigningField } from "#lib/contract/signing/signing-page.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import type { Obstacle } from "#lib/fields/formulas/calculate-formulas.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { type DisplayContext, printedDateFormat } from "#lib/fields/values/format.ts";
import { isFilled } from "#lib/fields/values/values.ts";

/** One of the signer's fields while the page is open. */
export type FieldState = {
	field: SigningField;
	/** What counts: stored, or about to be. */
	shown: ShownValue | null;
	/** What stands in the control; differs from `shown` while it is wrong or unfinished. */
	draft: string;
	revision: number;
	/** dirty: not sent yet · saving: on its way · failed: will be tried again · held: the same, when the server says */
	save: "saved" | "dirty" | "saving" | "failed" | "held";
	problem: FieldValueProblem | null;
	/** Why the file that was chosen last was not taken; what the field held before stays. */
	refusal: FieldValueProblem | null;
	/** Why no number comes out of a formula; null also where nothing is filled in yet. */
	obstacle: Obstacle | null;
};

/** A field as the server has it. */
export function initialFieldState(field: SigningField): FieldState {
	const { shown, revision } = field;
	return { field, shown, draft: textOf(shown), revision, save: "saved", problem: null, refusal: null, obstacle: null };
}

/** The field with the date format that it inherits written into it: a day is typed and judged in that order. */
export function withOwnFormat(field: SigningField, display: Pick<DisplayContext, "account" | "locale">): SigningField {
	return { ...field, dateFormat: printedDateFormat(field, display) };
}

/** The canonical text of a value; marks and files have none. */
export function textOf(shown: ShownValue | null): string {
	return shown?.kind === "text" ? shown.value : "";
}

/** The field as the rules of lib/fields take it: a mark or file counts by being there. */
export function toRuleField({ field, shown }: FieldState): FieldWithValue {
	const value = shown === null ? null : shown.kind === "text" ? shown.value : shown.kind;
	return { ...field, value };
}

/** After the server has answered: its revision, and its value unless the person has typed on. */
export function withSaved(state: FieldState, saved: SavedField): FieldState {
	const hasTypedOn = state.save === "dirty";
	if (hasTypedOn) return { ...state, revision: saved.revision };
	const { shown, revision } = saved;
	return { ...state, shown, draft: textOf(shown), revision, save: "saved", refusal: null };
}

/** Another window wrote first: its value replaces what stands here. */
export function withConflict(state: FieldState, saved: SavedField): FieldState {
	const { shown, revision } = saved;
	return { ...state, shown, draft: textOf(shown), revision, save: "saved", problem: null, refusal: null };
}

/** Somebody came back to the page: what another window wrote counts, unless something is being entered here. */
export function withNewer(state: FieldState, saved: SavedField): FieldState {
	const isAtRest = state.save === "saved" && state.problem === null;
	return isAtRest && saved.revision > state.revision ? withConflict(state, saved) : state;
}

/** Whether the field's control is something the person can change. */
export function isEditable({ field }: FieldState): boolean {
	return FIELD_REGISTRY[field.type].kind !== "display" && !field.isReadOnly;
}

/** Whether a field counts as filled for the list and for screen readers. */
export function isStateFilled(field: FieldState): boolean {
	return isFilled(toRuleField(field));
}
