import { type Check, told } from "../finding.ts";
import { readLastHousekeeping } from "../note-housekeeping.ts";
import { reasonOf } from "../run-checks.ts";

/** It comes hourly; a machine may be off for a night. */
const LATE_MS = 86_400_000;

/** Whether what is due hourly is done: retention, what stopped and is taken up again, what is left behind. */
export const housekeeping: Check = {
	id: "housekeeping",
	needsDatabase: true,
	async look({ now }) {
		const { wellAt, failed } = await readLastHousekeeping();
		const mend = { key: "housekeeping" } as const;
		const time = { ms: wellAt ? now.getTime() - wellAt.getTime() : 0 };
		if (failed !== undefined) {
			const last = wellAt ? told("housekeepingFailed", { time }) : told("housekeepingNever");
			return { level: "wrong", told: last, answer: reasonOf(failed), mend };
		}
		if (!wellAt) return { level: "well", told: told("housekeepingNew") };
		if (time.ms < LATE_MS) return { level: "well", told: told("housekeepingWell", { time }) };
		return { level: "warn", told: told("housekeepingLate", { time }), mend };
	},
};
