import { spawnSync } from "node:child_process";
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
	expect(() => keepFilesPrivate(path)).toThrow(`DATA_DIR is "${path}" but must be a writable directory (EEXIST).`);
	keepFilesPrivate(join(dir, "deep", "data"));
	keepFilesPrivate(join(dir, "deep", "data"));
});

it("says so too where the system lets nobody make one", () => {
	const script = `import { keepFilesPrivate } from ${JSON.stringify(join(import.meta.dirname, "private-files.ts"))};
		try { keepFilesPrivate("/proc/signet/data"); } catch (error) { process.stdout.write(error.message); }`;
	// In a process of its own, which can be ended should it never do so by itself.
	const { stdout } = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
		encoding: "utf8",
		timeout: 20_000,
	});
	expect(stdout).toBe('DATA_DIR is "/proc/signet/data" but must be a writable directory (ENOENT).');
});
