import { db, type Tx } from "#lib/db/client.ts";
import { type LockedDocument, lockDocumentForJob } from "#lib/db/stores/documents.ts";
import { setDeliveryFailed, setMailOutcome, setRequestSent } from "#lib/db/stores/mails.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents, type NewEvent } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { planFirstReminder } from "#lib/domain/reminders/plan-reminder.ts";
import { tellSender } from "./tell-sender.ts";

/** A mail or text message that was handed over, or could not be. */
export type Delivery = {
	/** The job's. */
	id: string;
	channel: "mail" | "sms";
	kind: string;
	documentId: string | null;
	/** Address or number. */
	to: string;
	/** Delivery shows on this signer. */
	signerId: string | null;
	/** The signer is asked to act with it. */
	isRequest: boolean;
};

/** The server took it: on the mail, the signer and in the audit trail. */
export async function recordSent(context: Context, delivery: Delivery): Promise<void> {
	const { id, channel, kind, to, signerId, isRequest } = delivery;
	const now = context.now();
	const outcome = { status: "Sent", error: null, sentAt: now } as const;
	if (!isEvidence(delivery) && !isRequest) return setMailOutcome(db(), id, outcome);
	await inTransaction(async (tx) => {
		const type = channel === "sms" ? ("SmsSent" as const) : ("MailSent" as const);
		const document = await recordEvent(tx, context, delivery, { type, data: { kind, to } });
		if (!signerId || !isRequest) return setMailOutcome(tx, id, outcome);
		const signer = await setRequestSent(tx, id, signerId, channel, now);
		if (document && signer) await planFirstReminder(tx, document, signer);
	});
}

/** It will not arrive: the same, and the sender is told when a signer is waiting for it. */
export async function recordFailure(context: Context, delivery: Delivery, error: string): Promise<void> {
	const { id, channel, kind, to, signerId, isRequest } = delivery;
	await inTransaction(async (tx) => {
		const type = channel === "sms" ? ("SmsFailed" as const) : ("MailFailed" as const);
		const document = await recordEvent(tx, context, delivery, { type, data: { kind, to, error } });
		await setMailOutcome(tx, id, { status: "Failed", error, sentAt: null });
		if (!signerId || !isRequest) return;
		await setDeliveryFailed(tx, signerId, channel, error);
		if (document) await tellSender(tx, document, "sender-delivery-failed", signerId);
	});
}

/** Deliveries to signers and carbon copies are evidence; notices to the sender and whose name it bears are not. */
function isEvidence({ kind, documentId }: Delivery): boolean {
	return documentId !== null && !/^(?:sender|behalf)-/.test(kind);
}

async function recordEvent(
	tx: Tx,
	context: Context,
	delivery: Delivery,
	event: NewEvent,
): Promise<LockedDocument | null> {
	if (!delivery.documentId || !isEvidence(delivery)) return null;
	const document = await lockDocumentForJob(tx, delivery.documentId);
	if (document) await appendEvents(tx, context, document, [event]);
	return document;
}
