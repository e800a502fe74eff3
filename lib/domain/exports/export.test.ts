import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { retireExports } from "#lib/domain/housekeeping/retire-exports.ts";
import { storage } from "#lib/storage/storage.ts";
import { corpusFile, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makePerson, NOW_MS, nextRequest, PASSWORD, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { unzipInto, unzipped, zipNames } from "#lib/testing/unzip.ts";
import { DAY_MS } from "#lib/units.ts";
import { reauthenticate } from "../users/factors/reauthenticate.ts";
import { cancelExport } from "./cancel-export.ts";
import { downloadExport } from "./download-export.ts";
import { runExport } from "./run-export.ts";
import { startExport } from "./start-export.ts";
import { viewExport } from "./view-export.ts";

useTestDatabase();

/** Each part holds one batch. */
const SMALL = { bytes: 1, files: 1, ms: 1_000_000 };
const GOES_ON = { isLastAttempt: false };

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-export-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(() => runJobs("data-export"));

const later = (context: UserContext, ms: number): UserContext => ({ ...context, now: () => new Date(NOW_MS + ms) });
const jobLater = (ms: number) => jobContext(() => new Date(NOW_MS + ms));
/** Somebody who signed in a moment ago. */
const SOON_MS = 120_000;

async function makeAdmin(accountId?: string): Promise<UserContext> {
	const { email } = await makePerson({ role: "Admin", ...(accountId ? { accountId } : {}) });
	return later(await signInWithPassword(email), SOON_MS);
}

/** An account with some documents and an Admin in a browser. */
async function makeFilled(documents: number) {
	const caller = await makeCaller();
	const ids: string[] = [];
	for (let count = 0; count < documents; count += 1) {
		ids.push(await sendTo(caller, [{ emailAddress: "mia@example.com" }], { Title: `Lease / ${count}: “Straße”` }));
	}
	// As if before everything else, however long it took: an export holds what there was when it began.
	await db().document.updateMany({ where: { id: { in: ids } }, data: { createdAt: new Date(NOW_MS) } });
	return { caller, ids, context: await makeAdmin(caller.accountId) };
}

const rowOf = (accountId: string) => db().dataExport.findUniqueOrThrow({ where: { accountId } });

async function download(context: UserContext): Promise<string> {
	const { id: exportId } = await rowOf(context.principal.accountId);
	const { open, sizeBytes } = await downloadExport(context, { exportId });
	const path = join(dir, `${randomUUID()}.zip`);
	await pipeline((await open()).stream, createWriteStream(path));
	expect((await readFile(path)).length).toBe(sizeBytes);
	return path;
}

const typesOf = async (accountId: string) => {
	const rows = await db().accountEvent.findMany({ where: { accountId }, orderBy: [{ at: "asc" }] });
	return rows.map(({ type }) => type).filter((type) => type.startsWith("DataExport"));
};

/** Unpacks it where each file's hash is held to the list by a program of the system's. */
async function checkSums(path: string, folder = join(dir, randomUUID())): Promise<string[]> {
	await unzipInto(path, folder);
	const lines = (await readFile(join(folder, "SHA256SUMS"), "utf8")).trimEnd().split("\n");
	for (const line of lines) {
		const [sha256, name = ""] = [line.slice(0, 64), line.slice(66)];
		const bytes = await readFile(join(folder, name));
		expect([name, createHash("sha256").update(bytes).digest("hex")]).toEqual([name, sha256]);
	}
	return lines.map((line) => line.slice(66));
}

it("holds every document with its files, and nothing that lets anybody in", async () => {
	const { caller, ids, context } = await makeFilled(2);
	const foreign = await makeFilled(1);
	await startExport(context);
	await runJobs("data-export", () => new Date(NOW_MS + SOON_MS));
	expect(await viewExport(context)).toMatchObject({ status: "Ready", documentsDone: 2, documentCount: 2, isOwn: true });

	const path = await download(context);
	const names = await zipNames(path);
	const folder = join(dir, randomUUID());
	expect(await checkSums(path, folder)).toEqual(names.filter((name) => name !== "SHA256SUMS"));
	for (const id of ids) {
		const own = names.filter((name) => name.includes(id)).map((name) => name.split("/").slice(3).join("/"));
		expect(own).toEqual(["document.json", "audit-trail.json", "original/Lease.pdf"]);
		const at = names.find((name) => name.includes(id) && name.endsWith("original/Lease.pdf")) ?? "";
		expect((await readFile(join(folder, at))).equals(await corpusFile("plain.pdf"))).toBe(true);
	}
	expect(names.some((name) => name.includes(foreign.ids[0] ?? ""))).toBe(false);

	const everything = await Promise.all(
		names.filter((name) => !name.endsWith(".pdf")).map((name) => readFile(join(folder, name))),
	);
	const text = Buffer.concat(everything).toString();
	expect(text).toContain("mia@example.com");
	const user = await db().user.findUniqueOrThrow({ where: { id: context.principal.userId } });
	const keys = await db().apiKey.findMany({ where: { accountId: caller.accountId } });
	const tokens = await db().signerToken.findMany({ where: { signer: { accountId: caller.accountId } } });
	const secrets = [user.passwordHash, caller.key, ...keys.map(({ hash }) => hash), ...tokens.map(({ hash }) => hash)];
	for (const secret of secrets) expect(text.includes(secret ?? "none")).toBe(false);
});

it("goes on behind the last part when the worker was killed, with nothing twice", async () => {
	const context = await makeAdmin();
	// More than one batch of them.
	for (let count = 0; count < 12; count += 1) await insertDocument(context, { createdAt: new Date(NOW_MS) });
	const { accountId } = context.principal;
	await startExport(context);
	const { id } = await rowOf(accountId);
	// As often as a worker comes to a part, it dies when the next one is stored but not kept.
	await db().$executeRaw`
		CREATE FUNCTION die_at_even() RETURNS trigger AS $$ BEGIN
			IF NEW."number" % 2 = 0 AND current_setting('signet.lives', true) IS DISTINCT FROM 'yes' THEN
				RAISE EXCEPTION 'killed'; END IF;
			RETURN NEW; END $$ LANGUAGE plpgsql`;
	await db()
		.$executeRaw`CREATE TRIGGER die BEFORE INSERT ON "DataExportPart" FOR EACH ROW EXECUTE FUNCTION die_at_even()`;
	await expect(runExport(jobLater(SOON_MS), id, GOES_ON, SMALL)).rejects.toThrow("killed");
	expect(await rowOf(accountId)).toMatchObject({ status: "Running", partCount: 0 });
	await db().$executeRaw`DROP TRIGGER die ON "DataExportPart"`;
	await db().$executeRaw`DROP FUNCTION die_at_even`;

	// Two at the same time: of each part one is kept.
	await Promise.all([1, 2].map(() => runExport(jobLater(SOON_MS), id, GOES_ON, SMALL)));
	while ((await rowOf(accountId)).status === "Running") await runExport(jobLater(SOON_MS), id, GOES_ON, SMALL);
	expect((await rowOf(accountId)).partCount).toBeGreaterThan(5);
	const path = await download(context);
	const names = await zipNames(path);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => name.endsWith("/document.json"))).toHaveLength(12);
	expect(await checkSums(path)).toHaveLength(names.length - 1);
	expect(await typesOf(accountId)).toEqual(["DataExportStarted", "DataExportReady", "DataExportDownloaded"]);
});

