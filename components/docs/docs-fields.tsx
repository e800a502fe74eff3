import { FIELD_KEY_TEXTS } from "#lib/contract/reference/field-key-texts.ts";
import { FIELD_KEYS, type FieldKey } from "#lib/fields/keys.ts";
import { COMMON_KEYS, FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { FIELD_TYPES, type FieldType } from "#lib/fields/types.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";

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
	Drawing: "Drawn with finger or mouse.",
};

/** What stands on pages: the types, and every key they know. */
export function DocsFields() {
	return (
		<Chapter id="fields" title="Form fields">
			<Prose>
				Fields stand in <Word>signers[i].formFields</Word>. A field needs a <Word>fieldType</Word>, a{" "}
				<Word>pageNumber</Word> and <Word>bounds</Word>; everything else has a default.
			</Prose>
			<Table
				title="Types"
				rows={FIELD_TYPES.map((type) => [
					type,
					MEANINGS[type],
					FIELD_REGISTRY[type].mayBeReadOnly ? "May be read-only." : "",
				])}
			/>
			<Table title="Keys" rows={FIELD_KEYS.map((key) => [key, FIELD_KEY_TEXTS[key], usedBy(key)])} />
		</Chapter>
	);
}

function usedBy(key: FieldKey): string {
	if (COMMON_KEYS.includes(key)) return "All types";
	const types = FIELD_TYPES.filter((type) => FIELD_REGISTRY[type].keys.includes(key));
	return types.join(", ");
}

function Table({ title, rows }: { title: string; rows: [name: string, text: string, note: string][] }) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<h3 className="border-line border-b px-4 py-2.5 font-medium text-ink-soft">{title}</h3>
			<dl>
				{rows.map(([name, text, note]) => (
					<div
						key={name}
						className="grid gap-x-6 gap-y-0.5 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[15rem_minmax(0,1fr)]"
					>
						<dt className="break-words font-medium font-mono text-xs leading-5">{name}</dt>
						<dd className="min-w-0">
							{text}
							{note ? <span className="mt-0.5 block text-ink-soft text-xs leading-5">{note}</span> : null}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
