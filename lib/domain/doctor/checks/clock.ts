import { randomBytes } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { type Check, type Finding, told } from "../finding.ts";
import { maskUrl } from "../mask-url.ts";
import { readClockSetBack } from "../note-clock.ts";
import { reasonOf } from "../run-checks.ts";

const [WARN_MS, WRONG_MS] = [5_000, 60_000];
const SET_BACK_SHOWN_MS = 30 * 86_400_000;
const MEND = { key: "clock", line: "timedatectl set-ntp true" } as const;

/** How far the clock is from the time-stamping authority's, and whether it was set back in the last 30 days. */
export const clock: Check = {
	id: "clock",
	async look({ now }) {
		// If the database doesn’t answer, its own check reports it.
		const setBack = await readClockSetBack().catch(() => null);
		const found = await compareClock(now);
		if (!setBack || now.getTime() - setBack.at.getTime() > SET_BACK_SHOWN_MS || isWorse(found)) return found;
		const values = { time: { ms: setBack.ms }, day: { day: setBack.at } };
		return { level: "warn", told: told("clockSetBack", values), mend: MEND };
	},
};

const isWorse = ({ level }: Finding) => level === "wrong" || level === "warn";

async function compareClock(now: Date): Promise<Finding> {
	const { tsaUrl } = env();
	if (!tsaUrl) return { level: "note", told: told("clockNone") };
	const [{ requestTimestamp }, { checkTimestamp }] = await Promise.all([
		import("#lib/pdf/seal/signing/request-timestamp.ts"),
		import("#lib/pdf/seal/verifying/check-timestamp.ts"),
	]);
	const data = randomBytes(32);
	const askedAt = performance.now();
	try {
		const token = await requestTimestamp(tsaUrl, data);
		const { time } = checkTimestamp(token, [data]);
		if (!time) throw new Error("its token has no time");
		const tookMs = performance.now() - askedAt;
		return judgeClock(time.getTime() - now.getTime() - tookMs / 2);
	} catch (error) {
		const mend = { key: "tsa", line: `TSA_URL=${maskUrl(tsaUrl)}` } as const;
		return { level: "warn", told: told("clockSilent"), answer: reasonOf(error), mend };
	}
}

function judgeClock(offMs: number): Finding {
	const time = { ms: Math.abs(offMs) };
	// The authority may leave fractions of seconds out.
	if (time.ms < WARN_MS) return { level: "well", told: told("clockWell", { time }) };
	return { level: time.ms < WRONG_MS ? "warn" : "wrong", told: told("clockOff", { time }), mend: MEND };
}
