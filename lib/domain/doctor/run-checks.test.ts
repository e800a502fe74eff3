import { expect, it } from "vitest";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { type Check, type CheckId, type Finding, told } from "./finding.ts";
import { runChecks } from "./run-checks.ts";
import { wordFinding } from "./word-finding.ts";

const word = (id: CheckId, found: Finding) => wordFinding(id, found, workplaceMessages("EN").doctor, "EN");

it("a check that hangs or throws holds nobody up, and without the database the others say so", async () => {
	const well: Finding = { level: "well", told: { key: "sealsWell", values: {} } };
	const checks: Check[] = [
		{ id: "clock", look: () => new Promise(() => undefined) },
		{ id: "disk", look: () => Promise.reject(new Error("SMTP smtp://me:hunter2@host broke")) },
		{ id: "database", look: async () => ({ ...well, level: "wrong" }) },
		{ id: "jobs", needsDatabase: true, look: async () => well },
		{ id: "seals", look: async () => well },
	];
	const looking = { now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } };
	const findings = runChecks(checks, looking, 50);
	expect(word("clock", await findings.clock).text).toBe("No response within 50 ms.");
	expect(word("disk", await findings.disk).answer).toBe("SMTP smtp://me:[secret]@host broke");
	expect(word("jobs", await findings.jobs).text).toBe("This check needs the database.");
	expect((await findings.seals).level).toBe("well");
});

it("an empty database is one finding, and the checks that need its tables don’t run", async () => {
	const looking = { now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } };
	const checks: Check[] = [
		{ id: "jobs", needsDatabase: true, look: () => Promise.reject(new Error("relation does not exist")) },
		{ id: "migrations", needsDatabase: true, look: async () => ({ level: "warn", told: told("databaseEmpty") }) },
		{ id: "database", look: async () => ({ level: "well", told: told("sealsWell") }) },
	];
	const findings = runChecks(checks, looking);
	expect(word("migrations", await findings.migrations).text).toMatch(/^The database is empty/);
	expect(await findings.jobs).toEqual({ level: "warn", told: told("withoutDatabase") });
});
