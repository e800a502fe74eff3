import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { fileStorage } from "./file-storage.ts";
import { storeMark } from "./store-mark.ts";

let dirs: string[];
beforeEach(async () => {
	dirs = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "signet-mark-"))));
});
const S3 = { S3_BUCKET: "signet", S3_ENDPOINT: "https://s3.example.com", S3_PREFIX: "a" };
const dataDir = process.env.DATA_DIR;
afterEach(async () => {
	for (const name of Object.keys(S3)) delete process.env[name];
	process.env.DATA_DIR = dataDir;
	resetEnv();
	for (const dir of dirs) await rm(dir, { recursive: true });
});

function markWith(variables: Record<string, string>): Promise<string | null> {
	Object.assign(process.env, variables);
	resetEnv();
	return storeMark();
}

it("a store on disk keeps its mark, another disk has another, and no object is seen in it", async () => {
	const [here = "", there = ""] = dirs;
	const first = await markWith({ DATA_DIR: here });
	expect(first).toMatch(/^[0-9a-f-]{36}$/);
	expect(await storeMark()).toBe(first);
	expect(await markWith({ DATA_DIR: there })).not.toBe(first);
	expect(await markWith({ DATA_DIR: here })).toBe(first);
	const objects = join(here, "objects");
	expect(await readdir(objects)).toEqual([".store"]);
	for await (const { key } of fileStorage(objects).list()) expect.unreachable(key);
});

it("where nothing can be written there is none", async () => {
	const [here = ""] = dirs;
	await writeFile(join(here, "objects"), "a file where the directory should be");
	expect(await markWith({ DATA_DIR: here })).toBeNull();
	expect(await markWith({ DATA_DIR: join(here, "nowhere") })).toBeNull();
});

it("processes that are made ready at once agree", async () => {
	const [here = ""] = dirs;
	await Promise.all([1, 2, 3, 4].map(() => markWith({ DATA_DIR: here })));
	expect(new Set([await storeMark(), await storeMark()]).size).toBe(1);
	expect(await readdir(join(here, "objects"))).toEqual([".store"]);
});

it("of S3 it is told by where the bucket is, without asking there and without the name", async () => {
	const first = await markWith(S3);
	expect(first).toMatch(/^[0-9a-f]{64}$/);
	expect(await markWith({ ...S3, S3_BUCKET: "other" })).not.toBe(first);
	expect(await markWith({ ...S3, S3_PREFIX: "b" })).not.toBe(first);
	expect(await markWith(S3)).toBe(first);
});
