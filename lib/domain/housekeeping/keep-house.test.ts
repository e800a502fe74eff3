import { createHash, randomUUID } from "node:crypto";
import { copyFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { listStaleCorrections } from "#lib/db/stores/corrections.ts";
import { readFact } from "#lib/db/stores/installation.ts";
import {
	deleteStaleRows,
	listOldSandboxDocuments,
	listOverdueWork,
	listUnusedObjects,
} from "#lib/db/stores/purging.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { drawPageImages } from "#lib/domain/documents/pages/draw-page-images.ts";
import { pageImageKey } from "#lib/domain/documents/pages/draw-pages.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { sweepObjects } from "./sweep-objects.ts";

const installation = useTestDatabase();
const context = operatorContext("test");
const ALL = { perPage: 2, perRun: 1000 };

/** A file as a send stores it before its transaction, and the image of a page of it. */
async function storeAsSent(accountId: string, text: string): Promise<{ file: string; image: string }> {
	const { key: file } = await storage().putBytes(accountId, Buffer.from(text));
	const workingSha256 = createHash("sha256").update(text).digest("hex");
	const image = pageImageKey({ accountId, workingSha256 }, 1);
	const picture = await storage().putBytes(accountId, Buffer.from(`picture of ${text}`));
	const { path } = await storage().localPath(picture.key);
	await storage().putFileAs(image, path);
	return { file, image };
}

async function age(keys: string[]): Promise<void> {
	for (const key of keys) await utimes(join(installation.dataDir, "objects", key), 1, 1);
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
	await age([...used, dead.file, dead.image]);
	await sweepObjects(context, ALL);
	expect(await keysThere()).toEqual([...used, young.file, young.image].sort());
	expect(await storage().exists(dead.image)).toBe(false);
	await storage().deletePrefix(accountId);
});

it("sweeps the images of how pages were drawn before, of living documents too, and keeps those of now", async () => {
	await drawPageImages(jobContext(), await sendTo(await makeCaller(), [{ emailAddress: "redrawn@example.com" }]));
	const now = await keysThere();
	const image = now.find((key) => key.endsWith("/v2/1.webp")) ?? "";
	const dated = image.replace("/v2/", "/");
	await copyFile(join(installation.dataDir, "objects", image), join(installation.dataDir, "objects", dated));
	await age([...now, dated]);
	await sweepObjects(context, ALL);
	expect(await keysThere()).toEqual(now);
});

it("looks at no more than its share at a time, and goes on from there", async () => {
	const accountId = randomUUID();
	const dead: string[] = [];
	for (const text of ["1", "2", "3", "4", "5"]) {
		const { file, image } = await storeAsSent(accountId, text);
		dead.push(file, image);
	}
	await age(dead);
	const left = async () => (await keysThere()).filter((key) => key.startsWith(accountId)).length;
	let before = await left();
	let runs = 0;
	for (let place: unknown = null; place !== ""; place = await readFact("objects-swept")) {
		await sweepObjects(context, { perPage: 2, perRun: 4 });
		const now = await left();
		expect(before - now).toBeLessThanOrEqual(4);
		before = now;
		runs += 1;
	}
	expect(before).toBe(0);
	expect(runs).toBeGreaterThanOrEqual(3);
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
