import { listFailedSeals } from "#lib/db/stores/doctor.ts";
import { type Check, told } from "../finding.ts";

/** Further nobody counts. */
export const MOST_SEALS = 500;

/** Documents that wait for a seal that failed. */
export const seals: Check = {
	id: "seals",
	needsDatabase: true,
	async look({ accountId }) {
		const { length: count } = await listFailedSeals(accountId, MOST_SEALS);
		if (count === 0) return { level: "well", told: told("sealsWell") };
		return { level: "wrong", told: told("sealsFailed", { count }), mend: { key: "seals" }, trial: "seals" };
	},
};
