import type { FieldState } from "./field-state.ts";
import { isBeingEntered, shownStates } from "./signing-progress.ts";
import type { SigningState } from "./signing-state.ts";

/** Entries that cannot be stored as they are, but for the one that is still being made. */
export function wrongEntries(state: SigningState): FieldState[] {
	return shownStates(state).filter((one) => one.problem !== null && !isBeingEntered(state, one.field.id));
}

/** Whether everything is stored; wrong: all that can be. */
export function saveState(state: SigningState): "saved" | "saving" | "failed" | "held" | "wrong" {
	if (state.fields.some((one) => one.save === "failed")) return "failed";
	if (state.fields.some((one) => one.save === "held")) return "held";
	if (state.fields.some((one) => one.save !== "saved")) return "saving";
	return wrongEntries(state).length > 0 ? "wrong" : "saved";
}
