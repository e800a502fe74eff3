import { type FileHandle, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { openUploads } from "./uploads.ts";

let dir: string;
let handles: FileHandle;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-uploads-"));
	process.env.DATA_DIR = dir;
	resetEnv();
	const handle = await open(join(dir, "any"), "w");
	handles = Object.getPrototypeOf(handle) as FileHandle;
	await handle.close();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const chunks = [Buffer.from("first, "), Buffer.from("second")];

/** Like a file system with room for the first chunk only. */
function writeFirstChunk(): void {
	const { writev } = handles;
	vi.spyOn(handles, "writev").mockImplementationOnce(function (this: FileHandle, all) {
		return writev.call(this, all.slice(0, 1)) as never;
	});
}

it("writes a whole file when the file system first takes a part of it", async () => {
	const uploads = openUploads(1_000_000);
	writeFirstChunk();
	const { path } = await uploads.take(Readable.from(chunks), "a.pdf");
	expect(await readFile(path, "utf8")).toBe("first, second");
	await uploads.remove();
});

it("reports a disk that is full after a part of the file", async () => {
	const uploads = openUploads(1_000_000);
	writeFirstChunk();
	const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
	vi.spyOn(handles, "writeFile").mockRejectedValueOnce(full);
	await expect(uploads.take(Readable.from(chunks), "a.pdf")).rejects.toMatchObject({ code: "ENOSPC" });
	await uploads.remove();
});

it("cuts a long name between emoji, before its ending", async () => {
	const uploads = openUploads(1_000_000);
	const { fileName } = await uploads.take(Readable.from(chunks), `${"😀".repeat(300)}.pdf`);
	expect(fileName).toMatch(/^(?:😀)+\.pdf$/u);
	await uploads.remove();
});
