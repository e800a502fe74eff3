import { FIELD_KEY_TEXTS } from "#lib/contract/reference/field-key-texts.ts";
import { ATTACHMENT_EXTENSIONS } from "#lib/fields/file-rules.ts";
import { FIELD_KEYS, type FieldKey } from "#lib/fields/keys.ts";
import { COMMON_KEYS, FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { FIELD_TYPES, type FieldType } from "#lib/fields/types.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const MEANINGS: Readonly<Record<FieldType, string>> = {
	Signature: "The signer's adopted signature.",
	Initial: "The signer's initials.",
	TextBox: "Any text.",
	CheckBox: "On or off.",
	RadioButton: "One of a group.",
	Dropdown: "One of a list.",
	Label: "Text of yours on the page.",
	DateSigned: "The day this signer signed.",
	EditableDate: "A day the signer chooses.",
	Image: "A picture the signer gives.",
	Attachment: "A file the signer gives; it comes beside the PDF.",
	Hyperlink: "A link on the page.",
	Name: "The signer's name, filled in and editable.",
	Email: "The signer's address, filled in and editable.",
	Title: "The signer's position.",
	Company: "The signer's company.",
	Drawing: "Drawn with finger or mouse on the part of the page that its box covers, and printed exactly there.",
	Formula: "A number that is calculated from what is filled in elsewhere.",
};

/** What stands on pages: the types, and every key they know. */
export function DocsFields() {
	return (
		<Chapter id="fields" title="Form fields">
			<Prose>
				Fields stand in <Word>signers[i].formFields</Word>. A field needs a <Word>fieldType</Word>, a{" "}
				<Word>pageNumber</Word> and <Word>bounds</Word>; everything else has a default.
			</Prose>
			<DocsTable
				title="Types"
				rows={FIELD_TYPES.map((type) => [
					type,
					MEANINGS[type],
					FIELD_REGISTRY[type].mayBeReadOnly ? "May be read-only." : "",
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
