import { expect, it } from "vitest";
import { findDraftProblems } from "#lib/draft/draft-problems.ts";
import type { DraftDocument, DraftField } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { messages as editor } from "#lib/i18n/generated/editor.js";
import { messages as fieldSettings } from "#lib/i18n/generated/field-settings.js";
import { problemText } from "./problem-text.ts";

type Change = { field?: Partial<DraftField>; document?: Partial<DraftDocument> };

function sentenceOf({ field, document }: Change): string {
	const state = {
		document: { ...emptyDraft().document, title: "Bail", ...document },
		files: { [ID.file]: draftFile() },
		recipients: { [ID.anna]: draftRecipient() },
		fields: { [ID.one]: draftField({ label: "Ville", ...field }) },
	};
	const [problem] = findDraftProblems(state, null).filter(({ severity }) => severity === "blocks");
	if (!problem) throw new Error("Nothing is refused.");
	return problemText(problem, state, {
		words: editor.FR,
		fieldWords: fieldSettings.FR,
		nameOf: () => "Anna Lee",
	});
}

const days = { minDate: "2026-02-01", maxDate: "2026-01-01" };

it.each<[string, Change, RegExp]>([
	["two equal options", { field: { type: "Dropdown", dropdownOptions: ["A", "A"] } }, /options/],
	["dates the wrong way round", { field: { type: "EditableDate", ...days } }, /dernière date/],
	["a signature that nobody may change", { field: { isReadOnly: true } }, /lecture seule/],
	["a tag on a signature", { field: { dataSyncTag: "ville" } }, /liés/],
	["an empty label", { document: { labels: [" "] } }, /étiquette/],
	["data without a name", { document: { metaData: { "": "x" } } }, /API/],
])("says in French what the interface refuses: %s", (_, change, words) => {
	const sentence = sentenceOf(change);
	expect(sentence).toMatch(words);
	expect(sentence).not.toMatch(/\b(must|is|are|only|supported)\b/);
});
