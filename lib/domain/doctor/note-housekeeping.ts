import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";

const HOUSEKEEPING_FACT = "last-housekeeping";

/** How the housekeeping went at last. */
type LastHousekeeping = {
	/** When nothing failed at last; null: that has not been yet. */
	wellAt: Date | null;
	/** What failed at the last time, with why; absent: nothing did. */
	failed?: string;
};

/** Notes how the housekeeping went. */
export async function noteHousekeeping(at: Date, failures: readonly { step: string; error: unknown }[]): Promise<void> {
	if (failures.length === 0) return recordFact(HOUSEKEEPING_FACT, { wellAt: at.toISOString() });
	const { wellAt } = await readLastHousekeeping();
	const failed = failures.map(({ step, error }) => `${step}: ${error instanceof Error ? error.message : error}`);
	await recordFact(HOUSEKEEPING_FACT, { ...(wellAt && { wellAt: wellAt.toISOString() }), failed: failed.join("\n") });
}

/** How the housekeeping went at last. */
export async function readLastHousekeeping(): Promise<LastHousekeeping> {
	const noted = await readFact(HOUSEKEEPING_FACT);
	if (noted === null || typeof noted === "string") return { wellAt: null };
	const { wellAt, failed } = noted;
	return { wellAt: wellAt === undefined ? null : new Date(wellAt), ...(failed === undefined ? {} : { failed }) };
}
