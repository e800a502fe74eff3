import { readingOrder } from "#components/editor/fields/reading-order.ts";
import { formulaProblemText } from "#components/field-settings/formula-problem-text.ts";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { firstPages } from "#lib/draft/fill-order.ts";
import type { FormulaProblem } from "#lib/fields/formulas/formula-problem.ts";
import { operandLabels } from "#lib/fields/formulas/operand-labels.ts";
import { replaceOperands } from "#lib/fields/formulas/operand-text.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { type AnyMessage, formatAny } from "#lib/i18n/message.ts";
import { fieldTitle } from "../parts/field-title.ts";

type Reader = {
	words: Messages["editor"];
	fieldWords: Messages["field-settings"];
	nameOf: (draft: DraftState, id: string) => string | null;
};

/** A problem in the words of a sender. */
export function problemText(problem: DraftProblem, draft: DraftState, { words, fieldWords, nameOf }: Reader): string {
	const { at, kind, values, formula } = problem;
	const field = at.in === "fields" ? draft.fields[at.id] : undefined;
	const fileId = at.in === "files" ? at.id : field?.fileId;
	const recipientId = at.in === "recipients" ? at.id : field?.recipientId;
	const recipient = recipientId === undefined ? undefined : draft.recipients[recipientId];
	const places = {
		sentence: formula
			? formulaProblemText(inLabels(formula, field, draft), fieldWords.formula)
			: refusedText(problem, words),
		name: (recipientId === undefined ? null : nameOf(draft, recipientId)) ?? "",
		address: recipient?.email.trim() ?? "",
		field: field ? fieldTitle(field, fieldWords.types) : "",
		file: (fileId === undefined ? null : draft.files[fileId]?.name) ?? "",
		page: pageOf(problem, draft) ?? "",
		...values,
	};
	return formatAny<string | AnyMessage>(words.sending.problems[kind], places as never);
}

/** A problem of a formula as its sender reads the formula: with labels in the place of ids. */
function inLabels({ code, values }: FormulaProblem, field: DraftField | undefined, draft: DraftState): FormulaProblem {
	const labels = operandLabels(readingOrder(draft).flatMap((key) => draft.fields[key] ?? []));
	const labelOf = (id: string | number | undefined) => labels.get(String(id)) ?? String(id);
	const before = (field?.formula?.expression ?? "").slice(0, Number(values.at) - 1);
	return {
		code,
		values: {
			...values,
			...(values.at === undefined ? {} : { at: replaceOperands(before, labels).length + 1 }),
			...(values.operand === undefined ? {} : { operand: labelOf(values.operand) }),
			...(values.way === undefined ? {} : { way: String(values.way).split(" → ").map(labelOf).join(" → ") }),
		},
	};
}

/** The page of the whole document that a problem is on, from 1; null: it is on none. */
export function pageOf({ at }: DraftProblem, draft: DraftState): number | null {
	const field = at.in === "fields" ? draft.fields[at.id] : undefined;
	const first = field && firstPages(draft.files).get(field.fileId);
	return field && first !== undefined ? first + field.page - 1 : null;
}

/** Why the interface refuses a setting, in the reader's words: its own sentence names what a sender never sees. */
function refusedText({ values: { key } }: Pick<DraftProblem, "values">, words: Messages["editor"]): string {
	const known: Readonly<Record<string, string>> = words.sending.refused;
	const text = typeof key === "string" && Object.hasOwn(known, key) ? known[key] : undefined;
	return text ?? words.sending.refused.other;
}
