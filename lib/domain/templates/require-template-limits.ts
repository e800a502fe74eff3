import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { TEMPLATE_LIMITS } from "./library-limits.ts";

/** @throws AppError ValidationError or TooLarge when a template would hold more than one can */
export function requireRoom(state: DraftState): void {
	if (Object.keys(state.files).length > TEMPLATE_LIMITS.files) {
		throw fieldRefusal("Files", said("templateFilesMany", { limit: TEMPLATE_LIMITS.files }));
	}
	if (Object.keys(state.fields).length > TEMPLATE_LIMITS.fields) {
		throw fieldRefusal("Roles", said("templateFieldsMany", { limit: TEMPLATE_LIMITS.fields }));
	}
	if (JSON.stringify(state).length > DRAFT_LIMITS.stateLength) throw refusal("TooLarge", said("templateTooLarge"));
}
