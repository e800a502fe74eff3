import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { writePrefilledValues } from "#lib/db/stores/documents/prefilled-values.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findDraftInScope } from "#lib/db/stores/drafts/drafts.ts";
import type { StoredField } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { prefillDraft } from "#lib/domain/documents/drafting/prefill-draft.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { parsePrefill } from "#lib/fields/parsing/parse-value.ts";
import { InputReader } from "#lib/fields/parsing/read-input.ts";
import { buttonOf } from "#lib/fields/rules/radio-buttons.ts";
import { applyValue } from "#lib/fields/values/values.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { fieldWrite, type OwnField, readOwnFields, toOwnField } from "../own-fields.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { storeImages, takeInImages } from "../sending/take-in-images.ts";
import { endPrefillHolds } from "./end-prefill-hold.ts";

type PrefillFieldsInput = NamedDocument & {
	fields: { id: string; value: string | null }[];
	/** Where the values come from; left out: nobody says. */
	from?: "identity";
};

/** A value that was judged: its field, and what it becomes. */
type Prefill = {
	path: string;
	field: OwnField;
	/** The field itself; of a group, each member's. */
	copies: { signerId: string; field: OwnField }[];
	value: string | null;
	objectKey: string | null;
};

/**
 * Fills in fields for signers who have not signed, by the rules of a send request; of a draft as a step that every desk
 * gets which is open on it. Who was held for that goes on. What a signer has entered is never overwritten; nothing is
 * changed when one value is refused.
 *
 * @throws AppError NotFound; Conflict when the document is done; ValidationError
 */
export const prefillFields = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: PrefillFieldsInput): Promise<void> => {
		const scope = documentScope(context);
		const document = isUuid(input.documentId) ? await findWholeDocumentInScope(scope, input.documentId) : null;
		if (!document) throw notFound("document");
		const draft = document.status === "Draft" ? await findDraftInScope(scope, document.id, null) : null;
		if (draft?.draft) return prefillDraft(context, input, input.fields, draft.draft);
		requireBehalf(document, input.onBehalfOf);
		requireUnfinished(document, "change it");
		const prefills = await storePictures(document.accountId, judge(document, input.fields));
		await inTransaction(async (tx) => {
			const locked = await requireLockedDocument(tx, scope, input);
			requireUnfinished(locked, "change it");
			await holdStoredObjects(
				tx,
				document.accountId,
				prefills.flatMap((one) => one.objectKey ?? []),
			);
			for (const prefill of prefills) await write(tx, locked, prefill);
			const fieldNames = prefills.map(({ field }) => field.name || field.id).join(", ");
			const data = { fieldNames, ...(input.from && { from: input.from }) };
			await appendEvents(tx, context, locked, [{ type: "FieldsPrefilled", data }]);
			const signerIds = prefills.flatMap(({ copies }) => copies.map(({ signerId }) => signerId));
			await endPrefillHolds(tx, context, locked, signerIds);
		});
	},
);

/** @throws AppError ValidationError that names every refused value */
function judge(document: WholeDocument, fields: PrefillFieldsInput["fields"]): Prefill[] {
	const errors: FieldErrors = {};
	const buttons = document.fields.map(toOwnField);
	const judged = fields.map((given, index): Prefill | null => {
		const path = `Fields[${index}]`;
		const { id, value } = buttonOf(given, buttons);
		const copies = document.fields.filter((field) => field.fieldId === id);
		const [stored] = copies;
		const problem = stored
			? copies.map((copy) => obstacle(document, copy)).find((one) => one !== null)
			: `This document has no field with the ID ${id}.`;
		if (!stored || problem) {
			errors[`${path}.Id`] = [problem ?? ""];
			return null;
		}
		const field = toOwnField(stored);
		const reader = new InputReader({ value }, path, errors);
		return {
			path,
			field,
			copies: copies.map((copy) => ({ signerId: copy.signerId, field: toOwnField(copy) })),
			value: parsePrefill(reader, field),
			objectKey: null,
		};
	});
	const [first] = Object.values(errors);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields: errors });
	return judged.filter((one) => one !== null);
}

function obstacle(document: WholeDocument, field: StoredField): string | null {
	const signer = document.signers.find((one) => one.id === field.signerId);
	if (signer?.status !== "NotCompleted") return `${signer?.name} has signed, so ${field.fieldId} can’t be changed.`;
	return field.valueAt === null ? null : `${signer.name} has filled in ${field.fieldId}, so it can’t be changed.`;
}

async function storePictures(accountId: string, prefills: Prefill[]): Promise<Prefill[]> {
	const temp = tempFiles();
	try {
		const lists = prefills.map(({ path, field, value }) => ({ paths: [path], fields: [{ type: field.type, value }] }));
		const stored = await storeImages(accountId, await takeInImages(lists, temp));
		return prefills.map((prefill, index) => {
			const image = stored.find((one) => one.signer === index);
			return image ? { ...prefill, value: image.value, objectKey: image.key } : prefill;
		});
	} finally {
		await temp.remove();
	}
}

async function write(tx: Tx, document: LockedDocument, { path, copies, value }: Prefill): Promise<void> {
	for (const { signerId, field } of copies) {
		const own = await readOwnFields(tx, signerId);
		const now = own.find((one) => one.id === field.id);
		if (now?.revision !== field.revision) {
			throw fieldRefusal(`${path}.Id`, said("fieldFilledMeanwhile", { field: field.id }));
		}
		await writePrefilledValues(tx, document, applyValue(own, field.id, value).map(fieldWrite));
	}
}
