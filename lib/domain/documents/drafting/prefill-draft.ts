import { findDraft, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { parsePrefill } from "#lib/fields/parsing/parse-value.ts";
import { InputReader } from "#lib/fields/parsing/read-input.ts";
import { buttonOf } from "#lib/fields/rules/radio-buttons.ts";
import { applyValue } from "#lib/fields/values/values.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { takeInImages } from "../sending/take-in-images.ts";
import { changeDraft } from "./change-draft.ts";
// Values are judged synchronously on the server.
import "#lib/fields/rules/regex-sync.ts";

/** Values by the ids that callers know the fields by. */
type Values = { id: string; value: string | null }[];

/**
 * Fills in fields of a draft, by the rules of a send request, as one step. Nothing is changed when one value is refused.
 *
 * @param seen the draft as it was found: pictures are looked at before its row is locked
 * @throws AppError ValidationError; Conflict when it was sent meanwhile
 */
export async function prefillDraft(
	context: GrantedContext,
	named: NamedDocument,
	fields: Values,
	seen: StoredDraft,
): Promise<void> {
	await requirePictures(judge(seen.state, fields));
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context), named);
		const draft = document.status === "Draft" ? await findDraft(tx, document, null) : null;
		if (!draft) throw refusal("Conflict", said("draftSent"));
		await changeDraft(tx, context, document, draft, operationsOf(draft.state, judge(draft.state, fields)));
	});
}

/** A value that was judged, and the field it is for. */
type Judged = {
	path: string;
	id: string;
	field: DraftField;
	value: string | null;
};

/** @throws AppError ValidationError that names every refused value */
function judge(state: DraftState, fields: Values): Judged[] {
	const errors: FieldErrors = {};
	const values = fields.map((field, index) => ({ ...field, path: `Fields[${index}]` }));
	const judged = judgeValues(Object.values(state.fields), values, errors);
	const [first] = Object.values(errors);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields: errors });
	return judged;
}

/** Values for fields by their IDs; those that are refused are noted under the path that they came in. */
export function judgeValues(
	all: readonly DraftField[],
	values: readonly (Values[number] & { path: string })[],
	errors: FieldErrors,
): Judged[] {
	return values.flatMap(({ path, ...given }): Judged[] => {
		const { id, value } = buttonOf(given, all);
		const field = all.find((one) => one.id === id);
		if (!field) {
			errors[`${path}.Id`] = [`This document has no field with the ID ${id}.`];
			return [];
		}
		return [
			{
				path,
				id,
				field,
				value: parsePrefill(new InputReader({ value }, path, errors), field),
			},
		];
	});
}

/** A draft keeps a picture as it came; here it is only looked at. @throws AppError ValidationError */
async function requirePictures(judged: Judged[]): Promise<void> {
	const temp = tempFiles();
	try {
		const lists = judged.map(({ path, field, value }) => ({
			paths: [path],
			fields: [{ type: field.type, value }],
		}));
		await takeInImages(lists, temp);
	} finally {
		await temp.remove();
	}
}

/** What becomes of a draft by values that were judged. */
export function operationsOf(state: DraftState, judged: Judged[]): DraftOperation[] {
	const operations: DraftOperation[] = [];
	let now = state;
	for (const { id, field, value } of judged) {
		const own = Object.entries(now.fields).flatMap(([key, one]) =>
			one.recipientId === field.recipientId ? [{ ...one, key }] : [],
		);
		const changed = applyValue(own, id, value).map(
			({ key, value: set }): DraftOperation => ({
				kind: "patch",
				in: "fields",
				id: key,
				set: { value: set },
				was: { value: now.fields[key]?.value ?? null },
			}),
		);
		now = applyStep(now, changed);
		operations.push(...changed);
	}
	return operations;
}
