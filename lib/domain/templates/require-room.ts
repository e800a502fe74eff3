import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { TEMPLATE_LIMITS } from "./limits.ts";

/** @throws AppError ValidationError or TooLarge when a template would hold more than one can */
export function requireRoom(state: DraftState): void {
	if (Object.keys(state.files).length > TEMPLATE_LIMITS.files) {
		throw fieldError("Files", `A template can have at most ${TEMPLATE_LIMITS.files} files.`);
	}
	if (Object.keys(state.fields).length > TEMPLATE_LIMITS.fields) {
		throw fieldError("Roles", `A template can have at most ${TEMPLATE_LIMITS.fields} form fields.`);
	}
	if (JSON.stringify(state).length > DRAFT_LIMITS.stateLength) {
		throw new AppError("TooLarge", "The values of the form fields are too large. Use smaller images.");
	}
}
