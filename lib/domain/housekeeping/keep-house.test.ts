import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import {
	deleteStaleRows,
	listOldSandboxDocuments,
	listOverdueWork,
	listUnusedObjects,
} from "#lib/db/stores/documents/purging.ts";
import { listStaleCorrections } from "#lib/db/stores/drafts/corrections.ts";
import { listUnreferenced } from "#lib/db/stores/installation/unreferenced-objects.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { drawPageImages } from "#lib/domain/documents/pages/draw-page-images.ts";
import { pageImageKey } from "#lib/domain/documents/pages/draw-pages.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { sweepObjects } from "./sweep-objects.ts";

useTestDatabase();
const context = operatorContext("test");

/** A file as a send stores it before its transaction, and the image of a page of it. */
async function storeAsSent(accountId: string, text: string): Promise<{ file: string; image: string }> {
	const { key: file, sha256: workingSha256 } = await storage().putBytes(accountId, Buffer.from(text));
	const image = pageImageKey({ accountId, workingSha256 }, 1);
	const temp = await makeTempDir();
	const path = join(temp.path, "image");
	await writeFile(path, `picture of ${text}`);
	await storage().putFileAs(image, path);
	await temp.remove();
	return { file, image };
}

async function age(keys: string[]): Promise<void> {
	await db().unreferencedObject.updateMany({ where: { key: { in: keys } }, data: { since: new Date(0) } });
}

async function keysThere(): Promise<string[]> {
	const keys: string[] = [];
	for await (const { key } of storage().list()) keys.push(key);
	return keys.sort();
}

it("sweeps what a send left that died before its commit, page images too, and nothing that is used or young", async () => {
	await drawPageImages(jobContext(), await sendTo(await makeCaller(), [{ emailAddress: "used@example.com" }]));
	const used = await keysThere();
	expect(used.some((key) => key.includes("/pages/"))).toBe(true);
	const accountId = randomUUID();
	const dead = await storeAsSent(accountId, "dead");
	const young = await storeAsSent(accountId, "young");
	await age([...used, dead.file]);
	await sweepObjects(context);
	expect(await keysThere()).toEqual([...used, young.file, young.image].sort());
	const noted = await db().unreferencedObject.findMany({ select: { key: true } });
	expect(noted).toEqual([{ key: young.file }]);
	await storage().deletePrefix(accountId);
});

it("never deletes an object without a note, however old, and notes a key again when a row drops it", async () => {
	const { accountId, userId } = await makeCaller();
	const found = await storeAsSent(accountId, "of another installation");
	await db().unreferencedObject.deleteMany();
	const { key: pictureKey } = await storage().putBytes(accountId, Buffer.from("a portrait"));
	await db().user.update({ where: { id: userId }, data: { pictureKey } });
	await age([pictureKey]);
	await sweepObjects(context);
	expect(await db().unreferencedObject.count()).toBe(0);
	await db().user.update({ where: { id: userId }, data: { pictureKey: null } });
	await age([pictureKey]);
	await sweepObjects(context);
	const areThere = [found.file, found.image, pictureKey].map((key) => storage().exists(key));
	expect(await Promise.all(areThere)).toEqual([true, true, false]);
});

it("checks a limited number of objects per run, and the rest in the next run", async () => {
	const accountId = randomUUID();
	const dead: string[] = [];
	for (const text of ["1", "2", "3", "4", "5"]) dead.push((await storeAsSent(accountId, text)).file);
	await age(dead);
	const left = async () => (await keysThere()).filter((key) => key.startsWith(accountId)).length;
	const counts: number[] = [];
	for (let run = 0; run < 3; run += 1) {
		await sweepObjects(context, { perPage: 1, perRun: 2 });
		counts.push(await left());
	}
	expect(counts).toEqual([6, 2, 0]);
});

it("forgets proofs that count for nothing, and codes that are over; those that are given once stay for a year", async () => {
	const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
	const proofs = [1, 25, 364 * 24, 366 * 24];
	const kept = async (authenticationFrequency: string) => {
		const { people } = await makeSigningDocument([{ name: "Mia", row: { authenticationFrequency } }]);
		const signerId = people[0]?.signerId ?? "";
		const rows = proofs.map((hours) => ({
			signerId,
			provedAt: ago(hours),
			lastUsedAt: ago(hours),
			hash: randomUUID(),
		}));
		await db().signerProof.createMany({ data: rows });
		await db().signerCode.create({ data: { signerId, askedAt: ago(3), expiresAt: ago(2) } });
		await deleteStaleRows(db(), new Date());
		const left = await db().signerProof.count({ where: { signerId } });
		return [left, await db().signerCode.count({ where: { signerId } })];
	};
	expect(await kept("EveryAccess")).toEqual([1, 0]);
	expect(await kept("OncePerDocument")).toEqual([3, 0]);
});

it.each<[string, (tx: Tx) => Promise<unknown>, string[]]>([
	["objects that nothing refers to", (tx) => listUnusedObjects(tx, [`${randomUUID()}/none`]), []],
	["objects that are noted as unreferenced", () => listUnreferenced(new Date(), "", 500), []],
	["work that is overdue", (tx) => listOverdueWork(tx, new Date(), 500), []],
	["old documents of the sandbox", (tx) => listOldSandboxDocuments(tx, new Date(), 500), []],
	["corrections that nobody goes on with", (tx) => listStaleCorrections(tx, new Date(), 500), []],
	["rows that have served their time", (tx) => deleteStaleRows(tx, new Date()), ["rate_limits"]],
])("finds %s by indexes, never by reading a table that grows", async (_name, look, small) => {
	const scanned = await inTransaction(async (tx) => {
		// A table of a few rows is read whole unless that is forbidden; one that has no index is read all the same.
		await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
		// A plan that this connection made before, while that was allowed, is not taken.
		await tx.$executeRaw`SET LOCAL plan_cache_mode = force_custom_plan`;
		// What this connection did before may not have been handed over to the statistics yet.
		const before = await countScans(tx);
		await look(tx);
		return [...(await countScans(tx))].filter(([name, count]) => count > (before.get(name) ?? 0));
	});
	expect(scanned.map(([name]) => name)).toEqual(small);
});

/** How often this connection has read tables whole, as far as that is still with it. */
async function countScans(tx: Tx): Promise<Map<string, number>> {
	const rows = await tx.$queryRaw<{ name: string; count: number }[]>`
		SELECT "relname" AS "name", "seq_scan"::int AS "count" FROM pg_stat_xact_user_tables`;
	return new Map(rows.map(({ name, count }) => [name, count]));
}
