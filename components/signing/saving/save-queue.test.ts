import { describe, expect, it } from "vitest";
import { type SaveResult, saveQueue } from "./save-queue.ts";

/** A page whose server answers when the test says so, and whose clock the test moves. */
function page() {
	const calls: string[] = [];
	const answers: ((result: SaveResult) => void)[] = [];
	let timer: { run: () => void; delayMs: number } | null = null;
	const queue = saveQueue({
		save: (fieldId) => {
			calls.push(fieldId);
			return new Promise((resolve) => answers.push(resolve));
		},
		setTimer: (run, delayMs) => {
			timer = { run, delayMs };
			return timer;
		},
		clearTimer: () => {
			timer = null;
		},
	});
	const settle = () => new Promise((resolve) => setImmediate(resolve));
	return {
		queue,
		calls,
		delay: () => timer?.delayMs ?? null,
		async tick() {
			timer?.run();
			await settle();
		},
		async answer(result: SaveResult) {
			answers.shift()?.(result);
			await settle();
		},
	};
}

describe("storing values", () => {
	it("waits for a pause and stores the field once", async () => {
		const { queue, calls, delay, tick } = page();
		queue.schedule("a", 600);
		queue.schedule("a", 600);
		expect([calls, delay()]).toEqual([[], 600]);
		await tick();
		expect(calls).toEqual(["a"]);
	});

	it("has one request on its way at a time, and sends again what changed meanwhile", async () => {
		const { queue, calls, tick, answer } = page();
		queue.schedule("a", 0);
		await tick();
		queue.schedule("b", 0);
		queue.schedule("a", 0);
		expect(calls).toEqual(["a"]);
		await answer("done");
		expect(calls).toEqual(["a", "b"]);
		await answer("done");
		expect(calls).toEqual(["a", "b", "a"]);
	});

	it("tries again later and later while the server is away, and keeps the value", async () => {
		const { queue, calls, delay, tick, answer } = page();
		queue.schedule("a", 0);
		await tick();
		await answer({ later: null });
		expect(delay()).toBe(2_000);
		await tick();
		await answer({ later: null });
		expect(delay()).toBe(5_000);
		await tick();
		await answer("done");
		expect([calls.length, delay()]).toEqual([3, null]);
	});

	it("waits as long as the server asks, and stores everything then", async () => {
		const { queue, calls, delay, tick, answer } = page();
		queue.schedule("a", 0);
		queue.schedule("b", 0);
		await tick();
		await answer({ later: 41_000 });
		expect([calls, delay()]).toEqual([["a"], 41_000]);
		await tick();
		await answer("done");
		await answer("done");
		expect([[...calls].sort(), delay()]).toEqual([["a", "a", "b"], null]);
	});

	it("tries within a minute, however long the server asks to wait", async () => {
		const { queue, delay, tick, answer } = page();
		queue.schedule("a", 0);
		await tick();
		await answer({ later: 3_600_000 });
		expect(delay()).toBe(60_000);
	});

	it("flush stores everything at once and says whether it worked", async () => {
		const { queue, calls, answer } = page();
		queue.schedule("a", 5_000);
		queue.schedule("b", 5_000);
		const flushed = queue.flush();
		await answer("done");
		await answer("done");
		expect([await flushed, calls]).toEqual([true, ["a", "b"]]);
		queue.schedule("c", 5_000);
		const failing = queue.flush();
		await answer({ later: null });
		expect(await failing).toBe(false);
	});
});
