import { FIELD_KEY_TEXTS } from "#lib/contract/reference/field-key-texts.ts";
import { ATTACHMENT_EXTENSIONS } from "#lib/fields/file-rules.ts";
import { FIELD_KEYS, type FieldKey } from "#lib/fields/keys.ts";
import { COMMON_KEYS, FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { FIELD_TYPES, type FieldType } from "#lib/fields/types.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const MEANINGS: Readonly<Record<FieldType, string>> = {
	Signature: "The signer’s adopted signature.",
	Initial: "The signer’s initials.",
	TextBox: "Any text.",
	CheckBox: "On or off.",
	RadioButton: "One choice in a group.",
	Dropdown: "One option from a list.",
	Label: "Fixed text on the page.",
	DateSigned: "The date this signer signed.",
	EditableDate: "A date the signer chooses.",
	Image: "An image the signer uploads.",
	Attachment: "A file the signer uploads, kept beside the PDF.",
	Hyperlink: "A link on the page.",
	Name: "The signer’s name, prefilled and editable.",
	Email: "The signer’s email address, prefilled and editable.",
	Title: "The signer’s job title.",
	Company: "The signer’s company.",
	Drawing: "A drawing on the area of the page that the field covers.",
	Formula: "A number calculated from other fields.",
};

/** Field types and their keys. */
export function DocsFields() {
	return (
		<Chapter id="fields" title="Form fields">
			<Prose>
				Pass fields in <Word>signers[i].formFields</Word>. Each needs a <Word>fieldType</Word>, <Word>pageNumber</Word>{" "}
				and <Word>bounds</Word>; everything else has a default.
			</Prose>
			<DocsTable
				title="Types"
				rows={FIELD_TYPES.map((type) => [
					type,
					MEANINGS[type],
					FIELD_REGISTRY[type].mayBeReadOnly ? "Can be read-only." : "",
				])}
			/>
			<DocsTable
				title="allowedFileTypes of an Attachment"
				rows={Object.entries(ATTACHMENT_EXTENSIONS).map(([name, extensions]) => [name, extensions.join(", "), ""])}
			/>
			<DocsTable title="Keys" rows={FIELD_KEYS.map((key) => [key, FIELD_KEY_TEXTS[key], usedBy(key)])} />
		</Chapter>
	);
}

function usedBy(key: FieldKey): string {
	if (COMMON_KEYS.includes(key)) return "All types";
	const types = FIELD_TYPES.filter((type) => FIELD_REGISTRY[type].keys.includes(key));
	return types.join(", ");
}
