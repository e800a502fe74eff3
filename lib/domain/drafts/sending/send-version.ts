import { env } from "#lib/config/env.ts";
import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { Tx } from "#lib/db/client.ts";
import { fillDocument, type NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { findAccessCodes } from "#lib/db/stores/drafts/draft-access-codes.ts";
import { type DraftFileRow, listDraftFiles } from "#lib/db/stores/drafts/draft-files.ts";
import { setDraftSent } from "#lib/db/stores/drafts/draft-writes.ts";
import { type DraftInScope, findDraft } from "#lib/db/stores/drafts/drafts.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext, UserPrincipal } from "#lib/domain/context.ts";
import { findCreditPayer } from "#lib/domain/credits/find-credit-payer.ts";
import { payerOf, takesCredit } from "#lib/domain/credits/rules.ts";
import { takeCredit } from "#lib/domain/credits/take-credit.ts";
import { beginDocument, objectKeysOf } from "#lib/domain/documents/sending/begin-document.ts";
import type { AccessCodes } from "#lib/domain/documents/sending/build-document.ts";
import { lookUp, prepareDocument } from "#lib/domain/documents/sending/prepare-document.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { holdConsent } from "#lib/domain/sender-identities/hold-consent.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { withSentLimits } from "../copying/sent-limits.ts";
import { KEPT_DAYS } from "../editing/kept-days.ts";
import { goneError, lockReached } from "../editing/lock-draft.ts";
import { matchWorkingFile } from "../editing/match-working-file.ts";
import { draftRequest } from "./draft-request.ts";

export type SendVersionInput = {
	documentId: string;
	/** The version that was seen: no other is sent. */
	version: number;
	/** Unix seconds; null: at once. */
	sendAt: number | null;
};

/** Sends a version of a draft that was found in the caller's reach; once, however often it is asked for. */
export async function sendVersion(
	context: GrantedContext,
	asked: DraftInScope & SendVersionInput,
): Promise<{ documentId: string }> {
	const { id: documentId, sendAt } = asked;
	const draft = await readyDraft(asked, asked);
	if (!draft) return { documentId };
	const temp = tempFiles();
	try {
		const uploaded = await matchedFiles(context, documentId, draft.state);
		const { request, fields, files, recipientIds } = draftRequest(draft.state, uploaded, sendAt);
		// Whether a credit is due is known once the row is locked.
		const lookups = await lookUp(context.principal, request, async () => null);
		const codes = await findCodes(documentId, request);
		const accessCodes = accessCodesOf(codes, request, recipientIds);
		const placed = { documentId, request, fields, files, lookups, temp, keep: async () => files, accessCodes };
		const { built } = await prepareDocument(context, placed);
		const rows = files.flatMap(({ id }) => uploaded.find((row) => row.id === id) ?? []);
		return await answerInTransaction(async (tx) => {
			await send(tx, context, { ...asked, codes }, withSentLimits(withRows(built, rows), draft.state, recipientIds));
			return { documentId };
		});
	} finally {
		await temp.remove();
	}
}

/** What is kept of access codes, by the keys of recipients. */
type KeptCodes = Awaited<ReturnType<typeof findAccessCodes>>;

/** Those of a draft; none where nobody is asked for one. */
async function findCodes(documentId: string, { signers }: SendDocumentRequest): Promise<KeptCodes> {
	return signers.some(asksForCode) ? findAccessCodes(documentId) : new Map();
}

const asksForCode = ({ authentication }: SendDocumentRequest["signers"][number]) =>
	authentication?.method === "AccessCode";

/** @throws AppError ValidationError that names who has none and needs one */
function accessCodesOf(
	kept: KeptCodes,
	{ signers }: SendDocumentRequest,
	recipientIds: readonly string[],
): AccessCodes {
	return new Map(
		signers.flatMap((signer, index): [number, string][] => {
			if (!asksForCode(signer)) return [];
			const hash = kept.get(recipientIds[index] ?? "");
			if (hash === undefined) throw fieldRefusal(`Signers[${index}].AuthenticationCode`, said("accessCodeMissing"));
			return [[index, hash]];
		}),
	);
}

/**
 * A code that takes the place of another leaves the draft its version, whose steps say only that there is one.
 *
 * @throws AppError Conflict when one did since these were read
 */
async function requireSameCodes(tx: Tx, documentId: string, codes: KeptCodes): Promise<void> {
	if (codes.size === 0) return;
	const now = await findAccessCodes(documentId, tx);
	if ([...codes].some(([id, hash]) => now.get(id) !== hash)) throw refusal("Conflict", said("draftOutdated"));
}

/** Every file that was uploaded; those of the draft without what its fields took the place of. */
async function matchedFiles(context: GrantedContext, documentId: string, state: DraftState): Promise<DraftFileRow[]> {
	const rows = await listDraftFiles(documentId);
	return Promise.all(
		rows.map((row) => (Object.hasOwn(state.files, row.id) ? matchWorkingFile(context, row, state) : row)),
	);
}

/**
 * The draft that is to be sent; null when just that was sent before.
 *
 * @throws AppError as the verb does
 */
async function readyDraft(found: DraftInScope, { version }: SendVersionInput, tx?: Tx) {
	const { draft } = found;
	if (found.deletedAt || found.status !== "Draft") {
		if (!found.deletedAt && draft?.isSent && draft.version === version) return null;
		throw await goneError(found, tx);
	}
	if (!draft) throw notFound("document");
	if (draft.version !== version) throw refusal("Conflict", said("draftOutdated"));
	return draft;
}

/** The files keep their rows, and what was found when their pages were drawn. */
function withRows(built: NewDocument, rows: readonly DraftFileRow[]): NewDocument {
	const files = built.files.map((file, index) => {
		const row = rows[index];
		return row ? { ...file, id: row.id, isDrawn: row.isDrawn, undrawnPages: row.undrawnPages } : file;
	});
	return { ...built, files };
}

async function send(
	tx: Tx,
	context: GrantedContext,
	{ codes, ...input }: SendVersionInput & { codes: KeptCodes },
	built: NewDocument,
): Promise<void> {
	const { principal } = context;
	// Accounts, identities and objects are locked before documents (lib/decisions/order-of-locks.md).
	if (takesCredit(principal)) await lockAccount(tx, payerOf(principal));
	await holdConsent(tx, built.document);
	await holdStoredObjects(tx, principal.accountId, objectKeysOf(built));
	const document = await lockReached(tx, context, input.documentId);
	if (!document) throw notFound("document");
	const draft = await findDraft(tx, document, null);
	if (!(await readyDraft({ ...document, draft }, input, tx))) return;
	await requireSameCodes(tx, document.id, codes);
	// One that was scheduled and could not be sent took its credit when it was accepted.
	const creditPayerId = document.creditPayerId ?? (await takeCreditOf(tx, principal));
	const isMissing = built.files.some(
		(file) => file.isDrawn && Array.isArray(file.undrawnPages) && file.undrawnPages[0],
	);
	const filled = await fillDocument(tx, document, built, {
		pictureState: isMissing ? "Missing" : "Fine",
		creditPayerId,
	});
	await setDraftSent(tx, document, new Date(context.now().getTime() + KEPT_DAYS * env().dayMs));
	await beginDocument(tx, context, filled, built);
}

/** @returns the account that a credit was taken from; null: none is due */
async function takeCreditOf(tx: Tx, principal: UserPrincipal): Promise<string | null> {
	const payer = await findCreditPayer(principal, tx);
	await takeCredit(tx, payer);
	return payer;
}
