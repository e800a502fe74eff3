import { env } from "#lib/config/env.ts";
import { findPending, UnreachableDatabaseError } from "#lib/db/migrate.ts";
import { type Check, told } from "../finding.ts";
import { reasonOf } from "../run-checks.ts";

const CONNECT_MS = 5_000;

/** Whether the database has the shape that this version expects. */
export const migrations: Check = {
	id: "migrations",
	needsDatabase: true,
	async look() {
		try {
			const { pending, total } = await findPending(env().databaseUrl, { connectTimeoutMs: CONNECT_MS });
			const [name] = pending;
			if (name === undefined) return { level: "well", told: told("migrationsWell", { count: total }) };
			if (pending.length === total)
				return { level: "warn", told: told("databaseEmpty"), mend: { key: "start", line: "npm start" } };
			const values = { count: pending.length, total, name };
			return {
				level: "wrong",
				told: told("migrationsPending", values),
				mend: { key: "migrations", line: "npm start" },
			};
		} catch (error) {
			if (error instanceof UnreachableDatabaseError) throw error;
			return { level: "wrong", told: told("migrationsNewer"), answer: reasonOf(error), mend: { key: "newer" } };
		}
	},
};
