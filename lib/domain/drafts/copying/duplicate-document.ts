import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { setSentAgain } from "#lib/db/stores/documents/document-owner.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findDraftInScope } from "#lib/db/stores/drafts/drafts.ts";
import { holdTeam } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { lockReached } from "../editing/lock-draft.ts";
import { prefilledPictures } from "../editing/prefilled-pictures.ts";
import { asSenderLeft } from "./as-sender-left.ts";
import { copyState } from "./copy-state.ts";
import { insertCopy } from "./insert-copy.ts";
import { stateOfDocument } from "./state-of-document.ts";

/**
 * Makes a draft of a document in any state, with its files, people, fields, settings and what the sender wrote; not
 * what signers entered, no link, no event of its trail. The draft is the caller's, in the document's environment. One
 * that was declined is dealt with by that.
 *
 * @returns the draft's document
 * @throws AppError NotFound; TooLarge when its pictures are more than a draft holds
 */
export const duplicateDocument = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: { documentId: string }): Promise<{ documentId: string }> => {
		const { source, state, files } = await copyDocument(context, input.documentId);
		if (JSON.stringify(state).length > DRAFT_LIMITS.stateLength) throw refusal("TooLarge", said("stepTooMuch"));
		const documentId = randomUUID();
		await inTransaction((tx) => insert(tx, context, source, { documentId, state, files }));
		return { documentId };
	},
);

/**
 * What a document would be as a draft of its own, with new ids.
 *
 * @throws AppError NotFound
 */
export async function copyDocument(context: GrantedContext, documentId: string) {
	const source = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
	if (!source) throw notFound("document");
	return { source, ...copyOf(source, await stateOf(context, source)) };
}

async function stateOf(context: GrantedContext, source: WholeDocument): Promise<DraftState> {
	const found = source.status === "Draft" ? await findDraftInScope(documentScope(context), source.id, null) : null;
	if (found?.draft) return found.draft.state;
	const slotFields = asSenderLeft(source);
	return stateOfDocument({ ...source, slotFields }, await prefilledPictures(slotFields));
}

/** The state and the rows of its files in their order; both documents refer to the same stored objects. */
function copyOf(source: WholeDocument, given: DraftState) {
	const { state, fileIds } = copyState(given);
	const files = byOrder(given.files).flatMap((former, position) => {
		const row = source.files.find(({ id }) => id === former);
		const id = fileIds.get(former);
		return row && id ? [{ ...asUploaded(row, source.status), id, position, sealedKey: null }] : [];
	});
	return { state, files };
}

/**
 * What is found in the file is asked for anew. But where fields took the place of something when it was sent, nobody
 * knows any more which did: the working file stays as it is, and nothing is offered of it a second time.
 */
function asUploaded({ found: _, ...row }: WholeDocument["files"][number], status: WholeDocument["status"]) {
	return status === "Draft" || row.leftOut.length === 0 ? row : { ...row, leftOut: [], found: NOTHING_FOUND };
}

type Copy = ReturnType<typeof copyOf> & { documentId: string };

async function insert(
	tx: Tx,
	context: GrantedContext,
	source: WholeDocument,
	{ documentId, state, files }: Copy,
): Promise<void> {
	const { accountId, isSandbox, templateId, templateVersion, requestSubject } = source;
	const senderId = context.principal.userId;
	const at = context.now();
	const teamId = await holdTeam(tx, accountId, senderId);
	await holdStoredObjects(
		tx,
		accountId,
		files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]),
	);
	// While it is copied nobody purges it.
	const held = await lockReached(tx, context, source.id);
	if (!held || held.deletedAt) throw notFound("document");
	if (held.status === "Declined") await setSentAgain(tx, held, at);
	const owned = { id: documentId, accountId, teamId, senderId, isSandbox, templateId, templateVersion, requestSubject };
	if (!(await insertCopy(tx, context, owned, { state, files }))) throw notFound("document");
}
