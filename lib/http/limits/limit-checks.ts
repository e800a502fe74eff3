import { env } from "#lib/config/env.ts";
import type { Context } from "#lib/domain/context.ts";
import { MEGABYTE } from "#lib/units.ts";
import { countCall, rateLimited, readState } from "./rate-limit.ts";

/** Checking a larger file exceeds the time for strangers; `npm run verify` accepts any size. */
const MAX_CHECKED_MEGABYTES = 50;

/** Milliseconds of checking per address. A sealed file takes a few hundred; the slowest file takes five seconds. */
const BUDGET = { points: 20_000, durationSeconds: 5 * 60 };

const NAME = "check-milliseconds";

/** The largest file that can be checked without signing in, in MB. */
export function checkedMegabytes(): number {
	return Math.min(MAX_CHECKED_MEGABYTES, Math.floor(env().uploadLimitBytes / MEGABYTE));
}

/**
 * Refuses an address that has used up its time for checks.
 *
 * @throws AppError RateLimited
 */
export async function limitChecks({ ip }: Context): Promise<void> {
	const state = await readState(NAME, ip, BUDGET);
	if (state.isOver) throw rateLimited(state);
}

export async function countCheck({ ip }: Context, milliseconds: number): Promise<void> {
	await countCall(NAME, ip, BUDGET, Math.ceil(milliseconds));
}
