import { findMissingTimestamps, listFailedSeals } from "#lib/db/stores/installation/doctor.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { type Check, type Finding, told } from "../finding.ts";

/** Further nobody counts. */
export const MOST_SEALS = 500;

/** Documents that wait for a seal that failed, or for a timestamp. */
export const seals: Check = {
	id: "seals",
	needsDatabase: true,
	async look({ accountId }) {
		const { length: count } = await listFailedSeals(accountId, MOST_SEALS);
		if (count === 0) return lookForTimestamps(accountId);
		return { level: "wrong", told: told("sealsFailed", { count }), mend: { key: "seals" }, trial: "seals" };
	},
};

async function lookForTimestamps(accountId: string | null): Promise<Finding> {
	const { count, reason } = await findMissingTimestamps(accountId);
	if (count === 0) return { level: "well", told: told("sealsWell") };
	const answer = reason ? { answer: sayIn(reason, "EN") } : {};
	return { level: "warn", told: told("sealsUntimed", { count }), ...answer, mend: { key: "sealsUntimed" } };
}
