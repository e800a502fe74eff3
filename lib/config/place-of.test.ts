import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));

it("a directory keeps its place when it is moved, and a copy has another", async () => {
	const dir = await mkdtemp(join(tmpdir(), "signet-place-"));
	dirs.push(dir, `${dir}-moved`, `${dir}-copy`);
	const place = await placeOf(dir);
	expect(place).toMatch(/^\d+\.\d+$/);
	await rename(dir, `${dir}-moved`);
	await cp(`${dir}-moved`, `${dir}-copy`, { recursive: true });
	expect(await placeOf(`${dir}-moved`)).toBe(place);
	expect(await placeOf(`${dir}-copy`)).not.toBe(place);
});

it.each(["/proc", "/no-such-directory"])("%s has none", async (path) => {
	expect(await placeOf(path)).toBeNull();
});
