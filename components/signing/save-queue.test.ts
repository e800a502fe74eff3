import { describe, expect, it } from "vitest";
import { saveQueue } from "./save-queue.ts";

/** A page whose server answers when the test says so, and whose clock the test moves. */
function page() {
	const calls: string[] = [];
	const answers: ((ok: boolean) => void)[] = [];
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
		async answer(ok: boolean) {
			answers.shift()?.(ok);
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
		await answer(true);
		expect(calls).toEqual(["a", "b"]);
		await answer(true);
		expect(calls).toEqual(["a", "b", "a"]);
	});

	it("tries again later and later while the server is away, and keeps the value", async () => {
		const { queue, calls, delay, tick, answer } = page();
		queue.schedule("a", 0);
		await tick();
		await answer(false);
		expect(delay()).toBe(2_000);
		await tick();
		await answer(false);
		expect(delay()).toBe(5_000);
		await tick();
		await answer(true);
		expect([calls.length, delay()]).toEqual([3, null]);
	});

	it("flush stores everything at once and says whether it worked", async () => {
		const { queue, calls, answer } = page();
		queue.schedule("a", 5_000);
		queue.schedule("b", 5_000);
		const flushed = queue.flush();
		await answer(true);
		await answer(true);
		expect([await flushed, calls]).toEqual([true, ["a", "b"]]);
		queue.schedule("c", 5_000);
		const failing = queue.flush();
		await answer(false);
		expect(await failing).toBe(false);
	});
});