it("goes on in a new process when the one that made it is killed", async () => {
	const { context } = await makeFilled(3);
	const { accountId } = context.principal;
	await startExport(context);
	const { id } = await rowOf(accountId);
	const script = `
		import { provideDatabaseClient } from "#lib/db/open-client.ts";
		import { jobContext } from "#lib/domain/context.ts";
		import { runExport } from "#lib/domain/exports/run-export.ts";
		import { storage } from "#lib/storage/storage.ts";
		provideDatabaseClient();
		const real = storage();
		let count = 0;
		const put = real.putFile;
		// The bytes of the fourth part are there when the process dies; the row knows nothing of them.
		real.putFile = async (...args) => {
			const stored = await put(...args);
			if (++count === 4) process.kill(process.pid, "SIGKILL");
			return stored;
		};
		await runExport(jobContext(() => new Date(${NOW_MS + SOON_MS})), "${id}", { isLastAttempt: false }, { bytes: 1, files: 1, ms: 1e6 });`;
	const run = () =>
		execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
			cwd: process.cwd(),
			env: process.env,
			stdio: "pipe",
		});
	expect(run).toThrow(expect.objectContaining({ signal: "SIGKILL" }));
	expect(await rowOf(accountId)).toMatchObject({ status: "Running", partCount: 3 });
	await runExport(jobLater(SOON_MS), id, GOES_ON);
	const names = await zipNames(await download(context));
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => name.endsWith("/document.json"))).toHaveLength(3);
});

