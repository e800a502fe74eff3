import { formulaProblemText } from "#components/field-settings/formula-problem-text.ts";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { firstPages } from "#lib/draft/fill-order.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import type { DeskMessages } from "#lib/i18n/workplace/desk/en.ts";
import type { FieldSettingsMessages } from "#lib/i18n/workplace/field-settings/en.ts";
import { fieldTitle } from "../parts/field-title.ts";
import { refusedText } from "./refused-text.ts";

type Reader = {
	words: DeskMessages;
	formulaWords: FieldSettingsMessages["formula"];
	locale: string;
	nameOf: (draft: DraftState, id: string) => string | null;
};

/** A problem in the words of a sender. */
export function problemText(
	problem: DraftProblem,
	draft: DraftState,
	{ words, formulaWords, locale, nameOf }: Reader,
): string {
	const { at, kind, values, formula } = problem;
	const field = at.in === "fields" ? draft.fields[at.id] : undefined;
	const fileId = at.in === "files" ? at.id : field?.fileId;
	const recipientId = at.in === "recipients" ? at.id : field?.recipientId;
	const recipient = recipientId === undefined ? undefined : draft.recipients[recipientId];
	const places = {
		sentence: formula ? formulaProblemText(formula, formulaWords, locale) : refusedText(problem, words),
		name: (recipientId === undefined ? null : nameOf(draft, recipientId)) ?? "",
		address: recipient?.email.trim() ?? "",
		field: field ? fieldTitle(field, words.paper.types) : "",
		file: (fileId === undefined ? null : draft.files[fileId]?.name) ?? "",
		page: pageOf(problem, draft) ?? "",
		...values,
	};
	return fillPlaces(words.sending.problems[kind], places, locale);
}

/** The page of the whole document that a problem is on, from 1; null: it is on none. */
export function pageOf({ at }: DraftProblem, draft: DraftState): number | null {
	const field = at.in === "fields" ? draft.fields[at.id] : undefined;
	const first = field && firstPages(draft.files).get(field.fileId);
	return field && first !== undefined ? first + field.page - 1 : null;
}
