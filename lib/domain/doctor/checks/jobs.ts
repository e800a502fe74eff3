import { findDueJobs } from "#lib/db/stores/installation/doctor.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { type Check, told } from "../finding.ts";

/** Workers look every few seconds: what waits longer waits for somebody. */
const [WARN_MS, WRONG_MS] = [MINUTE_MS, 5 * MINUTE_MS];

/** Whether somebody takes the jobs that are due. */
export const jobs: Check = {
	id: "jobs",
	needsDatabase: true,
	async look({ now }) {
		const { count, oldest } = await findDueJobs();
		const ageMs = oldest ? now.getTime() - oldest.dueAt.getTime() : 0;
		if (!oldest || ageMs < WARN_MS) return { level: "well", told: told("jobsWell", { count }) };
		return {
			level: ageMs < WRONG_MS ? "warn" : "wrong",
			told: told("jobsLate", { count, name: oldest.name, time: { ms: ageMs } }),
			mend: { key: "jobs", line: "ROLE=worker npm start" },
		};
	},
};
