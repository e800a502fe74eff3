import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
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
	const [first = ""] = await readMigrationNames();
	const newer = gunzipSync(whole)
		.toString("latin1")
		.replace(first, `9${first.slice(1)}`);
	await writeFile(path("newer.tar.gz"), gzipSync(Buffer.from(newer, "latin1")));
});

async function readMigrationNames(): Promise<string[]> {
	const rows = await db().$queryRaw<
		{ name: string }[]
	>`SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1`;
	return rows.map(({ name }) => name);
}

it.each([
	["letter.pdf", "is not a whole backup (incorrect header check)."],
	["other.tar.gz", "is not a backup."],
	["cut.tar.gz", "is not a whole backup (unexpected end of file)."],
	["outside.tar.gz", "is not a whole backup (it holds objects/../../x)."],
	["newer.tar.gz", "The database was used by a newer version"],
])("nothing is replaced by %s, even by force", async (name, sentence) => {
	await expect(restore(path(name), "replace")).rejects.toThrow(sentence);
	expect(await db().user.count()).toBeGreaterThan(0);
	expect(await storage().exists(object)).toBe(true);
	expect(await readdir(join(installation.dataDir, "keys"))).toContain("sealing.p12");
});
