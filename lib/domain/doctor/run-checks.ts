import { setTimeout as wait } from "node:timers/promises";
import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { withoutNodeAdvice } from "#lib/errors/without-node-advice.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { connectionTrouble } from "#lib/net/connection-trouble.ts";
import { type Check, type CheckId, type Finding, type Looking, told } from "./finding.ts";

/** Longer nobody waits for one of them. */
const TIMEOUT_MS = 8_000;

/** What each check finds, as it finds it: none throws, and each answers in time. */
export type Findings = Record<CheckId, Promise<Finding>>;

/**
 * Looks at everything at once.
 *
 * @param timeoutMs of one check
 */
export function runChecks(checks: readonly Check[], looking: Looking, timeoutMs = TIMEOUT_MS): Findings {
	const findings: Partial<Findings> = {};
	for (const check of checks.toSorted((a, b) => turnOf(a) - turnOf(b))) {
		findings[check.id] = check.needsDatabase
			? afterDatabase(check, looking, timeoutMs, findings)
			: inTime(check, looking, timeoutMs);
	}
	return findings as Findings;
}

/** The checks that the others wait for come first. */
function turnOf({ id }: Check): number {
	return id === "database" ? 0 : id === "migrations" ? 1 : 2;
}

async function afterDatabase(
	check: Check,
	looking: Looking,
	timeoutMs: number,
	{ database, migrations }: Partial<Findings>,
): Promise<Finding> {
	const isAway = (await database)?.level === "wrong";
	const isEmpty = (await migrations)?.told.key === "databaseEmpty";
	return isAway || isEmpty ? { level: "warn", told: told("withoutDatabase") } : inTime(check, looking, timeoutMs);
}

async function inTime(check: Check, looking: Looking, timeoutMs: number): Promise<Finding> {
	const ending = new AbortController();
	const late = wait(timeoutMs, "late" as const, { signal: ending.signal, ref: false });
	// Whoever is late may still fail, and nobody listens any more.
	const found = Promise.resolve()
		.then(() => check.look(looking))
		.catch((error: unknown): Finding => {
			log.debug({ error, check: check.id }, "health check could not run");
			return { level: "wrong", told: told("notLooked"), answer: reasonOf(error) };
		});
	const first = await Promise.race([found, late.catch(() => "late" as const)]);
	ending.abort();
	return first === "late" ? { level: "wrong", told: told("noTime", { time: { ms: timeoutMs } }) } : first;
}

/** How to mend a connection that failed; what the variable says is looked at only where that can be the reason. */
export function mendOf(error: unknown, own: NonNullable<Finding["mend"]>): NonNullable<Finding["mend"]> {
	switch (connectionTrouble(error)) {
		case "untrusted":
			return {
				key: "untrusted",
				line: `TRUSTED_CERTIFICATES=${env().trustedCertificatesPath ?? "/etc/signet/authorities.pem"}`,
			};
		case "otherName":
			return { ...own, key: "otherName" };
		case "expired":
			return { ...own, key: "expired" };
		case "unreachable":
			return { ...own, key: "unreachable" };
		default:
			return own;
	}
}

/** What an error says, in one line of bearable length. */
export function reasonOf(error: unknown): string {
	const cause = error instanceof Error && error.message === "fetch failed" ? (error.cause ?? error) : error;
	const text =
		cause instanceof Error ? cause.message || ("code" in cause ? String(cause.code) : cause.name) : String(cause);
	// The database client puts its own call around the words of the database, which stand in its last line.
	const last = /^\s*Invalid `/.test(text) ? (text.trim().split("\n").at(-1) ?? text) : text;
	const said = withoutNodeAdvice(/Message: `([^`]+)`/.exec(last)?.[1] ?? last);
	return cutText(said.replace(/\s+/g, " ").trim(), 500);
}
