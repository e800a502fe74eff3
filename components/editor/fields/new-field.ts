import { newDates } from "#components/field-settings/change-type.ts";
import { NEW_FORMULA } from "#components/field-settings/new-formula.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import type { Bounds, FieldType } from "#lib/fields/field-types.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";

/** Where a field goes, and whose it is. */
export type FieldPlace = { recipientId: string; fileId: string; page: number; bounds: Bounds };

/** What is kept of a field where the next one of its type is to look and behave like it. */
const CARRIED = [
	"font",
	"textAlign",
	"textDirection",
	"characterSpacing",
	"backgroundColor",
	"dateFormat",
	"timeFormat",
	"resizeOption",
] as const;

/**
 * A new field with every default of the interface, but a date as the account writes dates; looking like the one of its
 * type before it.
 *
 * @param like the field of the same type that was placed last
 */
export function newField(state: DraftState, type: FieldType, place: FieldPlace, like?: DraftField): DraftField {
	const taken = new Set(Object.values(state.fields).map((field) => field.id));
	const { kind, isRequiredByDefault } = FIELD_REGISTRY[type];
	const made: DraftField = {
		...FIELD_DEFAULTS,
		...newDates(type),
		...place,
		type,
		id: nextFieldId(type, taken),
		// Boxes that are ticked without being asked for are the usual case, so what is typed or chosen is asked for.
		isRequired: isRequiredByDefault || kind === "option" || kind === "text",
		groupName: type === "RadioButton" ? nextGroupName(state) : null,
		formula: type === "Formula" ? NEW_FORMULA : null,
		order: null,
		customFieldId: null,
		foundAs: null,
	};
	return like?.type === type ? { ...made, ...pick(like) } : made;
}

function pick(field: DraftField): Partial<DraftField> {
	return Object.fromEntries(CARRIED.map((key) => [key, field[key]]));
}

function nextGroupName(state: DraftState): string {
	const taken = new Set(Object.values(state.fields).map((field) => field.groupName ?? ""));
	return nextFieldId("Group", taken);
}

/** The size that a type has where nobody drew it, in pixels of 96 dpi; never larger than the page. */
export function defaultSize(type: FieldType, page: { widthPx: number; heightPx: number }, like?: Bounds) {
	const { widthPx, heightPx } = FIELD_REGISTRY[type].defaultSize;
	return {
		width: Math.min(like?.width ?? widthPx, page.widthPx),
		height: Math.min(like?.height ?? heightPx, page.heightPx),
	};
}
