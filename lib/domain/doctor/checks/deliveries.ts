import { findRetryingMails } from "#lib/db/stores/doctor.ts";
import { type Check, told } from "../finding.ts";

/** Mails and text messages that did not go out. */
export const deliveries: Check = {
	id: "deliveries",
	needsDatabase: true,
	async look({ accountId }) {
		const { count, reason } = await findRetryingMails(accountId);
		if (count === 0) return { level: "well", told: told("deliveriesWell") };
		const found = { level: "warn", told: told("deliveriesWaiting", { count }), mend: { key: "deliveries" } } as const;
		return { ...found, trial: "jobs", ...(reason ? { answer: reason } : {}) };
	},
};
