import { readFact } from "#lib/db/stores/installation/installation.ts";
import { DAY_MS } from "#lib/units.ts";
import { type Check, told } from "../finding.ts";
import { BACKUP_FACT } from "../note-backup.ts";

/** A day's backup may fail once. */
const [WARN_MS, WRONG_MS] = [2 * DAY_MS, 14 * DAY_MS];

/** How old the last backup is. */
export const backup: Check = {
	id: "backup",
	needsDatabase: true,
	async look({ now }) {
		const mend = { key: "backup", line: "npm run admin -- backup /backups/signet.tar.gz" } as const;
		const noted = await readFact(BACKUP_FACT);
		if (typeof noted !== "string") return { level: "warn", told: told("backupNone"), mend };
		const time = { ms: now.getTime() - Date.parse(noted) };
		if (time.ms < WARN_MS) return { level: "well", told: told("backupWell", { time }) };
		return { level: time.ms < WRONG_MS ? "warn" : "wrong", told: told("backupOld", { time }), mend };
	},
};
