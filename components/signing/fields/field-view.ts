import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { type FieldState, isEditable } from "../state/field-state.ts";
import { isAskedFor, isBeingEntered, isShown, isShut, problemOf } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";

/** Everything that a field's look depends on: while none of it changes, the field is not rendered. */
type FieldView = {
	state: FieldState;
	isRequired: boolean;
	isActive: boolean;
	/** Nothing can be entered before the agreement: the server would not take it. */
	isClosed: boolean;
	/** As many of its group are ticked as may be. */
	isShut: boolean;
	/** What is to be said of it now; of an entry only when it is made. */
	problem: FieldValueProblem | null;
};

/** How a field stands. @param place in walking order, from 0 */
export function fieldView(state: SigningState, place: number): FieldView | null {
	const one = state.fields[place];
	if (!one) return null;
	const { id } = one.field;
	return {
		state: one,
		isRequired: isAskedFor(state, one),
		isActive: state.activeId === id,
		isClosed: !state.hasConsented && isEditable(one),
		isShut: isShut(state, one),
		problem: one.refusal ?? (isBeingEntered(state, id) ? null : problemOf(state, one)),
	};
}

/** The places in walking order of the fields that are there on a page. */
export function placesOn(state: SigningState, page: number): number[] {
	return state.fields.flatMap((one, place) => (one.field.page === page && isShown(state, one) ? [place] : []));
}
