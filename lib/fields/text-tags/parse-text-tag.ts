import type { FieldType } from "#lib/fields/field-types.ts";
import { cleanText } from "#lib/fields/parsing/read-input.ts";
import { DATE_FORMAT_SPELLINGS, FIELD_TYPE_SPELLINGS } from "#lib/fields/parsing/spellings.ts";
import { SHORT_TAG_TYPES } from "./short-tag-types.ts";

/** What a text tag asks for: `{{type|signerIndex|required|label|fieldId}}` or `{{@definitionId:label|fieldId}}`. */
export type TextTag =
	| {
			kind: "inline";
			type: FieldType;
			/** 1-based place in the list of signers. */
			signerIndex: number;
			isRequired: boolean;
			label: string;
			fieldId: string | null;
			/** Of an EditableDate, whose fourth part may be one. */
			dateFormat: string | null;
	  }
	| { kind: "defined"; definitionId: string; label: string; fieldId: string | null }
	/** Meant as a tag, and not understood. */
	| { kind: "wrong"; problem: string };

const TYPE_ADVICE = `Use one of ${Object.keys(SHORT_TAG_TYPES).join(", ")}, or a field type such as Name, Email, Title or Company.`;
const MAX_PARTS = 5;

/**
 * Reads what stands between `{{` and `}}`; null when that is no tag of ours but other text in braces,
 * such as a template's placeholder: a tag begins with `@`, or names a field type or a signer's number.
 */
export function parseTextTag(inner: string): TextTag | null {
	const text = cleanText(inner.normalize("NFKC")).replace(/\s+/g, " ");
	if (text.startsWith("@")) return parseDefined(text.slice(1));
	const parts = text.split("|").map((part) => part.trim());
	const [typeName = "", indexText = "", required = "", label = "", fieldId = ""] = parts;
	if (parts.length === 1) return null;
	const type = typeOf(withoutBlanks(typeName));
	const signerIndex = /^\d{1,3}$/.test(withoutBlanks(indexText)) ? Number(withoutBlanks(indexText)) : 0;
	if (!type && signerIndex === 0) return null;
	if (!type) return wrong(`"${typeName}" isn’t a tag type. ${TYPE_ADVICE}`);
	if (signerIndex === 0) return wrong("its second part must be the number of a signer, from 1.");
	if (required !== "*" && required !== "") return wrong('its third part must be "*" (required) or blank (optional).');
	if (parts.length > MAX_PARTS) return wrong("it has more than five parts: type, signer, required, label, field id.");
	const dateFormat = type === "EditableDate" ? dateFormatOf(label) : null;
	return {
		kind: "inline",
		type,
		signerIndex,
		isRequired: required === "*",
		label: dateFormat ? "" : label,
		fieldId: withoutBlanks(fieldId) || null,
		dateFormat,
	};
}

function parseDefined(text: string): TextTag {
	const [, id = "", label = "", fieldId = ""] = /^([^:|]*)(?::([^|]*))?(?:\|(.*))?$/.exec(text) ?? [];
	const definitionId = withoutBlanks(id);
	if (definitionId === "") return wrong("it has no definition ID.");
	return { kind: "defined", definitionId, label: label.trim(), fieldId: withoutBlanks(fieldId) || null };
}

function wrong(problem: string): TextTag {
	return { kind: "wrong", problem };
}

function typeOf(name: string): FieldType | undefined {
	const key = name.toLowerCase();
	return SHORT_TAG_TYPES[key] ?? FIELD_TYPE_SPELLINGS.byText.get(key);
}

/** Blanks after commas do not matter here: a narrow tag may be printed without them. */
function dateFormatOf(text: string): string | null {
	const tight = withoutBlanks(text).toLowerCase();
	return DATE_FORMAT_SPELLINGS.literals.find((format) => withoutBlanks(format).toLowerCase() === tight) ?? null;
}

/** A tag that is kerned or wrapped may seem to have blanks where it has none. */
function withoutBlanks(text: string): string {
	return text.replace(/\s+/g, "");
}
