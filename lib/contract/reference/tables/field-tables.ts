import { EXTRA_FIELD_KEYS, FIELD_KEYS, type FieldKey } from "#lib/fields/field-keys.ts";
import { FIELD_TYPES, type FieldType } from "#lib/fields/field-types.ts";
import { COMMON_KEYS, FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { ATTACHMENT_EXTENSIONS } from "#lib/fields/rules/file-rules.ts";
import { SHORT_TAG_TYPES } from "#lib/fields/text-tags/short-tag-types.ts";
import { TEXT_TAG_KEYS } from "#lib/fields/text-tags/text-tag-keys.ts";
import { FORM_FIELD, TEXT_TAG_DEFINITION } from "../../openapi/field-schemas.ts";
import type { JsonSchema } from "../../openapi/json-schema.ts";
import { markNames } from "../code-names.ts";
import { describeType } from "../describe-limits.ts";
import { FIELD_KEY_TEXTS } from "../field-key-texts.ts";
import { code, markdownTable } from "../markdown-table.ts";
import { TEXT_TAG_KEY_TEXTS } from "../text-tag-texts.ts";

const MEANINGS: Readonly<Record<FieldType, string>> = {
	Signature: "A signature that the signer types, draws or uploads.",
	Initial: "The signer’s initials.",
	TextBox: "Text that the signer types.",
	CheckBox: "A box that the signer can check.",
	RadioButton: "A button in a group. The signer can select only one button in the group.",
	Dropdown: "A list from which the signer selects one option.",
	Label: "Text from the sender that is printed on the page.",
	DateSigned: "The date on which the signer signs, filled in automatically.",
	EditableDate: "A date that the signer chooses.",
	Image: "An image that the signer uploads.",
	Attachment: "A file that the signer uploads. The file is stored separately from the PDF.",
	Hyperlink: "A link that the signer can open.",
	Name: "The signer’s name. The field is prefilled, but the signer can change the name.",
	Email: "The signer’s email address. The field is prefilled, but the signer can change the address.",
	Title: "The signer’s job title.",
	Company: "The signer’s company.",
	Drawing: "A drawing that the signer makes in the area of the page that the field covers.",
	Formula: "A number that is calculated from other fields.",
};

/** Tables about form fields, by name. */
export const FIELD_TABLES = {
	"field-types": () =>
		markdownTable(
			["type", "description", "required by default", "can be read-only", "default size"],
			FIELD_TYPES.map((type) => {
				const { isRequiredByDefault, mayBeReadOnly, defaultSize } = FIELD_REGISTRY[type];
				const size = `${defaultSize.widthPx} × ${defaultSize.heightPx}`;
				return [code(type), MEANINGS[type], yesOrNo(isRequiredByDefault), yesOrNo(mayBeReadOnly), size];
			}),
		),
	"field-keys": () =>
		markdownTable(
			["key", "value", "default", "description"],
			[...FIELD_KEYS, ...EXTRA_FIELD_KEYS].map((key) => {
				const schema = FORM_FIELD.properties?.[key] ?? {};
				return [
					code(key),
					describeType(schema),
					defaultOf(key, schema),
					`${markNames(FIELD_KEY_TEXTS[key], code)} ${usedBy(key)}`.trim(),
				];
			}),
		),
	"attachment-types": () =>
		markdownTable(
			["name", "extensions"],
			Object.entries(ATTACHMENT_EXTENSIONS).map(([name, extensions]) => [code(name), extensions.join(", ")]),
		),
	"text-tag-types": () =>
		markdownTable(
			["type", "field"],
			Object.entries(SHORT_TAG_TYPES).map(([name, type]) => [code(name), code(type)]),
		),
	"text-tag-keys": () =>
		markdownTable(
			["key", "value", "description"],
			TEXT_TAG_KEYS.map((key) => [
				code(key),
				describeType(TEXT_TAG_DEFINITION.properties?.[key] ?? {}),
				markNames(TEXT_TAG_KEY_TEXTS[key], code),
			]),
		),
};

function defaultOf(key: string, schema: JsonSchema): string {
	if (FORM_FIELD.required?.includes(key)) return "required";
	if (key === "isRequired") return "by type";
	return schema.default === undefined ? "" : code(String(schema.default));
}

/** Types for which a key is meant. The description of `groupName` names them: check boxes are grouped as well. */
function usedBy(key: FieldKey | (typeof EXTRA_FIELD_KEYS)[number]): string {
	if (key === "groupName") return "";
	const knows = (type: FieldType) => FIELD_REGISTRY[type].keys.some((known) => known === key);
	const types = FIELD_TYPES.filter(knows);
	const others = FIELD_TYPES.filter((type) => !knows(type));
	if (types.length === 0 || others.length === 0 || COMMON_KEYS.some((common) => common === key)) return "";
	return types.length <= others.length
		? `Applies to ${inList(types, "conjunction")}.`
		: `Doesn’t apply to ${inList(others, "disjunction")}.`;
}

function inList(types: readonly FieldType[], type: "conjunction" | "disjunction"): string {
	return new Intl.ListFormat("en-GB", { type }).format(types);
}

function yesOrNo(is: boolean): string {
	return is ? "yes" : "no";
}
