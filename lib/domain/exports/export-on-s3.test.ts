import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { storage } from "#lib/storage/storage.ts";
import { type FakeS3, fakeS3 } from "#lib/testing/fake-s3.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makePerson, NOW_MS, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { sweepObjects } from "../housekeeping/sweep-objects.ts";
import { downloadExport } from "./download-export.ts";
import { runExport } from "./run-export.ts";
import { startExport } from "./start-export.ts";

useTestDatabase();

const S3 = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s", S3_PREFIX: "signet" };
const SOON_MS = 120_000;
/** What goes to S3 in several parts: one of its parts is 5 MB. */
const LARGE = 7 * 1024 * 1024;

let dir: string;
let s3: FakeS3;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-export-s3-"));
	s3 = await fakeS3();
	Object.assign(process.env, S3, { S3_ENDPOINT: s3.url });
	resetEnv();
});
afterAll(async () => {
	for (const name of [...Object.keys(S3), "S3_ENDPOINT"]) delete process.env[name];
	resetEnv();
	await s3.close();
	await rm(dir, { recursive: true, force: true });
});

/** An Admin with documents of which each has a large file. */
async function makeFilled(documents: number): Promise<{ context: UserContext; files: Buffer[] }> {
	const signedIn = await signInWithPassword((await makePerson({ role: "Admin" })).email);
	const context = { ...signedIn, now: () => new Date(NOW_MS + SOON_MS) };
	const files: Buffer[] = [];
	for (let count = 0; count < documents; count += 1) {
		const bytes = randomBytes(LARGE);
		const { key } = await storage().putBytes(context.principal.accountId, bytes);
		const row = { title: `Lease ${count}`, status: "Completed" as const, sealedKey: key, createdAt: new Date(NOW_MS) };
		await insertDocument(context, row);
		files.push(bytes);
	}
	return { context, files };
}

const rowOf = (accountId: string) => db().dataExport.findUniqueOrThrow({ where: { accountId } });

/** Makes an export in a process of its own, which dies while an object of several parts is on its way. */
async function dieUploading(exportId: string): Promise<unknown> {
	const script = `
		import { provideDatabaseClient } from "#lib/db/open-client.ts";
		import { jobContext } from "#lib/domain/context.ts";
		import { runExport } from "#lib/domain/exports/run-export.ts";
		provideDatabaseClient();
		const limits = { bytes: 1, files: 1, ms: 1e6 };
		await runExport(jobContext(() => new Date(${NOW_MS + SOON_MS})), "${exportId}", { isLastAttempt: false }, limits);`;
	const args = ["--import", "tsx", "--input-type=module", "-e", script];
	const child = spawn(process.execPath, args, { cwd: process.cwd(), env: process.env, stdio: "ignore" });
	s3.onPart = () => child.kill("SIGKILL");
	const [, signal] = await once(child, "exit");
	s3.onPart = null;
	return signal;
}

it("is stored in S3 part by part, goes on when it was killed in the middle of one, and is downloaded in pieces", async () => {
	const { context, files } = await makeFilled(1);
	const { accountId } = context.principal;
	await startExport(context);
	const { id: exportId } = await rowOf(accountId);
	expect(await dieUploading(exportId)).toBe("SIGKILL");
	// What was on its way is no object, and the row knows nothing of it.
	const before = await rowOf(accountId);
	expect(before).toMatchObject({ status: "Running", place: { section: "documents" }, documentsDone: 0 });
	expect(s3.uploads.size).toBe(1);

	await runExport(
		jobContext(() => new Date(NOW_MS + SOON_MS)),
		exportId,
		{ isLastAttempt: false },
	);
	const row = await rowOf(accountId);
	expect(row.status).toBe("Ready");
	const parts = await db().dataExportPart.findMany({ where: { exportId } });
	expect(parts.every(({ objectKey }) => s3.objects.has(`signet/${objectKey}`))).toBe(true);

	const { open, ranged, sizeBytes = 0 } = await downloadExport(context, { exportId });
	const whole = await buffer((await open()).stream);
	expect([whole.length, Number(row.sizeBytes)]).toEqual([sizeBytes, sizeBytes]);
	const path = join(dir, "export.zip");
	await writeFile(path, whole);
	const names = await zipNames(path);
	expect(new Set(names).size).toBe(names.length);
	const signed = await Promise.all(
		names.filter((name) => name.endsWith("/signed.pdf")).map((name) => unzipped(path, name)),
	);
	const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
	expect(signed.map(hash).sort()).toEqual(files.map(hash).sort());

	// Across the ends of parts, and where the last one broke off.
	const edges = parts.map(({ startsAt }) => Number(startsAt)).filter((at) => at > 0);
	const ranges = [...edges.map((at) => ({ start: at - 1, end: at })), { start: sizeBytes - 9, end: sizeBytes - 1 }];
	expect(ranges.length).toBeGreaterThan(5);
	for (const { start, end } of [...ranges, { start: 5, end: 5 }, { start: 9, end: 99_999 }]) {
		const piece = await ranged?.openRange({ start, end });
		expect(piece && (await buffer(piece.stream)).equals(whole.subarray(start, end + 1))).toBe(true);
	}
	// What broke off is given up, but not while it could be on its way still.
	const sweepAt = (time: number) => sweepObjects(jobContext(() => new Date(time)));
	await sweepAt(Date.now());
	expect(s3.uploads.size).toBe(1);
	// Nor is another installation’s upload.
	const foreign = { key: `signet/${accountId}/${"0".repeat(64)}`, begunAt: new Date(), parts: new Map() };
	s3.uploads.set("foreign", foreign);
	await sweepAt(Date.now() + 25 * 3_600_000);
	expect([...s3.uploads.keys()]).toEqual(["foreign"]);
	// Only what begins anew is a download of its own.
	expect(await db().accountEvent.count({ where: { accountId, type: "DataExportDownloaded" } })).toBe(1);
}, 120_000);

it("is downloaded in pieces by nobody else, and what begins in the middle is written down too", async () => {
	const { context } = await makeFilled(0);
	const { accountId } = context.principal;
	await startExport(context);
	const { id: exportId } = await rowOf(accountId);
	await runExport(
		jobContext(() => new Date(NOW_MS + SOON_MS)),
		exportId,
		{ isLastAttempt: false },
	);
	const { ranged } = await downloadExport(context, { exportId });
	for (const start of [7, 9]) await ranged?.openRange({ start, end: 10 });
	expect(await db().accountEvent.count({ where: { accountId, type: "DataExportDownloaded" } })).toBe(1);
	const other = await signInWithPassword((await makePerson({ accountId, role: "Admin" })).email);
	await expect(downloadExport(other, { exportId })).rejects.toMatchObject({ code: "NotFound" });
});
