import { z } from "zod";
import { type CustomFieldRequest, customFieldBodyBeta } from "#lib/contract/custom-fields/custom-field-wire.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import type { CustomFieldDefinition } from "#lib/fields/parsing/parse-custom-field.ts";
import { draftFieldSchema } from "./draft-field-schema.ts";
import type { DraftField } from "./draft-state.ts";
import { text } from "./draft-values.ts";
import { fieldWire } from "./to-send-wire.ts";

/** A custom field with all that can be set of it: what it is called, who sees it, and what is placed of it. */
export type LibraryField = { name: string; description: string; isShared: boolean } & CustomFieldDefinition;

/** What the library knows of a custom field. */
export type LibraryEntry = {
	id: string;
	/** Where it stands in its brand's order: a small number is first. */
	position: number;
	/** Whoever looks made it. */
	isOwn: boolean;
	/** Whoever looks may change and delete it. */
	mayChange: boolean;
	field: LibraryField;
};

/** A brand, as far as its custom fields go. */
export type LibraryBrand = {
	id: string;
	name: string;
	isDefault: boolean;
	/** Senders find its shared fields on the desk. */
	showsShared: boolean;
};

/** How many documents and drafts carry a field that was made from a custom field, and which they are. */
export type CustomFieldUses = {
	documents: number;
	drafts: number;
	/** There are more than were counted. */
	hasMore: boolean;
	/** Those of them that the reader may open, the last active first; a few. */
	latest: { id: string; title: string; status: string }[];
};

/** What of a custom field is to change. The shapes are those of a draft's field; whether it may be so is judged by the rules of the interface. */
export const libraryPatchSchema = draftFieldSchema
	.omit({
		...{ recipientId: true, fileId: true, page: true, id: true, name: true, groupName: true, tabIndex: true },
		...{ order: true, customFieldId: true, foundAs: true, groupRule: true, conditionalRules: true },
	})
	.extend({
		name: text(256),
		description: text(2_001),
		isShared: z.boolean(),
		idPrefix: text(101).nullable(),
		restrictIdPrefixChange: z.boolean(),
	})
	.partial();

export type LibraryPatch = z.output<typeof libraryPatchSchema>;

/** A setting as the library shows it: where a refusal is said. */
export type RefusedSetting =
	| Extract<
			keyof LibraryField,
			| "name"
			| "description"
			| "type"
			| "value"
			| "isReadOnly"
			| "characterLimit"
			| "dropdownOptions"
			| "placeholder"
			| "label"
			| "validationType"
			| "validationRegex"
			| "validationRegexMessage"
			| "dateFormat"
			| "timeFormat"
			| "minDate"
			| "maxDate"
			| "hyperlinkText"
			| "formula"
			| "dataSyncTag"
			| "characterSpacing"
			| "backgroundColor"
			| "idPrefix"
			| "font"
	  >
	| "width"
	| "height"
	| "fileTitle"
	| "fileDescription"
	| "fileTypes";

/** What became of a change: the field as it is kept, what was not taken, and where it is to be said. */
type SettledField = {
	request: CustomFieldRequest | null;
	/** Keys of the change that were not taken. */
	unsaved: (keyof LibraryPatch)[];
	refused: RefusedSetting[];
};

/** What the interface says of a field; the request that an API client would send for it. */
type Judged = { request: CustomFieldRequest; refused: [] } | { request: null; refused: RefusedSetting[] };

/**
 * Takes as much of a change as the rules of the interface take: what is refused waits until it is mended, and holds
 * nothing else back.
 *
 * @param place the brand and the place in its order, which stay
 */
export function settleField(
	stored: LibraryField,
	patch: LibraryPatch,
	place: { brandId: string; fieldOrder: number },
): SettledField {
	const wanted = judge(merge(stored, patch), place);
	if (wanted.request) return { request: wanted.request, unsaved: [], refused: [] };
	const keys = Object.keys(patch) as (keyof LibraryPatch)[];
	const taken = new Set<keyof LibraryPatch>();
	let request: CustomFieldRequest | null = null;
	// What is refused alone may be right together with what comes after it.
	for (const key of [...keys, ...keys]) {
		if (taken.has(key)) continue;
		const tried = judge(merge(stored, pick(patch, [...taken, key])), place);
		if (!tried.request) continue;
		taken.add(key);
		request = tried.request;
	}
	return { request, unsaved: keys.filter((key) => !taken.has(key)), refused: wanted.refused };
}

