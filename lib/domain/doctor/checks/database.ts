import { env } from "#lib/config/env.ts";
import { readServerVersion } from "#lib/db/stores/installation/doctor.ts";
import { type Check, told } from "../finding.ts";
import { maskUrl } from "../mask-url.ts";
import { mendOf, reasonOf } from "../run-checks.ts";

const EXAMPLE = "postgresql://signet:••••@db.example.com:5432/signet";

/** Whether the database answers, and how fast. */
export const database: Check = {
	id: "database",
	async look() {
		const startedAt = performance.now();
		try {
			const version = await readServerVersion();
			return { level: "well", told: told("databaseWell", { version, time: { ms: performance.now() - startedAt } }) };
		} catch (error) {
			const line = `DATABASE_URL=${maskUrl(env().databaseUrl) || EXAMPLE}`;
			return {
				level: "wrong",
				told: told("databaseAway"),
				answer: reasonOf(error),
				mend: mendOf(error, { key: "database", line }),
			};
		}
	},
};
