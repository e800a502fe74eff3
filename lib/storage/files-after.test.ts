import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesAfter } from "./files-after.ts";

const FILES = ["a/1", "a/2", "a/p/b/1", "a/p/b/2", "a/p/c/1", "a/z", "b/0", "c", "d/e/f"];
let root: string;

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "signet-files-"));
	for (const path of [...FILES, ".check", "a/.put-1"]) {
		await mkdir(dirname(join(root, path)), { recursive: true });
		await writeFile(join(root, path), "");
	}
	await mkdir(join(root, "empty"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function readAll(after: string, chunk: number): Promise<string[]> {
	const seen: string[] = [];
	for await (const path of filesAfter(root, after, chunk)) seen.push(path);
	return seen;
}

describe.each([1, 2, 3, 100])("with %i names of a directory held at a time", (chunk) => {
	it("comes by every file once, in order", async () => {
		expect(await readAll("", chunk)).toEqual(FILES);
	});

	it("goes on behind any file, also one that is gone", async () => {
		for (const [index, path] of FILES.entries()) {
			expect(await readAll(path, chunk), path).toEqual(FILES.slice(index + 1));
		}
		expect(await readAll("a/p/bb/7", chunk)).toEqual(["a/p/c/1", "a/z", "b/0", "c", "d/e/f"]);
	});
});