it("is for whoever has just proved who they are, one at a time, and theirs alone to download", async () => {
	const { context } = await makeFilled(1);
	const { accountId } = context.principal;
	const other = await makeAdmin(accountId);
	const stale = later(context, 16 * 60_000);
	await expect(startExport(stale)).rejects.toMatchObject({ code: "ReauthRequired" });
	await reauthenticate(stale, { password: PASSWORD });
	await startExport(await nextRequest(stale));
	await expect(startExport(other)).rejects.toMatchObject({ code: "Conflict" });
	await runJobs("data-export", () => new Date(NOW_MS + SOON_MS));
	const { id: exportId } = await rowOf(accountId);
	expect(await viewExport(other)).toMatchObject({ status: "Ready", isOwn: false });
	await expect(downloadExport(other, { exportId })).rejects.toMatchObject({ code: "NotFound" });
	const over = later(context, SOON_MS + DAY_MS);
	await expect(downloadExport(over, { exportId })).rejects.toMatchObject({ code: "NotFound" });
	expect(await viewExport(over)).toBeNull();

	const [part] = await db().dataExportPart.findMany({ where: { exportId } });
	expect(await storage().exists(part?.objectKey ?? "")).toBe(true);
	await retireExports(jobLater(SOON_MS + DAY_MS));
	expect(await storage().exists(part?.objectKey ?? "")).toBe(false);
	expect(await db().dataExport.count({ where: { accountId } })).toBe(0);
});

it("tells all Admins when it begins and when it is ready", async () => {
	const { context } = await makeFilled(0);
	const { accountId, userId } = context.principal;
	const other = await makeAdmin(accountId);
	await makePerson({ accountId });
	await startExport(context);
	await runJobs("data-export", () => new Date(NOW_MS + SOON_MS));
	const jobs = await db().$queryRaw<{ data: Parameters<typeof gatherMail>[1] }[]>`
		SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'accountId' = ${accountId}
			AND data->>'kind' LIKE 'export-%' ORDER BY created_on`;
	const readers = (kind: string) => jobs.flatMap(({ data }) => (data.kind === kind ? [data.userId] : []));
	const admins = await db().user.findMany({ where: { accountId, role: "Admin", status: "Active" } });
	for (const kind of ["export-started", "export-ready"]) {
		expect(readers(kind).sort()).toEqual(admins.map(({ id }) => id).sort());
	}
	const ready = jobs.filter(({ data }) => data.kind === "export-ready");
	const mails = await Promise.all(ready.map(({ data }) => gatherMail(context, data)));
	const own = mails.filter((mail) => mail?.content.kind === "export-ready" && mail.content.isOwn);
	expect(own.map((mail) => mail?.to.address)).toEqual([context.principal.email]);
	expect(admins.map(({ id }) => id)).toEqual(expect.arrayContaining([userId, other.principal.userId]));
});

it("is thrown away where it stands when it is cancelled", async () => {
	const { context } = await makeFilled(1);
	const { accountId } = context.principal;
	await startExport(context);
	const { id } = await rowOf(accountId);
	await runExport(jobLater(SOON_MS), id, GOES_ON, SMALL).catch(() => undefined);
	const parts = await db().dataExportPart.findMany({ where: { exportId: id } });
	await cancelExport(context);
	await runExport(jobLater(SOON_MS), id, GOES_ON);
	expect(await viewExport(context)).toBeNull();
	expect(await Promise.all(parts.map(({ objectKey }) => storage().exists(objectKey)))).toEqual(parts.map(() => false));
	await startExport(context);
	expect(await viewExport(context)).toMatchObject({ status: "Running" });
});

it("says why it failed, and can be tried again; a file that the storage lost is named in it", async () => {
	const { context, ids } = await makeFilled(1);
	const { accountId } = context.principal;
	await startExport(context);
	const { id } = await rowOf(accountId);
	await db().$executeRaw`UPDATE "Brand" SET "settings" = '{"buttonColor":255}' WHERE "accountId" = ${accountId}::uuid`;
	await expect(runExport(jobLater(SOON_MS), id, GOES_ON)).rejects.toThrow("Brand.settings");
	await runExport(jobLater(SOON_MS), id, { isLastAttempt: true });
	expect(await viewExport(context)).toMatchObject({ status: "Failed", failure: { key: "exportOther" } });
	await db().$executeRaw`UPDATE "Brand" SET "settings" = '{}' WHERE "accountId" = ${accountId}::uuid`;
	const [file] = await db().documentFile.findMany({ where: { documentId: ids[0] ?? "" } });
	await storage().delete(file?.uploadKey ?? "");
	await startExport(context);
	await runJobs("data-export", () => new Date(NOW_MS + SOON_MS));
	const path = await download(context);
	const missing = (await zipNames(path)).find((name) => name.endsWith("/MISSING.txt")) ?? "";
	expect((await unzipped(path, missing)).toString()).toContain("original/Lease.pdf");
});
