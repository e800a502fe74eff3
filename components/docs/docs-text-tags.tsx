import { TEXT_TAG_KEY_TEXTS } from "#lib/contract/reference/text-tag-texts.ts";
import { TEXT_TAG_KEYS } from "#lib/fields/text-tags/keys.ts";
import { SHORT_TAG_TYPES } from "#lib/fields/text-tags/short-tag-types.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

/** Fields that stand in the files themselves, as text. */
export function DocsTextTags() {
	return (
		<Chapter id="text-tags" title="Text tags">
			<Prose>
				With <Word>useTextTags</Word> the files are searched for tags, and each becomes a field where it stands, as
				large as it is printed. Its text is taken out of the pages. Signers then need no <Word>formFields</Word>. A file
				that carries a digital signature cannot have tags: its pages must not change.
			</Prose>
			<Prose>
				A tag is <Word>{"{{type|signer|required|label|fieldId}}"}</Word>, for example{" "}
				<Word>{"{{text|1|*|Your name|name}}"}</Word>: a required text for the first signer. Only type and signer are
				needed; a <Word>*</Word> makes the field required, a blank optional. A date to choose may have its format for a
				label: <Word>{"{{editdate|1|*|yyyy-MM-dd}}"}</Word>. The label is what the field is called. Radio buttons with
				the same label are one choice, and go by their ids.
			</Prose>
			<DocsTable
				title="Types"
				rows={Object.entries(SHORT_TAG_TYPES).map(([name, type]) => [name, type, ""] as const)}
			/>
			<Prose>
				Names of field types, such as <Word>{"{{company|2}}"}</Word>, work too. What a tag cannot say, a definition in{" "}
				<Word>textTagDefinitions</Word> says: <Word>{"{{@id}}"}</Word> stands for it, and{" "}
				<Word>{"{{@id:label|fieldId}}"}</Word> gives label and id of its own. Other text in braces stays as it is.
			</Prose>
			<DocsTable title="Definitions" rows={TEXT_TAG_KEYS.map((key) => [key, TEXT_TAG_KEY_TEXTS[key], ""] as const)} />
		</Chapter>
	);
}