function merge(stored: LibraryField, patch: LibraryPatch): LibraryField {
	return { ...stored, ...(patch as Partial<LibraryField>) };
}

function pick(patch: LibraryPatch, keys: readonly (keyof LibraryPatch)[]): LibraryPatch {
	return Object.fromEntries(keys.map((key) => [key, patch[key]]));
}

function judge(field: LibraryField, place: { brandId: string; fieldOrder: number }): Judged {
	const { name, description, isShared, idPrefix, restrictIdPrefixChange } = field;
	const { width, height } = field.bounds;
	const formField = { ...fieldWire(placed(field), 1, null), width, height, idPrefix, restrictIdPrefixChange };
	const parsed = customFieldBodyBeta.safeParse({
		...place,
		fieldName: name,
		fieldDescription: description,
		sharedField: isShared,
		formField,
	});
	if (parsed.success) return { request: parsed.data, refused: [] };
	return { request: null, refused: [...new Set(Object.keys(fieldErrorsOf(parsed.error)).map(settingOf))] };
}

/** What stands for the place that a custom field has none of. A formula that says nothing yet is none: who places it writes one. */
function placed(field: LibraryField): DraftField {
	const { isShared: _shared, description: _about, idPrefix: _prefix, restrictIdPrefixChange: _fixed, ...same } = field;
	const formula = field.formula?.expression.trim() ? field.formula : null;
	return {
		...same,
		...{ id: "", name: "", page: 1, groupName: null, groupRule: null, tabIndex: null },
		...{ recipientId: "", fileId: "", order: null, customFieldId: null, foundAs: null },
		formula,
	};
}

const SETTINGS: Readonly<Record<string, RefusedSetting>> = {
	FieldName: "name",
	FieldDescription: "description",
	"FormField.FieldType": "type",
	"FormField.Width": "width",
	"FormField.Height": "height",
	"FormField.Value": "value",
	"FormField.IsReadOnly": "isReadOnly",
	"FormField.CharacterLimit": "characterLimit",
	"FormField.DropdownOptions": "dropdownOptions",
	"FormField.PlaceHolder": "placeholder",
	"FormField.ValidationType": "validationType",
	"FormField.ValidationCustomRegex": "validationRegex",
	"FormField.ValidationCustomRegexMessage": "validationRegexMessage",
	"FormField.DateFormat": "dateFormat",
	"FormField.TimeFormat": "timeFormat",
	"FormField.EditableDateFieldSettings.MinDate": "minDate",
	"FormField.EditableDateFieldSettings.MaxDate": "maxDate",
	"FormField.ImageInfo.Title": "fileTitle",
	"FormField.ImageInfo.Description": "fileDescription",
	"FormField.ImageInfo": "fileTypes",
	"FormField.AttachmentInfo.Title": "fileTitle",
	"FormField.AttachmentInfo.Description": "fileDescription",
	"FormField.AttachmentInfo": "fileTypes",
	"FormField.HyperlinkText": "hyperlinkText",
	"FormField.FormulaFieldSettings": "formula",
	"FormField.DataSyncTag": "dataSyncTag",
	"FormField.CharacterSpacing": "characterSpacing",
	"FormField.BackgroundHexColor": "backgroundColor",
	"FormField.IdPrefix": "idPrefix",
	"FormField.Label": "label",
};

/** The setting that a part of the request is made from: by the longest name that it begins with. */
function settingOf(part: string): RefusedSetting {
	for (let name = part; name.includes(".") || name in SETTINGS; name = name.slice(0, name.lastIndexOf("."))) {
		const found = SETTINGS[name.replace(/\[\d+\]$/, "")];
		if (found) return found;
		if (!name.includes(".")) break;
	}
	return "font";
}
