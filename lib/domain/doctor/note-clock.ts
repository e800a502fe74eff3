import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

const CLOCK_FACT = "clock-set-back";

type ClockSetBack = { at: Date; ms: number };

/** Records that a process’s clock was set back. */
export const noteClockSetBack = defineVerb(
	{ permission: "installation.administer" },
	async ({ now }: OperatorContext, ms: number): Promise<void> =>
		recordFact(CLOCK_FACT, { at: now().toISOString(), ms: String(Math.round(ms)) }),
);

/** When a process’s clock was last set back; null: never. */
export async function readClockSetBack(): Promise<ClockSetBack | null> {
	const noted = await readFact(CLOCK_FACT);
	if (noted === null || typeof noted === "string") return null;
	return { at: new Date(noted.at ?? 0), ms: Number(noted.ms) };
}
