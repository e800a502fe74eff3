import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const FOUND: (readonly [type: string, place: string, note: string])[] = [
	[
		"Signature, Initial",
		"A line, dots or underscores labelled Signature, Unterschrift, Paraphe or similar.",
		"required",
	],
	["DateSigned", "A date beside a signature.", ""],
	["EditableDate", "Any other date, such as a date of birth.", "optional"],
	["Email", "A blank labelled as an email address only.", "optional"],
	["TextBox", "Other labelled lines, dots, underscores, boxes and empty form cells.", "optional"],
	["CheckBox, RadioButton", "Squares; circles next to each other, which form one choice.", "optional"],
];

/** Fields detected in the files. */
export function DocsFoundFields() {
	return (
		<Chapter id="found-fields" title="Detected fields">
			<Prose>
				With <Word>autoDetectFields</Word>, a PDF’s form fields become signer fields: text, email addresses, checkboxes,
				radio buttons, lists and signatures. They keep their names as IDs, and their values, options and lengths. Labels
				come from tooltips or printed text. The original form fields are removed from the pages. Places that look like
				fields also become fields. Labels are recognised in English, French, German, Spanish, Italian, Portuguese and
				Dutch. On scans without text, places are detected by shape and blanks become TextBox fields.
			</Prose>
			<DocsTable title="Detected as" rows={FOUND} />
			<Prose>
				A field goes to the signer whose <Word>signerRole</Word> or <Word>name</Word> appears in its label, its name or
				the heading of its signature block: “Signature of tenant” goes to the signer with the role Tenant. Signature
				blocks that name no signer are assigned in turn to signers without one. A date goes with the nearest signature.
				Everything else goes to the first signer who isn’t a reviewer. Places that already have a field from the request
				or a text tag are skipped.
			</Prose>
			<Prose>
				The request is refused if a signer would have no field, or if a file is digitally signed or has more than 200
				pages. Detection can be wrong: check the fields with document/properties.
			</Prose>
		</Chapter>
	);
}
