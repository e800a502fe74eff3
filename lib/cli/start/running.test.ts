import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetDead, noteRunning, runningIn, workersOf } from "./running.ts";

let dataDir: string;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "signet-running-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

it("knows who runs, and that a process is gone whose note is still there", async () => {
	const dir = workersOf(dataDir);
	expect(runningIn(dir)).toBeNull();
	const note = noteRunning(dir);
	expect(runningIn(dir)).toBe(process.pid);
	expect(forgetDead(dir)).toBe(false);
	note.release();
	await writeFile(join(dir, "1.lock"), JSON.stringify({ pid: 1, startedAt: "at another time" }));
	expect(runningIn(dir)).toBeNull();
	expect(forgetDead(dir)).toBe(true);
	expect(await readdir(dataDir)).toEqual([]);
});
