import { log } from "#lib/config/log.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { setTimestampTries } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";
import { RETRY_SEAL_SECONDS, TRIES_BEFORE_SEALING } from "./timestamp-rules.ts";

/**
 * Counts a failure of the time-stamping authority. After the last one, the trail says that the document is sealed
 * without a timestamp, and why.
 *
 * @throws RetryLater while it is to be asked again before the document is sealed
 */
export async function recordTimestampFailure(context: Context, documentId: string, reason: Said): Promise<void> {
	const error = sayIn(reason, "EN");
	const isOver = await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		if (document?.status !== "InProgress") return true;
		const attempts = document.timestampTries + 1;
		await setTimestampTries(tx, document, attempts);
		if (attempts < TRIES_BEFORE_SEALING) return false;
		const failed = { type: "TimestampFailed", data: { error, said: reason, attempts } } as const;
		if (attempts === TRIES_BEFORE_SEALING) await appendEvents(tx, context, document, [failed]);
		return true;
	});
	if (!isOver) throw new RetryLater(error, RETRY_SEAL_SECONDS);
	log.error({ documentId, error }, "document sealed without a timestamp");
}
