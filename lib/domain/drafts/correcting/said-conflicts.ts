import { thingOf } from "#lib/draft/collections.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { UnkeptChange } from "#lib/draft/merge-correction.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import type { SaidConflict } from "./conflict-error.ts";
import type { OpenCorrection } from "./find-correction.ts";

/**
 * What of a correction cannot be kept, in words that name the person and the field.
 *
 * @param states where a thing is looked for that is not in all of them
 */
export function saidConflicts(
	conflicts: readonly UnkeptChange[],
	states: readonly DraftState[],
	{ names }: Pick<OpenCorrection, "names">,
): SaidConflict[] {
	const nameOf = (id: string) => names.get(id) ?? find(states, (state) => thingOf(state, "recipients", id)?.name) ?? "";
	return conflicts.map(({ operation, ...conflict }) => ({
		...conflict,
		sentence: conflict.in === "fields" ? ofField(operation, conflict, states, nameOf) : ofOther(conflict, nameOf),
	}));
}

function find<T>(states: readonly DraftState[], look: (state: DraftState) => T | null | undefined): T | undefined {
	for (const state of states) {
		const found = look(state);
		if (found) return found;
	}
	return undefined;
}

type Conflict = Omit<SaidConflict, "sentence">;

function ofField(
	operation: UnkeptChange["operation"],
	{ id, why }: Conflict,
	states: readonly DraftState[],
	nameOf: (id: string) => string,
): Said {
	const key = id ?? "";
	const stored = find(states, (state) => thingOf(state, "fields", key));
	const added = operation.in === "fields" && operation.kind === "add" ? operation.value : undefined;
	const field = fieldName(stored ?? added);
	if (why === "changed") return said("correctionFieldChanged", { field });
	const owner = (added ?? stored)?.recipientId ?? "";
	const given = operation.in === "fields" && operation.kind === "patch" ? operation.set.recipientId : undefined;
	const name = nameOf(given ?? owner);
	return stored && !added
		? said("correctionSignedField", { name, field })
		: said("correctionSignedFieldNew", { name, field });
}

function ofOther({ in: collection, id, property, why }: Conflict, nameOf: (id: string) => string): Said {
	if (collection === "recipients") {
		const name = nameOf(id ?? "");
		if (why === "asked") return said("correctionAsked", { name });
		return why === "signed"
			? said("correctionSignedRecipient", { name })
			: said("correctionRecipientChanged", { name });
	}
	if (why === "signed") return said("correctionSealedMeanwhile");
	if (property === "labels") return said("correctionLabelsChanged");
	const isExpiry = property === "expiryValue" || property === "expiryDateType" || property === "disableExpiryAlert";
	return said(isExpiry ? "correctionExpiryChanged" : "correctionSettingChanged");
}

function fieldName(field: DraftField | undefined): string {
	return field?.label || field?.name || field?.id || "";
}
