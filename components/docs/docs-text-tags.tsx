import { TEXT_TAG_KEY_TEXTS } from "#lib/contract/reference/text-tag-texts.ts";
import { TEXT_TAG_KEYS } from "#lib/fields/text-tags/keys.ts";
import { SHORT_TAG_TYPES } from "#lib/fields/text-tags/short-tag-types.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

/** Text tags in the files that become fields. */
export function DocsTextTags() {
	return (
		<Chapter id="text-tags" title="Text tags">
			<Prose>
				With <Word>useTextTags</Word>, each tag in the files becomes a field in the same position and size. The tag’s
				text is removed from the page. Signers then don’t need <Word>formFields</Word>. Digitally signed files can’t
				contain tags, because their pages must not change.
			</Prose>
			<Prose>
				A tag is <Word>{"{{type|signer|required|label|fieldId}}"}</Word>. For example,{" "}
				<Word>{"{{text|1|*|Your name|name}}"}</Word> is a required text field for the first signer. Type and signer are
				required. A <Word>*</Word> makes the field required, a blank makes it optional. A date field accepts a format as
				its label: <Word>{"{{editdate|1|*|yyyy-MM-dd}}"}</Word>. Radio buttons with the same label form one choice and
				are identified by their IDs.
			</Prose>
			<DocsTable
				title="Types"
				rows={Object.entries(SHORT_TAG_TYPES).map(([name, type]) => [name, type, ""] as const)}
			/>
			<Prose>
				Field types such as <Word>{"{{company|2}}"}</Word> also work. For other settings, use <Word>{"{{@id}}"}</Word>{" "}
				with a definition in <Word>textTagDefinitions</Word>, or <Word>{"{{@id:label|fieldId}}"}</Word> to override its
				label and ID. Other text in braces isn’t changed.
			</Prose>
			<DocsTable title="Definitions" rows={TEXT_TAG_KEYS.map((key) => [key, TEXT_TAG_KEY_TEXTS[key], ""] as const)} />
		</Chapter>
	);
}
