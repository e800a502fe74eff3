import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { startAuthority } from "#lib/pdf/seal/testing/authority.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { NO_SURROUNDINGS } from "#lib/testing/no-surroundings.ts";
import { startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { judgeDisk } from "./checks/disk.ts";
import { judgeProxies } from "./checks/proxies.ts";
import { CHECKS } from "./checks.ts";
import type { CheckId, Finding, Visit } from "./finding.ts";
import { diagnose, lookAtInstallation } from "./look.ts";
import { noteBackup } from "./note-backup.ts";
import { forgetProcesses, noteProcess } from "./note-process.ts";
import { sealFailedNow, sendMailsNow } from "./run-again.ts";
import { runChecks } from "./run-checks.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { wordFinding } from "./word-finding.ts";

const installation = useTestDatabase();
const VISIT: Visit = { origin: "http://localhost:3000", forwarded: [], peer: "127.0.0.1", address: "127.0.0.1" };
const inDays = (days: number) => operatorContext("test", () => new Date(Date.now() + days * DAY_MS));

const words = workplaceMessages("EN").doctor;
const word = (id: CheckId, found: Finding) => wordFinding(id, found, words, "EN");

/** What the doctor says of one thing. */
async function found(id: CheckId, context = operatorContext("test")) {
	const looking = { now: context.now(), accountId: null, visit: null, trustedProxies: { hops: 0 } };
	return word(
		id,
		await runChecks(
			CHECKS.filter((one) => one.id === id),
			looking,
		)[id],
	);
}

async function sayWith(variables: Record<string, string>, id: CheckId) {
	Object.assign(process.env, variables);
	resetEnv();
	return found(id);
}

const PROCESS = { ...NO_SURROUNDINGS, host: "web-1", pid: 7, version: "0.0.1", memoryMb: 90, uncaughtErrors: 0 };
const CHANGED = ["SMTP_URL", "PUBLIC_URL", "SIGNING_P12", "SIGNING_P12_PASSWORD", "TSA_URL"];
afterEach(() => {
	for (const name of CHANGED) delete process.env[name];
	resetEnv();
});

describe("the doctor says what is broken, and how to mend it", () => {
	it("each check is there once, and each is worded in both languages", async () => {
		expect(CHECKS.map(({ id }) => id).toSorted()).toEqual(Object.keys(words.names).toSorted());
		const findings = await lookAtInstallation(await makeUserContext(), VISIT);
		const terminal = diagnose(operatorContext("test"));
		for (const { id } of CHECKS) {
			const french = wordFinding(id, await findings[id], workplaceMessages("FR").doctor, "FR");
			expect(french.text).not.toMatch(/\{\w+\}/);
			expect(word(id, await (await terminal)[id]).text).not.toMatch(/\{\w+\}/);
		}
	});

	it("a database that answers, and migrations that are pending or of a newer version", async () => {
		expect(await found("database")).toMatchObject({ level: "well", text: expect.stringMatching(/^PostgreSQL \d/) });
		expect(await found("migrations")).toMatchObject({ level: "well" });
		const [last] = await db().$queryRaw<{ name: string }[]>`
			DELETE FROM "_prisma_migrations" WHERE "migration_name" =
				(SELECT max("migration_name") FROM "_prisma_migrations") RETURNING "migration_name" AS "name"`;
		expect(await found("migrations")).toMatchObject({
			level: "wrong",
			text: expect.stringContaining(last?.name ?? "?"),
			mend: "Restart Signet. It applies migrations at startup.",
		});
		await db().$executeRaw`
			INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
			VALUES ('x', 'x', '29990101000000_later', now())`;
		expect(await found("migrations")).toMatchObject({
			level: "wrong",
			answer: expect.stringContaining("29990101000000_later"),
		});
	});

	it("workers that have stopped, and jobs that nobody takes", async () => {
		expect(await found("processes")).toMatchObject({ level: "warn", mend: "Start Signet." });
		const said = { ...PROCESS, startedAt: new Date() };
		await noteProcess(operatorContext("test"), { ...said, id: randomUUID(), kind: "web", visitedHosts: ["a.example"] });
		expect(await found("processes")).toMatchObject({
			level: "wrong",
			text: "No worker is running, so no email is sent and no document is sealed.",
			line: "ROLE=all",
			lines: [expect.stringMatching(/^web 7 on web-1, version 0\.0\.1, 94\.4 MB/)],
		});
		expect(await found("version")).toMatchObject({ level: "warn", text: expect.stringContaining("0.0.1") });
		expect(await found("publicUrl")).toMatchObject({ level: "warn", line: "PUBLIC_URL=http://a.example" });
		await noteProcess(operatorContext("test"), { ...said, id: randomUUID(), kind: "worker", visitedHosts: [] });
		expect(await found("processes")).toMatchObject({ level: "well", text: "Web: 1; workers: 1" });
		await forgetProcesses(operatorContext("test"), ({ kind }) => kind === "worker");
		expect(await found("processes")).toMatchObject({ level: "wrong" });
		await inTransaction((tx) => enqueue(tx, "page-images", { documentId: randomUUID() }));
		expect(await found("jobs", inDays(0))).toMatchObject({ level: "well" });
		expect(await found("jobs", inDays(1))).toMatchObject({ level: "wrong", line: "ROLE=worker npm start" });
	});

	it("a storage that takes nothing; of one that does, nothing is left", async () => {
		expect(await found("storage")).toMatchObject({ level: "well" });
		const objects = join(installation.dataDir, "objects");
		expect(await readdir(join(objects, "doctor"))).toEqual([]);
		await rm(objects, { recursive: true });
		await writeFile(objects, "a file where the directory should be");
		expect(await found("storage")).toMatchObject({
			level: "wrong",
			answer: expect.stringMatching(/ENOTDIR|EEXIST/),
			line: `DATA_DIR=${installation.dataDir}`,
		});
		await rm(objects);
		await mkdir(objects);
	});

	it("a mail server that refuses, in its own words and without the password", async () => {
		expect(await found("mail")).toMatchObject({ level: "warn", text: expect.stringContaining("outbox") });
		const closed = await sayWith({ SMTP_URL: "smtp://signet:hunter2@127.0.0.1:1" }, "mail");
		expect(closed).toMatchObject({ level: "wrong", answer: expect.stringContaining("ECONNREFUSED") });
		expect(closed.line).toBe("SMTP_URL=smtp://signet:••••@127.0.0.1:1");
		expect(JSON.stringify(closed)).not.toContain("hunter2");
		const sink = await startSmtpSink({ "RCPT TO": { code: 550, text: "5.1.1 no such mailbox" } });
		expect(await sayWith({ SMTP_URL: sink.url }, "mail")).toMatchObject({ level: "well", trial: "mail" });
		const admin = await makeUserContext();
		expect(await sendTestMail(admin)).toMatchObject({
			isSent: false,
			to: admin.principal.email,
			answer: expect.stringContaining("5.1.1 no such mailbox"),
		});
		await sink.close();
	});

	it("an address that browsers do not use, and one that is not encrypted", async () => {
		const admin = await makeUserContext();
		const visit = { ...VISIT, origin: "https://sign.harbour.example" };
		const findings = await lookAtInstallation(admin, visit);
		await Promise.all(Object.values(findings));
		expect(word("publicUrl", await findings.publicUrl)).toMatchObject({
			level: "wrong",
			line: "PUBLIC_URL=https://sign.harbour.example",
		});
		await db().process.deleteMany();
		expect(await found("publicUrl")).toMatchObject({ level: "note", line: "PUBLIC_URL=http://localhost:3000" });
		const plain = await sayWith({ PUBLIC_URL: "http://signet.lan" }, "publicUrl");
		expect(plain).toMatchObject({ level: "warn", line: "PUBLIC_URL=https://signet.lan" });
	});

	it("a sealing certificate that ends soon, has ended, or does not open", async () => {
		expect(await found("certificate")).toMatchObject({ level: "warn", text: expect.stringContaining("self-signed") });
		const { p12, password } = await makeDevelopmentP12({ commonName: "Harbour Homes" });
		const file = join(installation.dataDir, "own.p12");
		await writeFile(file, p12);
		const own = { SIGNING_P12: file, SIGNING_P12_PASSWORD: password };
		const well = await sayWith(own, "certificate");
		expect(well).toMatchObject({ level: "well", text: expect.stringContaining("Harbour Homes") });
		const [, year] = /(\d{4})$/.exec(well.text) ?? [];
		const yearsLeft = Number(year) - new Date().getUTCFullYear();
		expect(await found("certificate", inDays(365 * yearsLeft + 400))).toMatchObject({
			level: "wrong",
			line: `SIGNING_P12=${file}`,
		});
		const ends = await endOf(p12, password);
		const soon = operatorContext("test", () => new Date(ends.getTime() - 41 * DAY_MS));
		expect(await found("certificate", soon)).toMatchObject({
			level: "warn",
			text: expect.stringContaining("expires in 41 days"),
			line: `SIGNING_P12=${file}`,
		});
		expect(await sayWith({ ...own, SIGNING_P12_PASSWORD: "another" }, "certificate")).toMatchObject({
			level: "wrong",
			answer: expect.stringMatching(/password/i),
		});
	});

	it("a time-stamping authority that does not answer", async () => {
		expect(await found("clock")).toMatchObject({ level: "note" });
		const silent = await sayWith({ TSA_URL: "http://user:hunter2@127.0.0.1:1/tsa" }, "clock");
		expect(silent).toMatchObject({ level: "warn", line: "TSA_URL=http://user:••••@127.0.0.1:1/tsa" });
	});

	it("a clock that is away from the authority's", async () => {
		const authority = await startAuthority();
		const well = await sayWith({ TSA_URL: authority.tsaUrl }, "clock");
		expect(well).toMatchObject({ level: "well", text: expect.stringMatching(/^Differs from the time-stamping/) });
		expect(await found("clock", inDays(3))).toMatchObject({
			level: "wrong",
			text: "The clock differs from the time-stamping authority’s by 3 days.",
			mend: "Synchronise the clock with a time server (NTP).",
		});
		await authority.close();
	});

	it("a backup that is old or was never made", async () => {
		expect(await found("backup")).toMatchObject({ level: "warn", text: "No backup has been made yet." });
		await noteBackup(operatorContext("test"), new Date());
		expect(await found("backup")).toMatchObject({ level: "well" });
		expect(await found("backup", inDays(20))).toMatchObject({
			level: "wrong",
			text: "The last backup was 20 days ago.",
			line: expect.stringContaining("npm run admin -- backup"),
		});
	});

	it("seals and mails that have failed, which run again from here, those of the account alone", async () => {
		const [admin, stranger] = [await makeUserContext(), await makeUserContext()];
		await insertDocument(admin, { sealState: "Failed" });
		const look = async (id: CheckId) => {
			const looking = { now: new Date(), accountId: admin.principal.accountId, visit: VISIT, trustedProxies: NONE };
			return word(
				id,
				await runChecks(
					CHECKS.filter((one) => one.id === id),
					looking,
				)[id],
			);
		};
		expect(await look("seals")).toMatchObject({ level: "wrong", trial: "seals" });
		expect(await sealFailedNow(stranger)).toBe(0);
		expect(await sealFailedNow(admin)).toBe(1);
		expect(await look("seals")).toMatchObject({ level: "well" });
		const { accountId, userId } = admin.principal;
		await inTransaction((tx) => enqueue(tx, "mail", { kind: "invitation", accountId, userId }));
		await db().$executeRaw`
			UPDATE pgboss.job SET "state" = 'retry', "start_after" = now() + interval '1 hour',
				"output" = '{"message": "451 try later"}' WHERE "name" = 'mail' AND "data"->>'accountId' = ${accountId}`;
		expect(await look("deliveries")).toMatchObject({ level: "warn", answer: "451 try later", trial: "jobs" });
		expect(await sendMailsNow(stranger)).toBe(0);
		expect(await sendMailsNow(admin)).toBeGreaterThan(0);
	});
});

async function endOf(p12: Uint8Array, password: string): Promise<Date> {
	const { readP12 } = await import("#lib/pdf/seal/signing/load-p12.ts");
	return (await readP12(p12, password)).notAfter;
}

const NONE = { hops: 0 };
const THROUGH = { ...VISIT, forwarded: ["203.0.113.9"], peer: "10.0.0.4" };

it.each([
	["no proxy, none believed", VISIT, NONE, "well", null],
	["a proxy that is believed", { ...THROUGH, address: "203.0.113.9" }, { hops: 1 }, "well", null],
	["a proxy that is not believed", { ...THROUGH, address: "10.0.0.4" }, NONE, "wrong", "TRUSTED_PROXIES=1"],
	[
		"a proxy of another network",
		{ ...THROUGH, address: "10.0.0.4" },
		{ networks: ["192.168.0.0/16"] },
		"wrong",
		"TRUSTED_PROXIES=10.0.0.4",
	],
	["fewer proxies than are counted", VISIT, { hops: 1 }, "wrong", "TRUSTED_PROXIES=0"],
	["a browser on the machine of the proxy", { ...VISIT, forwarded: ["127.0.0.1"] }, { hops: 1 }, "well", null],
	["nobody's visit", null, { hops: 1 }, "note", null],
] as const)("proxies: %s", (_, visit, trusted, level, line) => {
	const given = visit && { ...visit, forwarded: [...visit.forwarded] };
	const trustedProxies = "networks" in trusted ? { networks: [...trusted.networks] } : trusted;
	const { level: judged, line: shown } = word("proxies", judgeProxies({ visit: given, trustedProxies }));
	expect([judged, judged === "wrong" ? shown : null]).toEqual([level, line]);
});

it.each([
	[200e9, 480e9, "well"],
	[4e9, 480e9, "warn"],
	[0.5e9, 480e9, "wrong"],
	[4e9, 10e9, "well"],
])("a disk with %d of %d bytes free: %s", (free, total, level) => {
	expect(judgeDisk(free, total).level).toBe(level);
});
