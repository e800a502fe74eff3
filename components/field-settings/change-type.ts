import type { FieldType } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, hasKey } from "#lib/fields/registry.ts";
import { NEW_FORMULA } from "./new-formula.ts";
import type { FieldSettings } from "./settings-of.ts";

/**
 * What changes when a field becomes another type. Its id, its place, its label and whose it is stay; what the new type
 * does not know is taken away, so that nothing unseen is sent.
 */
export function changeType(field: FieldSettings, type: FieldType): Partial<FieldSettings> {
	const [from, to] = [FIELD_REGISTRY[field.type], FIELD_REGISTRY[type]];
	const isSameKind = from.kind === to.kind && hasKey(type, "value");
	const hasOwnSize = from.kind === to.kind || !(isBox(field.type) || isBox(type));
	const { widthPx, heightPx } = to.defaultSize;
	return {
		type,
		isReadOnly: field.isReadOnly && to.mayBeReadOnly && isSameKind,
		value: isSameKind ? field.value : null,
		isRequired: to.kind === "display" ? false : field.isRequired,
		groupName: type === "RadioButton" ? (field.groupName ?? field.id) : null,
		groupRule: null,
		formula: type === "Formula" ? (field.formula ?? NEW_FORMULA) : null,
		conditionalRules: isTrigger(type) && isTrigger(field.type) && isSameKind ? field.conditionalRules : [],
		...(hasKey(type, "validationType") ? {} : { validationType: "None", characterLimit: null, dataSyncTag: null }),
		...(hasKey(field.type, "dateFormat") ? {} : newDates(type)),
		...(hasOwnSize ? {} : { bounds: { ...field.bounds, width: widthPx, height: heightPx } }),
	};
}

/** Dates made in the workplace are printed as the account prints dates. */
export function newDates(type: FieldType): { dateFormat?: null } {
	return hasKey(type, "dateFormat") ? { dateFormat: null } : {};
}

function isBox(type: FieldType): boolean {
	return FIELD_REGISTRY[type].kind === "choice";
}

/** Whether others can be shown by what is in a field of this type. */
export function isTrigger(type: FieldType): boolean {
	return type === "CheckBox" || type === "RadioButton" || type === "Dropdown";
}
