import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DeskCustomField } from "#lib/draft/editor-facts.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { type FieldPlace, newField } from "./new-field.ts";

/** A new field with all that a custom field says of it, named and numbered as that is. */
export function fieldOfCustom(state: DraftState, custom: DeskCustomField, place: FieldPlace): DraftField {
	const { type, idPrefix, restrictIdPrefixChange: _, bounds: _size, ...settings } = custom.definition;
	const made = newField(state, type, place);
	const taken = new Set(Object.values(state.fields).map((field) => field.id));
	return {
		...made,
		...settings,
		formula: settings.formula ?? made.formula,
		id: nextFieldId(idPrefix || type, taken),
		name: custom.name,
		label: settings.label || custom.name,
		customFieldId: custom.id,
	};
}
