import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { listProcesses, type RunningProcess } from "#lib/db/stores/installation/processes.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { NO_SURROUNDINGS } from "#lib/testing/no-surroundings.ts";
import type { CheckId, Finding } from "../finding.ts";
import { forgetProcesses, noteProcess } from "../note-process.ts";
import { wordFinding } from "../word-finding.ts";
import { disks, judgeDisks } from "./disks.ts";
import { judgeProcesses } from "./processes.ts";
import { judgeSettings, settings } from "./settings.ts";

useTestDatabase();
afterEach(() => {
	delete process.env.SIGNING_P12;
	resetEnv();
});

const NOW = new Date("2026-11-26T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const HASH = { a: "a".repeat(64), b: "b".repeat(64) };

/** As a process of an older version says it: of its surroundings nothing. */
const OLD: RunningProcess = {
	id: "",
	kind: "worker",
	host: "work-1",
	pid: 7,
	version: "0.1.0",
	memoryMb: 90,
	uncaughtErrors: 0,
	visitedHosts: [],
	...NO_SURROUNDINGS,
	startedAt: NOW,
	seenAt: NOW,
};
const SAID: RunningProcess = {
	...OLD,
	diskFreeBytes: 200e9,
	diskTotalBytes: 480e9,
	certificateSha256: HASH.a,
	certificateEndsAt: inDays(400),
	mailKind: "smtp",
	storageKind: "disk",
	storageMark: "11111111-store",
};
const WEB: RunningProcess = { ...SAID, kind: "web", host: "web-1", pid: 3 };
const WORKER: RunningProcess = { ...SAID, host: "work-1", pid: 9 };

function word(id: CheckId, found: Finding, locale: "EN" | "FR" = "EN") {
	const { level, text, mend, line, lines } = wordFinding(id, found, workplaceMessages(locale).doctor, locale);
	return { level, texts: [text, ...lines], mend, line };
}

it("uncaught errors are counted in total and by process", () => {
	const found = word("processes", judgeProcesses([WORKER, WEB, { ...WEB, pid: 4, uncaughtErrors: 2 }], NOW));
	expect(found).toMatchObject({ level: "warn", line: "uncaught error" });
	expect(found.texts[0]).toBe("2 uncaught errors since the processes started.");
	expect(found.texts.slice(1).map((line) => /(\d+) uncaught errors?$/.exec(line)?.[1])).toEqual(["0", "0", "2"]);
	expect(judgeProcesses([WORKER, WEB], NOW).level).toBe("well");
});

const LOW = { diskFreeBytes: 2e9 };
const FULL = { diskFreeBytes: 0 };
const OWN = { host: "web-1", totalBytes: 480e9 };

it.each<[string, RunningProcess[], string, RegExp[]]>([
	["room everywhere", [WEB, WORKER], "well", [/^All disks have enough space$/]],
	["of an older version", [OLD], "well", [/^All disks/]],
	["no process", [], "well", [/^All disks/]],
	[
		"little room on another machine",
		[WEB, { ...WORKER, ...LOW }],
		"warn",
		[/^Only 2 GB of 480 GB is free on the disk that contains the DATA_DIR of work-1 \(worker 9\)\.$/],
	],
	["none at all", [WEB, { ...WORKER, ...FULL }], "wrong", [/^Only 0 MB of 480 GB .* work-1 \(worker 9\)/]],
	[
		"on the disk that is judged already",
		[
			{ ...WEB, ...FULL },
			{ ...WORKER, ...FULL, host: "web-1" },
		],
		"well",
		[/^All disks/],
	],
	["on another disk of this machine", [{ ...WEB, ...FULL, diskTotalBytes: 20e9 }], "wrong", [/web-1 \(web 3\)/]],
	["little of a small disk", [{ ...WORKER, ...LOW, diskTotalBytes: 10e9 }], "well", [/^All disks/]],
	[
		"on two machines: the fullest first, those of a disk together",
		[
			{ ...WORKER, ...LOW },
			{ ...WEB, ...FULL, host: "web-2" },
			{ ...WORKER, ...LOW, pid: 10 },
		],
		"wrong",
		[/web-2 \(web 3\)/, /^Only 2 GB .* work-1 \(worker 9\), work-1 \(worker 10\)/],
	],
])("disks: %s", (_, running, level, texts) => {
	const found = judgeDisks(running, OWN);
	const worded = word("disks", found);
	expect(worded).toMatchObject({ level, texts: texts.map((text) => expect.stringMatching(text)) });
	expect([worded.mend, worded.line]).toEqual(
		level === "well" ? [null, null] : [expect.stringContaining("Free up space"), "df -h"],
	);
	expect(word("disks", found, "FR").texts.join()).not.toMatch(/\{\w+\}|Only|All disks/);
});

const SAME = /^Give all processes the same/;
const NEW = /^Copy the new file/;

it.each<[string, RunningProcess[], string, RegExp[], RegExp | null, RegExp | null]>([
	["all the same", [WEB, WORKER], "well", [/^All processes use the same settings/], null, null],
	["one of an older version", [WEB, { ...OLD, pid: 9 }], "well", [/^All processes use the same settings/], null, null],
	["no process", [], "well", [/^All processes use the same settings/], null, null],
	[
		"a worker with another certificate",
		[WEB, WORKER, { ...WORKER, host: "work-2", certificateSha256: HASH.b }],
		"warn",
		[/different sealing certificates\. web-1 \(web 3\), work-1 \(worker 9\): a{8} ≠ work-2 \(worker 9\): b{8}$/],
		SAME,
		/^SIGNING_P12=\/run\/secrets\/seal\.p12$/,
	],
	[
		"a worker without a mail server",
		[WEB, { ...WORKER, mailKind: "outbox" }],
		"warn",
		[/^Some processes send email, .* web-1 \(web 3\): smtp ≠ work-1 \(worker 9\): outbox$/],
		SAME,
		/^SMTP_URL=smtps:\S+$/,
	],
	[
		"another disk",
		[WEB, { ...WORKER, storageMark: "22222222-store" }],
		"warn",
		[/^Processes store files in different places, .* web-1 \(web 3\): disk 1{8} ≠ work-1 \(worker 9\): disk 2{8}$/],
		SAME,
		/^DATA_DIR=\/\S+$/,
	],
	[
		"a bucket and a disk",
		[WEB, { ...WORKER, storageKind: "s3", storageMark: "33333333" }],
		"warn",
		[/disk 1{8} ≠ work-1 \(worker 9\): s3 3{8}$/],
		SAME,
		/^DATA_DIR=/,
	],
	["a disk of which nothing could be read", [WEB, { ...WORKER, storageMark: null }], "well", [/./], null, null],
	[
		"all three",
		[WEB, { ...WORKER, certificateSha256: HASH.b, mailKind: "outbox", storageMark: "2" }],
		"warn",
		[/certificates/, /^Some processes send/, /^Processes store/],
		SAME,
		/^SIGNING_P12=\S+ SMTP_URL=\S+ DATA_DIR=\S+$/,
	],
	[
		"another certificate that ends soon",
		[WEB, { ...WORKER, certificateSha256: HASH.b, certificateEndsAt: inDays(41) }],
		"warn",
		[/different sealing certificates/, /^The sealing certificate of work-1 \(worker 9\) expires in 41 days, on /],
		SAME,
		/^SIGNING_P12=/,
	],
	[
		"and one that has ended",
		[WEB, { ...WORKER, certificateSha256: HASH.b, certificateEndsAt: inDays(-1) }],
		"wrong",
		[/^The sealing certificate of work-1 \(worker 9\) expired on .* and can no longer seal documents\.$/, /different/],
		SAME,
		/^SIGNING_P12=/,
	],
	[
		"none but one that is not that of here",
		[{ ...WORKER, certificateSha256: HASH.b, certificateEndsAt: inDays(59) }],
		"warn",
		[/expires in 59 days/],
		NEW,
		/^SIGNING_P12=/,
	],
	[
		"one that ends in 60 days",
		[{ ...WORKER, certificateSha256: HASH.b, certificateEndsAt: inDays(60) }],
		"well",
		[/./],
		null,
		null,
	],
	[
		"one that is judged already",
		[WEB, { ...WORKER, certificateEndsAt: inDays(3) }].map((one) => ({ ...one, certificateEndsAt: inDays(3) })),
		"well",
		[/./],
		null,
		null,
	],
	[
		"more processes than anybody reads",
		[...Array.from({ length: 30 }, (_, at) => ({ ...WEB, pid: at })), { ...WORKER, mailKind: "outbox" }],
		"warn",
		[/web-1 \(web 3\), \+ 26: smtp ≠ work-1 \(worker 9\): outbox$/],
		SAME,
		/^SMTP_URL=/,
	],
])("settings: %s", (_, running, level, texts, mend, line) => {
	const found = judgeSettings(running, HASH.a, NOW);
	const worded = word("settings", found);
	expect(worded).toMatchObject({ level, texts: texts.map((text) => expect.stringMatching(text)) });
	expect(worded.mend).toEqual(mend ? expect.stringMatching(mend) : null);
	expect(worded.line).toEqual(line ? expect.stringMatching(line) : null);
	expect(word("settings", found, "FR").texts.join()).not.toMatch(/\{\w+\}|[Pp]rocesses|expires in/);
});

it("what a process says is kept as it said it, replaced by its next word, judged, and forgotten with it", async () => {
	const context = operatorContext("test", () => NOW);
	const looking = { now: NOW, accountId: null, visit: null, trustedProxies: { hops: 0 } };
	const [web, worker] = [
		{ ...WEB, id: randomUUID() },
		{ ...WORKER, id: randomUUID(), diskFreeBytes: 9e15, diskTotalBytes: 9e15 },
	];
	for (const one of [web, worker]) await noteProcess(context, one);
	const byId = (a: RunningProcess, b: RunningProcess) => a.id.localeCompare(b.id);
	expect((await listProcesses(NOW)).sort(byId)).toEqual([web, worker].sort(byId));
	expect((await settings.look(looking)).level).toBe("well");
	expect((await disks.look(looking)).level).toBe("well");

	await noteProcess(context, { ...worker, diskFreeBytes: 1e6, certificateSha256: HASH.b, mailKind: "outbox" });
	expect(await settings.look(looking)).toMatchObject({ level: "warn", told: { key: "settingsCertificates" } });
	expect(await disks.look(looking)).toMatchObject({ level: "wrong", told: { key: "disksLow" } });
	// Without these columns, as a process of the version before writes them.
	await db().$executeRaw`
		INSERT INTO "Process" ("id", "kind", "host", "pid", "version", "memoryMb", "startedAt", "seenAt")
		VALUES (gen_random_uuid(), 'worker', 'work-9', 7, '0.0.1', 90, ${NOW}, ${NOW})`;
	await forgetProcesses(context, ({ certificateSha256 }) => certificateSha256 === HASH.b);
	expect(await listProcesses(NOW)).toContainEqual(expect.objectContaining({ host: "work-9", diskFreeBytes: null }));
	expect((await settings.look(looking)).level).toBe("well");
	expect((await disks.look(looking)).level).toBe("well");
});
