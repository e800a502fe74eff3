import { recordFact } from "#lib/db/stores/installation/installation.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** The fact that holds when the last backup was made, in ISO 8601. */
export const BACKUP_FACT = "last-backup";

/** Notes that a backup was made. @param at when what is in it was read */
export const noteBackup = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, at: Date): Promise<void> => recordFact(BACKUP_FACT, at.toISOString()),
);
