import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, lockDocumentForJob } from "#lib/db/stores/documents.ts";
import { setMailOutcome, setSignerDelivery } from "#lib/db/stores/mails.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents, type NewEvent } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { planFirstReminder } from "#lib/domain/reminders/plan-reminder.ts";
import type { GatheredMail } from "./gather-mail.ts";
import type { MailJobRun } from "./send-mail.ts";
import { tellSender } from "./tell-sender.ts";

/** The mail server took the mail: on the mail, the signer and in the audit trail. */
export async function recordMailSent(context: Context, run: MailJobRun, mail: GatheredMail): Promise<void> {
	const now = context.now();
	await inTransaction(async (tx) => {
		const event = { type: "MailSent" as const, data: { kind: run.payload.kind, to: mail.to.address } };
		const document = await recordEvent(tx, context, run, event);
		await setMailOutcome(tx, run.id, { status: "Sent", error: null, sentAt: now });
		if (mail.signerId && mail.isRequest) {
			await setSignerDelivery(tx, mail.signerId, { deliveryStatus: "Sent", deliveryError: null }, now);
			if (document) await planFirstReminder(tx, document, mail.signerId);
		}
	});
}

/** The mail will not arrive: the same, and the sender is told when a signer is waiting for it. */
export async function recordMailFailure(
	context: Context,
	run: MailJobRun,
	mail: GatheredMail,
	error: string,
): Promise<void> {
	const { kind } = run.payload;
	await inTransaction(async (tx) => {
		const event = { type: "MailFailed" as const, data: { kind, to: mail.to.address, error } };
		const document = await recordEvent(tx, context, run, event);
		await setMailOutcome(tx, run.id, { status: "Failed", error, sentAt: null });
		if (!mail.signerId || !mail.isRequest) return;
		await setSignerDelivery(tx, mail.signerId, { deliveryStatus: "Failed", deliveryError: error }, context.now());
		if (document) await tellSender(tx, document, "sender-delivery-failed", mail.signerId);
	});
}

/** Deliveries to signers and carbon copies are evidence; notices to the sender and whose name it bears are not. */
async function recordEvent(tx: Tx, context: Context, run: MailJobRun, event: NewEvent): Promise<LockedDocument | null> {
	const { kind, documentId } = run.payload;
	if (!documentId || /^(?:sender|behalf)-/.test(kind)) return null;
	const document = await lockDocumentForJob(tx, documentId);
	if (document) await appendEvents(tx, context, document, [event]);
	return document;
}
