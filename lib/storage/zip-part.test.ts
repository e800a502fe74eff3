import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdtemp, open, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { listEntry, type ZipMember, zipEnd } from "./zip-format.ts";
import { ZipPart } from "./zip-part.ts";

const AT = new Date("2026-03-01T09:30:20Z");

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-zip-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Puts the list behind what is in a file already. */
async function endZip(path: string, parts: { startsAt: number; members: ZipMember[] }[]): Promise<void> {
	const { size: startsAt } = await stat(path);
	const lines = parts.flatMap((part) => part.members.map((member) => listEntry(member, part.startsAt, AT)));
	const list = Buffer.concat(lines);
	await appendFile(path, list);
	await appendFile(path, zipEnd({ count: lines.length, startsAt, sizeBytes: list.length }));
}

it("parts that were written apart are one zip, with names in any letters", async () => {
	const bytes = randomBytes(300_000);
	const path = join(dir, "joined.zip");
	const parts = [];
	let startsAt = 0;
	for (const [number, name] of ["a/Mietvertrag Straße.pdf", "b/租约.pdf"].entries()) {
		const partPath = join(dir, `part-${number}`);
		const part = await ZipPart.create(partPath, AT);
		await part.addBytes(`${name}.json`, '{"title":"Lease"}');
		await part.addStream(name, Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]));
		await part.close();
		await appendFile(path, await readFile(partPath));
		parts.push({ startsAt, members: part.members });
		startsAt += part.sizeBytes;
	}
	await endZip(path, parts);
	expect(await zipNames(path)).toEqual([
		"a/Mietvertrag Straße.pdf.json",
		"a/Mietvertrag Straße.pdf",
		"b/租约.pdf.json",
		"b/租约.pdf",
	]);
	expect((await unzipped(path, "a/Mietvertrag Straße.pdf")).equals(bytes)).toBe(true);
	expect(parts[1]?.members[1]?.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("more files than the old fields count are read", async () => {
	const path = join(dir, "many.zip");
	const part = await ZipPart.create(path, AT);
	for (let count = 0; count < 65_540; count += 1) await part.addBytes(`${count}.txt`, "x");
	await part.close();
	await endZip(path, [{ startsAt: 0, members: part.members }]);
	expect(await zipNames(path)).toHaveLength(65_540);
}, 120_000);

it("files beyond four gigabytes are found", async () => {
	const path = join(dir, "far.zip");
	const partPath = join(dir, "far-part");
	const part = await ZipPart.create(partPath, AT);
	await part.addBytes("far.txt", "behind a long hole");
	await part.close();
	// A hole stands for all that would come before it.
	const startsAt = 5 * 1024 ** 3;
	const handle = await open(path, "wx");
	await handle.truncate(startsAt);
	await handle.close();
	await appendFile(path, await readFile(partPath));
	await endZip(path, [{ startsAt, members: part.members }]);
	expect(await zipNames(path)).toEqual(["far.txt"]);
	expect((await unzipped(path, "far.txt")).toString()).toBe("behind a long hole");
});
