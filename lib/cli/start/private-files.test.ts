import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepFilesPrivate } from "./private-files.ts";

const before = process.umask();
let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-private-"));
});
afterAll(async () => {
	process.umask(before);
	await rm(dir, { recursive: true });
});

it("says in a sentence that a data directory is none", async () => {
	const path = join(dir, "file");
	await writeFile(path, "");
	expect(() => keepFilesPrivate(path)).toThrow(
		`DATA_DIR is "${path}" but must be a directory that we may write into (EEXIST).`,
	);
	keepFilesPrivate(join(dir, "deep", "data"));
	keepFilesPrivate(join(dir, "deep", "data"));
});
