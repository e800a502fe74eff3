import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { LibraryField } from "./library-field.ts";

/** What a new custom field says where its type must say something. */
type NewFieldWords = { name: string; options: string[]; linkText: string };

/** A custom field before anything of it was set: as its type is by default, with what the type cannot do without. */
export function newLibraryField(type: FieldType, isShared: boolean, words: NewFieldWords): LibraryField {
	const { groupName: _group, tabIndex: _tab, ...defaults } = FIELD_DEFAULTS;
	const { defaultSize, isRequiredByDefault } = FIELD_REGISTRY[type];
	return {
		...defaults,
		...{ name: words.name, description: "", isShared, type, isRequired: isRequiredByDefault },
		bounds: { x: 0, y: 0, width: defaultSize.widthPx, height: defaultSize.heightPx },
		dropdownOptions: type === "Dropdown" ? words.options : [],
		hyperlinkText: type === "Hyperlink" ? words.linkText : "",
		value: type === "Label" ? words.name : null,
		idPrefix: null,
		restrictIdPrefixChange: false,
	};
}
