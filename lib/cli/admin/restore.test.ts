import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, expect, inject, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { checkInstallation } from "#lib/storage/lease.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { switchDatabase } from "#lib/testing/switch-database.ts";
import { createEmptyTestDatabase, dropTestDatabase } from "#lib/testing/test-cluster.ts";
import { writeArchive } from "./archive.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";

const installation = useTestDatabase();
const path = (name: string) => join(installation.dataDir, name);

/** What would be lost. */
let object: string;

beforeAll(async () => {
	const { accountId } = await makeCaller();
	object = (await storage().putBytes(accountId, Buffer.from("a document"))).key;
	await backUp(path("whole.tar.gz"));
	const whole = await readFile(path("whole.tar.gz"));
	await writeFile(path("cut.tar.gz"), whole.subarray(0, whole.length - 1000));
	await writeFile(path("letter.pdf"), "not packed at all");
	await writeArchive(path("other.tar.gz"), (archive) => archive.addBytes("README.md", Buffer.from("hello")));
	await writeArchive(path("outside.tar.gz"), (archive) => archive.addBytes("objects/../../x", Buffer.from("hello")));
	await writeArchive(path("named.tar.gz"), (archive) => archive.addBytes("objects/a b", Buffer.from("hello")));
	const [first = ""] = await readMigrationNames();
	const newer = gunzipSync(whole)
		.toString("latin1")
		.replace(first, `9${first.slice(1)}`);
	await writeFile(path("newer.tar.gz"), gzipSync(Buffer.from(newer, "latin1")));
});

/** Another database on the same files. */
async function useEmptyDatabase(): Promise<string> {
	const databaseUrl = await createEmptyTestDatabase(inject("testRunDir"));
	await switchDatabase(databaseUrl);
	return databaseUrl;
}

function ignore(): void {
	// Only one test reads the lines.
}

/** Each index, constraint and trigger of the product’s tables, as it would be created. */
async function readStructure(): Promise<string[]> {
	const rows = await db().$queryRaw<{ definition: string }[]>`
		SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'
		UNION ALL SELECT conrelid::regclass || conname || pg_get_constraintdef(oid) FROM pg_constraint
			WHERE connamespace = 'public'::regnamespace
		UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;
	return rows.map(({ definition }) => definition);
}

it("restores every index, constraint and trigger, and names each step", async () => {
	const structure = await readStructure();
	const databaseUrl = await useEmptyDatabase();
	const lines: string[] = [];
	try {
		const onProgress = (line: string) => lines.push(line);
		await restore(path("whole.tar.gz"), { purpose: "detach", existing: "replace", onProgress });
		expect(await readStructure()).toEqual(structure);
	} finally {
		await switchDatabase(installation.databaseUrl);
		await dropTestDatabase(databaseUrl);
	}
	expect(structure.length).toBeGreaterThan(200);
	expect(lines).toEqual(
		expect.arrayContaining([
			"Account: 1 row",
			expect.stringMatching(/^Building \d+ indexes …$/),
			"Collecting statistics …",
		]),
	);
});

async function readMigrationNames(): Promise<string[]> {
	const rows = await db().$queryRaw<
		{ name: string }[]
	>`SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1`;
	return rows.map(({ name }) => name);
}

it.each([
	["letter.pdf", "is not a complete backup (incorrect header check)."],
	["other.tar.gz", "is not a backup."],
	["cut.tar.gz", "is not a complete backup (unexpected end of file)."],
	["outside.tar.gz", "is not a complete backup (it holds objects/../../x)."],
	["named.tar.gz", 'is not a complete backup (Not an object key: "a b").'],
	["newer.tar.gz", "The database was used by a newer version"],
])("nothing is replaced by %s, even by force", async (name, sentence) => {
	await expect(restore(path(name), { purpose: "adopt", existing: "replace", onProgress: ignore })).rejects.toThrow(
		sentence,
	);
	expect(await db().user.count()).toBeGreaterThan(0);
	expect(await storage().exists(object)).toBe(true);
	expect(await readdir(join(installation.dataDir, "keys"))).toContain("sealing.p12");
});

it("a copy beside a running installation can’t be adopted; detached, it keeps separate files and sends nothing", async () => {
	await checkInstallation();
	await inTransaction((tx) =>
		enqueue(tx, "mail", { kind: "invitation", accountId: randomUUID(), userId: randomUUID() }),
	);
	await backUp(path("running.tar.gz"));
	const databaseUrl = await useEmptyDatabase();
	try {
		const adopting = restore(path("running.tar.gz"), { purpose: "adopt", existing: "replace", onProgress: ignore });
		await expect(adopting).rejects.toThrow("Signet is running on these files.");
		await restore(path("running.tar.gz"), { purpose: "detach", existing: "replace", onProgress: ignore });
		expect(await checkInstallation()).toBeNull();
		const [mails] = await db().$queryRaw<{ count: number }[]>`
			SELECT count(*)::int AS "count" FROM pgboss.job WHERE name = 'mail'`;
		expect(mails?.count).toBe(0);
		await storage().delete(object);
	} finally {
		await switchDatabase(installation.databaseUrl);
		await dropTestDatabase(databaseUrl);
	}
	expect([await checkInstallation(), await storage().exists(object)]).toEqual([null, true]);
});
