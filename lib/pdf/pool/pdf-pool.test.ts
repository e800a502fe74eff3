import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PdfPool } from "./pdf-pool.ts";
import { END_AFTER_MS, IDLE_AFTER_MS } from "./process-limits.ts";

const UNTIL = { timeout: 20_000, interval: 5 };
const OPTIONS = { requester: "sender" as const, cpuMs: 30_000, memoryLimitMb: 700 };
const PLAIN = join(import.meta.dirname, "../../testing/corpus/plain.pdf");

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-pool-"));
});
afterAll(() => rm(dir, { recursive: true }));

const opened: PdfPool[] = [];
// The pool's own timers are set forward by hand; its children are real.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
	for (const pool of opened.splice(0)) pool.close();
});

/** A pool whose only child has done something. @param aboveMb what a child may have when there is nothing to do */
async function worked(aboveMb: number, { afterMs = IDLE_AFTER_MS, keepsIdleChild = true } = {}) {
	const pool = new PdfPool({ maxChildren: 2, keepsIdleChild, idle: { afterMs, aboveMb, endAfterMs: END_AFTER_MS } });
	opened.push(pool);
	const input = () => ({ sourcePath: PLAIN, fileName: "plain.pdf", workingPath: join(dir, randomUUID()) });
	const run = () => pool.run("intake", input(), OPTIONS);
	expect(await run()).toMatchObject({ kind: "done" });
	const [first = 0] = pool.pids;
	return { pool, first, run };
}

it("keeps a child that has not grown for five minutes, and starts another for the next task", async () => {
	const { pool, first, run } = await worked(10_000);
	vi.advanceTimersByTime(END_AFTER_MS - 1);
	expect(pool.pids).toEqual([first]);
	vi.advanceTimersByTime(1);
	expect(pool.pids).toEqual([]);
	expect(await run()).toMatchObject({ kind: "done" });
	expect(pool.pids).toHaveLength(1);
});

it("keeps no idle child for strangers", async () => {
	const { pool } = await worked(10_000, { keepsIdleChild: false });
	vi.advanceTimersByTime(IDLE_AFTER_MS);
	expect(pool.pids).toEqual([]);
});

it("replaces a child that has grown once a fresh one is ready, which then stays", async () => {
	const { pool, first } = await worked(1);
	vi.advanceTimersByTime(IDLE_AFTER_MS - 1);
	expect(pool.pids).toEqual([first]);
	vi.advanceTimersByTime(1);
	expect(pool.pids).toHaveLength(2);
	const [, fresh] = pool.pids;
	await vi.waitUntil(() => !pool.pids.includes(first), UNTIL);
	expect(pool.pids).toEqual([fresh]);
	vi.advanceTimersByTime(IDLE_AFTER_MS * 3);
	expect(pool.pids).toEqual([fresh]);
});

it("gives a task to the child that has grown while the fresh one begins, and lets it go afterwards", async () => {
	vi.useRealTimers();
	const { pool, first, run } = await worked(1, { afterMs: 10 });
	await vi.waitUntil(() => pool.pids.length === 2, UNTIL);
	expect(await run()).toMatchObject({ kind: "done" });
	await vi.waitUntil(() => !pool.pids.includes(first), UNTIL);
	expect(pool.pids).toHaveLength(1);
});
