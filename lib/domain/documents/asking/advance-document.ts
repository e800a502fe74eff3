import type { Tx } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findDocumentOrigin } from "#lib/db/stores/sealing/sealing.ts";
import { appendEvents, type NewEvent } from "#lib/domain/audit/append-event.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isEverybodyDone, type OrderedSigner, signersToActivate } from "../rules.ts";
import { addressLine } from "../viewing/organisation-facts.ts";
import { askSigners } from "./ask-signers.ts";

/** A signer as far as it decides whether and how they are asked. */
export type AskedSigner = OrderedSigner & { settings: SignerSettings; deliveryMode: string };

/**
 * Moves a document on after it was sent or a signer finished: asks the next wave, or, when everybody
 * is done, hands it to sealing. The document's row must be locked by this transaction.
 *
 * @param signers everybody of the document as they are now, in the order of the request
 * @param events what happened that moves it on; appended here, so that completion costs no more writes
 */
export async function advanceDocument(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	signers: AskedSigner[],
	events: NewEvent[],
): Promise<void> {
	if (isEverybodyDone(signers)) {
		const completed = { type: "DocumentCompleted", data: await describeOrigin(tx, document) } as const;
		const ended = { sealState: "Pending", correctedSince: null } as const;
		await appendEvents(tx, context, document, [...events, completed], ended);
		await enqueue(tx, "seal", { documentId: document.id });
		return;
	}
	await appendEvents(tx, context, document, events);
	await activateSigners(tx, context, document, signers);
}

/** Whom a document comes from and who gets a copy, for the certificate of completion. */
async function describeOrigin(tx: Tx, document: LockedDocument): Promise<AuditEventData["DocumentCompleted"]> {
	const { sender, account, carbonCopies } = await findDocumentOrigin(tx, document);
	const organisation = { name: account.name, address: addressLine({ ...account, name: "" }) };
	return { sender, organisation, copies: document.disableEmails ? [] : carbonCopies.map(({ email }) => email) };
}

async function activateSigners(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	signers: AskedSigner[],
): Promise<void> {
	const next = signersToActivate(signers, document.enableSigningOrder);
	if (next.length === 0) return;
	// Who comes in by a correction may be asked while nobody has done anything yet.
	const isFirst = signers.every((signer) => signer.status !== "Completed");
	await askSigners(tx, document, next, isFirst ? "please-sign" : "your-turn", context.now());
}
