import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { MEGABYTE } from "#lib/units.ts";
import { SPOOLED_FROM_BYTES } from "./json-spool.ts";
import { readJson, TextOnDisk } from "./read-json.ts";
import { openUploads } from "./uploads.ts";

useTestDatabase();

const LIMITS = { textBytes: 4 * MEGABYTE, bodyBytes: 16 * MEGABYTE };
const LONG = SPOOLED_FROM_BYTES + 1;

async function read(json: string, chunkBytes = 64 * 1024, limits = LIMITS, filesKey: string | null = "files") {
	const bytes = Buffer.from(json);
	const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
		bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
	);
	const uploads = openUploads(100 * MEGABYTE);
	try {
		const value = await readJson(Readable.from(chunks), filesKey, limits, uploads);
		return (await resolved(value)) as Record<string, unknown>;
	} finally {
		await uploads.remove();
	}
}

/** What stayed on disk, read back. */
async function resolved(value: unknown): Promise<unknown> {
	if (value instanceof TextOnDisk) return { onDisk: (await value.read().toArray()).join("") };
	if (Array.isArray(value)) return Promise.all(value.map(resolved));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([k, v]) => [k, await resolved(v)])));
}

describe("long strings go to disk and come back as they were", () => {
	it.each([
		["plain", "A".repeat(LONG)],
		["exactly at the limit", "A".repeat(SPOOLED_FROM_BYTES)],
		["with every kind of escape", '\\"/\b\f\n\r\t\u2028\u00e9😀'.repeat(LONG / 8)],
		["of backslashes", "\\".repeat(LONG)],
		["of quotes", '"'.repeat(LONG)],
		["of letters that have several bytes", "日本語😀".repeat(LONG / 8)],
	])("%s", async (_, text) => {
		for (const chunkBytes of [997, 4096, 70_001, 10 * MEGABYTE]) {
			const { files, value } = await read(JSON.stringify({ files: [text], value: text }), chunkBytes);
			expect(value === text).toBe(true);
			const [file] = files as (string | { onDisk: string })[];
			expect((typeof file === "string" ? file : file?.onDisk) === text).toBe(true);
		}
	});

	it("slashes and pluses that were escaped, as some encoders do", async () => {
		const base64 = "ab+/".repeat(LONG / 4 + 1);
		const json = `{"files":["${base64.replaceAll("/", "\\/").replaceAll("+", "\\u002B")}"]}`;
		for (const chunkBytes of [1000, 1001, 1002, 65_536]) {
			expect(((await read(json, chunkBytes)).files as { onDisk: string }[])[0]?.onDisk === base64).toBe(true);
		}
	});

	it("any JSON reads as JSON.parse reads it, however it is cut", async () => {
		await fc.assert(
			fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 40 }), async (json, chunkBytes) => {
				expect(await read(`{"a":${json}}`, chunkBytes)).toEqual({ a: JSON.parse(json) });
			}),
			{ numRuns: 300 },
		);
	});
});

describe("limits", () => {
	const long = JSON.stringify("A".repeat(2 * MEGABYTE));

	it("files may be larger than the texts", async () => {
		const { files } = await read(`{"FILES":[${long},${long},${long}]}`);
		expect(files).toBeUndefined();
		expect(Object.keys(await read(`{"FILES":[${long},${long},${long}]}`))).toEqual(["FILES"]);
	});

	it.each([
		["texts that are no files", `{"a":${long},"b":${long},"c":${long}}`, LIMITS],
		["texts below the files' key of something else", `{"a":{"files":[${long},${long},${long}]}}`, LIMITS],
		["the whole body", `{"files":[${long}]}`, { textBytes: MEGABYTE, bodyBytes: MEGABYTE }],
		[
			"many small texts",
			JSON.stringify(Array.from({ length: 20_000 }, () => "x".repeat(100))),
			{ ...LIMITS, textBytes: MEGABYTE },
		],
	])("%s", async (_, json, limits) => {
		await expect(read(json, 64 * 1024, limits)).rejects.toMatchObject({ code: "TooLarge" });
	});

	it.each([
		["an unclosed long string", `{"files":["${"A".repeat(LONG)}`],
		["a wrong escape in a long text", `{"a":"\\x${"A".repeat(LONG)}"}`],
		["rubbish", "{nothing"],
	])("%s is no JSON", async (_, json) => {
		await expect(read(json)).rejects.toMatchObject({ code: "InvalidJson" });
	});

	it("an escape-ridden megabyte takes hardly longer than a plain one", async () => {
		const cpuMs = async (text: string) => {
			const body = JSON.stringify({ files: [text.repeat(MEGABYTE)], a: Array.from({ length: 200_000 }, () => "x") });
			const begun = process.cpuUsage();
			await read(body);
			return process.cpuUsage(begun).user / 1000;
		};
		await cpuMs("xx");
		// Both in one run, in processor time of this process: how fast the machine is does not count.
		const plainMs = await cpuMs("xxxx");
		expect(await cpuMs('\\"')).toBeLessThan(4 * plainMs);
	});
});
