import { findFailedMails } from "#lib/db/stores/delivery/failed-mails.ts";
import { findRetryingMails } from "#lib/db/stores/installation/doctor.ts";
import { type Check, type Finding, told } from "../finding.ts";

/** Who was not told for longer has been told otherwise. */
const FAILED_DAYS = 30;

/** Since when a mail that failed for good is shown, and sent again. */
export function failedSince(now: Date): Date {
	return new Date(now.getTime() - FAILED_DAYS * 86_400_000);
}

/** Mails and text messages that did not go out. */
export const deliveries: Check = {
	id: "deliveries",
	needsDatabase: true,
	async look({ accountId, now }): Promise<Finding> {
		const [waiting, failed] = await Promise.all([
			findRetryingMails(accountId),
			findFailedMails(accountId, { since: failedSince(now) }),
		]);
		const { endedCount } = failed;
		const ended = endedCount > 0 ? [told("deliveriesEnded", { count: endedCount, days: FAILED_DAYS })] : [];
		if (waiting.count + failed.count === 0) return { level: "well", told: told("deliveriesWell"), lines: ended };
		const again = { mend: { key: "deliveries" }, trial: "jobs" } as const;
		const waits = told("deliveriesWaiting", { count: waiting.count });
		if (failed.count === 0) return { level: "warn", told: waits, ...again, ...answerOf(waiting), lines: ended };
		const lines = waiting.count > 0 ? [waits, ...ended] : ended;
		const fails = told("deliveriesFailed", { count: failed.count, days: FAILED_DAYS });
		return { level: "wrong", told: fails, ...again, ...answerOf(failed), lines };
	},
};

function answerOf({ reason }: { reason: string | null }): Pick<Finding, "answer"> {
	return reason ? { answer: reason } : {};
}
