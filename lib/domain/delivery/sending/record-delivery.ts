import { db, type Tx } from "#lib/db/client.ts";
import type { FailedJob } from "#lib/db/json-columns.ts";
import {
	setCodeArrived,
	setCodeFailed,
	setDeliveryFailed,
	settleFailure,
} from "#lib/db/stores/delivery/delivery-failures.ts";
import { findCarbonCopyId, setMailOutcome, setRequestSent, setSentIfUnchanged } from "#lib/db/stores/delivery/mails.ts";
import { type LockedDocument, lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents, chainEvents, type NewEvent } from "#lib/domain/audit/append-event.ts";
import { DOCUMENT_EVENTS } from "#lib/domain/audit/document-events.ts";
import { evidenceKeyInUse } from "#lib/domain/audit/evidence-keys.ts";
import { ofReviewer } from "#lib/domain/audit/of-reviewer.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { planFirstReminder } from "#lib/domain/reminders/plan-reminder.ts";
import type { ReadDocument } from "../gathering/gathered-mail.ts";

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
	/** What this signer is there for; absent for anybody else. */
	signerType?: string | undefined;
	/** The signer is asked to act with it. */
	isRequest: boolean;
	/** The document as it was when the message was composed. */
	document?: ReadDocument | undefined;
};

/** The server took it: on the mail, the signer and in the audit trail. */
export async function recordSent(context: Context, delivery: Delivery): Promise<void> {
	const { id, channel, kind, to, signerId, signerType, isRequest } = delivery;
	const now = context.now();
	const outcome = { status: "Sent", error: null, sentAt: now } as const;
	if (signerId && isCode(delivery)) {
		await setCodeArrived(signerId, channel, to);
		// Who signs in person is asked through the host, whose address says nothing about theirs.
		if (signerType !== "InPersonSigner") await settleFailure(signerId, channel, to);
	}
	if (!isEvidence(delivery) && !isRequest) return setMailOutcome(db(), id, outcome);
	const event: NewEvent = {
		type: channel === "sms" ? "SmsSent" : "MailSent",
		data: { kind, to, ...(signerId && { signerId }), ...ofReviewer(signerType) },
	};
	if (await isAppended(context, delivery, event)) return;
	await inTransaction(async (tx) => {
		const document = await recordEvent(tx, context, delivery, event);
		if (!signerId || !isRequest) return setMailOutcome(tx, id, outcome);
		// An address that was corrected meanwhile says nothing about where the signer is asked now.
		const signer = await setRequestSent(tx, { id, askedSignerId: signerId, channel, at: now }, to);
		if (document && signer) await planFirstReminder(tx, document, signer);
	});
}

/**
 * It will not arrive: the same, and the sender is told when a signer is waiting for it.
 *
 * @param failedJob what it was to say, where it may be sent again
 */
export async function recordFailure(
	context: Context,
	delivery: Delivery,
	error: string,
	failedJob: FailedJob | null = null,
): Promise<void> {
	const { id, channel, kind, to, signerId, signerType, isRequest } = delivery;
	await inTransaction(async (tx) => {
		const type = channel === "sms" ? ("SmsFailed" as const) : ("MailFailed" as const);
		const data = { kind, to, error, ...ofReviewer(signerType) };
		const document = await recordEvent(tx, context, delivery, { type, data });
		await setMailOutcome(tx, id, { status: "Failed", error, sentAt: null, failedJob });
		const isCarbonCopy = kind === "copy-sent" || kind === "copy-completed";
		const carbonCopyId = document && isCarbonCopy && (await findCarbonCopyId(tx, document, to));
		if (carbonCopyId) await tellSender(tx, document, "sender-delivery-failed", { carbonCopyId, isCopy: true });
		// A document that was purged meanwhile has no signers any more.
		if (!document || !signerId) return;
		if (kind === "signer-completed" && channel === "mail") {
			await tellSender(tx, document, "sender-delivery-failed", { signerId, isCopy: true });
		}
		const failure = { channel, to, reason: error };
		// An address that was corrected meanwhile, or another person's, says nothing about where the signer is asked now.
		if (isCode(delivery) && (await setCodeFailed(tx, signerId, failure))) {
			await tellSender(tx, document, "sender-delivery-failed", { signerId, channel, isCode: true });
		}
		if (isRequest && (await setDeliveryFailed(tx, signerId, { ...failure, at: context.now() }))) {
			await tellSender(tx, document, "sender-delivery-failed", { signerId, channel });
		}
	});
}

/** Without their code signers get no further than without the request. */
function isCode({ kind }: Delivery): boolean {
	return kind === "proof-code";
}

/** Writes all of it at once where nothing else comes of it and nothing has happened to the document meanwhile. */
async function isAppended(context: Context, delivery: Delivery, event: NewEvent): Promise<boolean> {
	const { document, id, channel, signerId, isRequest } = delivery;
	if (!document || !isEvidence(delivery) || DOCUMENT_EVENTS[event.type]) return false;
	// A request may begin a row of reminders.
	if (isRequest && document.settings.reminders) return false;
	const at = context.now();
	const { chainHead, eventCount } = document;
	const end = { id: document.id, chainHead, eventCount };
	const [row] = chainEvents(await evidenceKeyInUse(), context, end, [event], at);
	const mail = { id, channel, askedSignerId: isRequest ? signerId : null, at };
	return row !== undefined && setSentIfUnchanged(mail, chainHead, end, row);
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
