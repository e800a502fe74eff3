import { db } from "#lib/db/client.ts";
import type { FailedJob } from "#lib/db/json-columns.ts";
import { type MailTry, setDelayTold, setMailOutcome } from "#lib/db/stores/delivery/mails.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";
import { type Delivery, recordFailure } from "./record-delivery.ts";
import { DELAY_TOLD_MS, GIVE_UP_MS, pauseMs, wantedUntil } from "./retry-rules.ts";

/** Messages someone waits for with the page open: they ask for another one, so that a late one confuses. */
const ASKED_FOR: readonly string[] = ["proof-code", "password-reset", "brand-sample"];

function isAskedFor(kind: string): boolean {
	return ASKED_FOR.includes(kind);
}

/** What is kept of the job of a message that failed, so that it can be sent again; null: nobody would wait for it. */
function jobToRepeat(payload: JobPayload<"mail" | "sms">): FailedJob | null {
	return isAskedFor(payload.kind) ? null : JSON.parse(JSON.stringify(payload));
}

/** A mail or SMS job as the queue runs it. */
export type DeliveryRun<P extends JobPayload<"mail" | "sms"> = JobPayload<"mail" | "sms">> = {
	id: string;
	payload: P;
	/** Whether no earlier attempt can have sent it; absent: unknown. */
	isFirstAttempt?: boolean;
	isLastAttempt: boolean;
	/** When its job was enqueued; absent: now. */
	queuedAt?: Date;
};

type FailedTry = {
	delivery: Delivery;
	attempt: MailTry;
	/** No attempt is made after this time. */
	triedUntil: Date | undefined;
	/** The server refused this recipient or message permanently. */
	isPermanent: boolean;
	error: unknown;
};

/**
 * Handles a failed attempt: plans the next one and notifies the sender of a request delayed by more than an hour, or
 * records that the last one failed.
 *
 * @throws RetryLater when another attempt is planned
 */
export async function handleFailure(context: Context, run: DeliveryRun, failed: FailedTry): Promise<void> {
	const { delivery, attempt, isPermanent, error } = failed;
	const reason = cutText(error instanceof Error ? error.message : String(error), 500);
	const nowMs = context.now().getTime();
	const delayMs = pauseMs(attempt.attempts, isAskedFor(run.payload.kind), Math.random());
	const nextAttemptAt = new Date(nowMs + delayMs);
	if (isPermanent || run.isLastAttempt || nextAttemptAt >= endOf(run, failed)) {
		await recordFailure(context, delivery, reason, isPermanent ? null : jobToRepeat(run.payload));
		return;
	}
	await setMailOutcome(db(), run.id, { status: "Queued", error: reason, sentAt: null, nextAttemptAt });
	if (nowMs - sinceMs(run, attempt) >= DELAY_TOLD_MS) await tellOfDelay(run, delivery);
	throw new RetryLater(reason, delayMs / 1000);
}

/** Time after which no attempt is made. */
function endOf(run: DeliveryRun, { attempt, triedUntil }: FailedTry): Date {
	const end = new Date(sinceMs(run, attempt) + GIVE_UP_MS);
	return triedUntil ?? wantedUntil(run.payload.kind, run.queuedAt ?? attempt.createdAt) ?? end;
}

/** Start of the attempts: the first one, or the time when a user resent a failed message. */
function sinceMs({ queuedAt }: DeliveryRun, { createdAt }: MailTry): number {
	return Math.max(createdAt.getTime(), queuedAt?.getTime() ?? 0);
}

async function tellOfDelay({ id }: DeliveryRun, { documentId, signerId, channel, isRequest }: Delivery): Promise<void> {
	if (!documentId || !signerId || !isRequest) return;
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		if (!document || !(await setDelayTold(tx, id))) return;
		await tellSender(tx, document, "sender-delivery-failed", { signerId, channel, isDelayed: true });
	});
}
