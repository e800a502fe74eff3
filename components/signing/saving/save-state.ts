import type { FieldState } from "../state/field-state.ts";
import { isBeingEntered, shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";

/** Entries that cannot be stored as they are, but for the one that is still being made, and files that were not taken. */
export function wrongEntries(state: SigningState): FieldState[] {
	return shownStates(state).filter((one) => one.refusal !== null || isWrong(state, one));
}

/** Whether nothing is lost when the page is loaded again: a file that was not taken is still with the person. */
export function isAtRest(state: SigningState): boolean {
	const isStored = state.fields.every((one) => one.save === "saved");
	return isStored && !shownStates(state).some((one) => isWrong(state, one));
}

function isWrong(state: SigningState, { field, problem }: FieldState): boolean {
	return problem !== null && !isBeingEntered(state, field.id);
}

/** Whether everything is stored; wrong: all that can be. */
export function saveState(state: SigningState): "saved" | "saving" | "failed" | "held" | "wrong" {
	if (state.fields.some((one) => one.save === "failed")) return "failed";
	if (state.fields.some((one) => one.save === "held")) return "held";
	if (state.fields.some((one) => one.save !== "saved")) return "saving";
	return wrongEntries(state).length > 0 ? "wrong" : "saved";
}
