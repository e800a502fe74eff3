import { env } from "#lib/config/env.ts";

/** When a correction that is touched now is discarded if nobody touches it again: a day later. */
export function correctionEnd(now: Date): Date {
	return new Date(now.getTime() + env().dayMs);
}
