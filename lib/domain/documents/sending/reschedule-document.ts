import { type LockedDocument, setScheduledFor } from "#lib/db/stores/documents/documents.ts";
import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireStatus } from "../rules.ts";
import { contentOf } from "./content-of.ts";

const [DAY_SECONDS, SOONEST_SECONDS] = [86_400, 30 * 60];
const LATEST_SECONDS = 180 * DAY_SECONDS;
/** Whoever chooses the very soonest moment needs a while to press the button. */
const GRACE_SECONDS = 60;

/**
 * Gives a scheduled document another time to go out, within the bounds that a send request has. The job of the former
 * time finds that it is not due, and does nothing.
 *
 * @param input.sendAt unix seconds
 * @throws AppError NotFound; Conflict when it is not scheduled any more; ValidationError that names ScheduledSendTime
 */
export const rescheduleDocument = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: { documentId: string; sendAt: number }): Promise<void> => {
		const { sendAt } = input;
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireStatus(document.status, "Scheduled", "reschedule it");
			requireTime(document, sendAt, context.now());
			const whole = await findWholeDocument(document.id, tx);
			if (!whole) throw notFound("document");
			const startAfter = new Date(sendAt * 1000);
			await setScheduledFor(tx, document, startAfter);
			const data = { ...contentOf(whole), scheduledFor: startAfter.toISOString() };
			await appendEvents(tx, context, document, [{ type: "DocumentScheduled", data }]);
			await enqueue(tx, "send", { documentId: document.id }, { startAfter });
		});
	},
);

function requireTime({ settings }: LockedDocument, sendAt: number, now: Date): void {
	const ahead = sendAt - now.getTime() / 1000;
	if (ahead < SOONEST_SECONDS - GRACE_SECONDS || ahead > LATEST_SECONDS) {
		throw fieldRefusal("ScheduledSendTime", said("scheduleBounds"));
	}
	const { expiry } = settings;
	if (expiry?.expiryDateType === "SpecificDateTime" && expiry.expiryValue < sendAt + DAY_SECONDS) {
		throw fieldRefusal("ScheduledSendTime", said("scheduleAfterExpiry"));
	}
}
