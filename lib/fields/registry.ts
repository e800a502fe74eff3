import type { FieldKey } from "./field-keys.ts";
import type { FieldType } from "./field-types.ts";

/** What a field of one type is made of and may do. */
export type FieldTypeInfo = {
	/**
	 * text: typed characters. choice: on or off. option: one of a list. date: a calendar day.
	 * mark: drawn, typed or uploaded (lib/fields/values/mark.ts). file: bytes. display: shown, never filled by a person.
	 */
	kind: "text" | "choice" | "option" | "date" | "mark" | "file" | "display";
	/** Which may is said in lib/contract/README.md "Form fields". */
	mayBeReadOnly: boolean;
	isRequiredByDefault: boolean;
	/** Pixels of 96 dpi, what a palette drops and what missing bounds sizes become. */
	defaultSize: { widthPx: number; heightPx: number };
	/** Keys beside COMMON_KEYS that change how this type looks or behaves. */
	keys: readonly FieldKey[];
};

/** Keys that say the same for every type. */
export const COMMON_KEYS: readonly FieldKey[] = [
	"id",
	"name",
	"fieldType",
	"pageNumber",
	"bounds",
	"width",
	"height",
	"isRequired",
	"isReadOnly",
	"idPrefix",
	"restrictIdPrefixChange",
];

const FONT_KEYS: readonly FieldKey[] = [
	"fontSize",
	"font",
	"fontHexColor",
	"isBoldFont",
	"isItalicFont",
	"isUnderLineFont",
	"lineHeight",
	"textAlign",
	"textDirection",
	"characterSpacing",
	"backgroundHexColor",
	"resizeOption",
];

const TEXT_KEYS: readonly FieldKey[] = [
	...FONT_KEYS,
	"value",
	"characterLimit",
	"placeHolder",
	"validationType",
	"validationCustomRegex",
	"validationCustomRegexMessage",
	"dataSyncTag",
];

const TEXT: FieldTypeInfo = {
	kind: "text",
	mayBeReadOnly: false,
	isRequiredByDefault: false,
	defaultSize: { widthPx: 150, heightPx: 22 },
	keys: TEXT_KEYS,
};

/** One entry per type: the only place that knows the differences between types. */
export const FIELD_REGISTRY: Readonly<Record<FieldType, FieldTypeInfo>> = {
	Signature: mark({ widthPx: 200, heightPx: 50 }, true),
	Initial: mark({ widthPx: 80, heightPx: 40 }, true),
	Drawing: mark({ widthPx: 200, heightPx: 100 }, false),
	TextBox: { ...TEXT, mayBeReadOnly: true },
	Name: { ...TEXT, mayBeReadOnly: true },
	Email: TEXT,
	Title: TEXT,
	Company: TEXT,
	CheckBox: choice(["value", "backgroundHexColor", "fontHexColor"]),
	RadioButton: choice(["value", "groupName", "backgroundHexColor", "fontHexColor"]),
	Dropdown: { ...TEXT, kind: "option", keys: [...FONT_KEYS, "value", "dropdownOptions", "placeHolder"] },
	EditableDate: {
		...TEXT,
		kind: "date",
		mayBeReadOnly: true,
		keys: [...FONT_KEYS, "value", "dateFormat", "editableDateFieldSettings", "placeHolder"],
	},
	DateSigned: { ...TEXT, kind: "display", keys: [...FONT_KEYS, "dateFormat", "timeFormat"] },
	Formula: { ...TEXT, kind: "display", keys: [...FONT_KEYS, "placeHolder", "formulaFieldSettings"] },
	Label: { ...TEXT, kind: "display", keys: [...FONT_KEYS, "value"] },
	Hyperlink: { ...TEXT, kind: "display", keys: [...FONT_KEYS, "value", "hyperlinkText"] },
	Image: {
		kind: "file",
		mayBeReadOnly: true,
		isRequiredByDefault: false,
		defaultSize: { widthPx: 120, heightPx: 120 },
		keys: ["value", "imageInfo", "backgroundHexColor"],
	},
	Attachment: {
		kind: "file",
		mayBeReadOnly: false,
		isRequiredByDefault: false,
		defaultSize: { widthPx: 150, heightPx: 30 },
		keys: [...FONT_KEYS, "attachmentInfo"],
	},
};

function mark(defaultSize: FieldTypeInfo["defaultSize"], isRequiredByDefault: boolean): FieldTypeInfo {
	return { kind: "mark", mayBeReadOnly: false, isRequiredByDefault, defaultSize, keys: ["backgroundHexColor"] };
}

function choice(keys: readonly FieldKey[]): FieldTypeInfo {
	return {
		kind: "choice",
		mayBeReadOnly: true,
		isRequiredByDefault: false,
		defaultSize: { widthPx: 20, heightPx: 20 },
		keys,
	};
}

/** A person gives this type a value; the others are only shown. */
export function isFillable(type: FieldType): boolean {
	return FIELD_REGISTRY[type].kind !== "display";
}

/** Nobody writes it: the service itself does, when its signer finishes. */
export function isSetOnFinish(type: FieldType): boolean {
	return type === "DateSigned" || type === "Formula";
}

/** Typed characters: TextBox, Name, Email, Title, Company. */
export function isTextLike(type: FieldType): boolean {
	return FIELD_REGISTRY[type].kind === "text";
}

/** Filled by an adopted signature, initials or a drawing. */
export function isMark(type: FieldType): boolean {
	return FIELD_REGISTRY[type].kind === "mark";
}

/** Whether the key changes how this type looks or behaves. */
export function hasKey(type: FieldType, key: FieldKey): boolean {
	return COMMON_KEYS.includes(key) || FIELD_REGISTRY[type].keys.includes(key);
}
