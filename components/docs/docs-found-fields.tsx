import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const FOUND: (readonly [type: string, place: string, note: string])[] = [
	[
		"Signature, Initial",
		"A rule, dots or underscores with words such as Signature, Unterschrift, Paraphe.",
		"required",
	],
	["DateSigned", "A place for a date beside a signature.", ""],
	["EditableDate", "A place for any other date, such as that of birth.", "optional"],
	["Email", "A place with the words for an email address, and nothing else.", "optional"],
	["TextBox", "Other rules, dots and underscores with words, boxes, empty cells of a form.", "optional"],
	["CheckBox, RadioButton", "Squares; circles beside or under each other, which are one choice.", "optional"],
];

/** Fields that are found in the files. */
export function DocsFoundFields() {
	return (
		<Chapter id="found-fields" title="Found fields">
			<Prose>
				With <Word>autoDetectFields</Word> the form fields of a PDF become fields of the signers: texts, email
				addresses, check boxes, radio buttons, lists and signatures, with their names as ids, and with value, options
				and length. Their labels are their tooltips, else the words printed around them. They leave the pages that are
				sent. Places that look like fields become fields too. Words are known in English, French, German, Spanish,
				Italian, Portuguese and Dutch; on a scan without text, places are told by their shape, and what is written there
				is a TextBox.
			</Prose>
			<DocsTable title="Places" rows={FOUND} />
			<Prose>
				A found field goes to the signer whose <Word>signerRole</Word> or <Word>name</Word> is in its words, its name or
				the heading of its signature block: “Signature of tenant” to the signer with the role Tenant. Signature blocks
				that name no signer go to the signers without one, one block each. A date goes with the nearest signature.
				Everything else goes to the first signer who is not a reviewer. No field is made where the request or a text tag
				has one already.
			</Prose>
			<Prose>
				The request is refused when a signer would have no field, when a file carries a digital signature or has more
				than 200 pages. Look at the fields with getDocumentProperties: what is found is a guess, though seldom a wrong
				one.
			</Prose>
		</Chapter>
	);
}
