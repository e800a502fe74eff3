import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { holderOf, LockedError, takeLock } from "./lock.ts";

const dirs: string[] = [];
let path: string;

beforeEach(async () => {
	const dir = await mkdtemp(join(tmpdir(), "signet-lock-"));
	dirs.push(dir);
	path = join(dir, "deep", "lock");
});
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

it("is held by one at a time and says by whom", () => {
	const lock = takeLock(path);
	expect(lock.wasAbandoned).toBe(false);
	expect(holderOf(path)).toBe(process.pid);
	expect(() => takeLock(path)).toThrow(LockedError);
	lock.release();
	expect(existsSync(path)).toBe(false);
	takeLock(path).release();
});

it("comes back when its holder was killed", async () => {
	const script = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
		takeLock(${JSON.stringify(path)}); process.stdout.write("held"); setInterval(() => {}, 1000);`;
	const holder = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	await once(holder.stdout, "data");
	expect(holderOf(path)).toBe(holder.pid);
	expect(() => takeLock(path)).toThrow(LockedError);
	holder.kill("SIGKILL");
	await once(holder, "exit");
	const lock = takeLock(path);
	expect(lock.wasAbandoned).toBe(true);
	lock.release();
});

it("is not fooled by a process id that was given to somebody else, nor by a broken file", async () => {
	takeLock(path).release();
	await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: "1" }));
	takeLock(path).release();
	await writeFile(path, "{");
	takeLock(path).release();
});
