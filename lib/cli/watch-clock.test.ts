import { expect, it } from "vitest";
import { watchClock } from "./watch-clock.ts";

it("reports a clock that is set back once, and ignores one that is set forward or slightly corrected", () => {
	let [clockMs, elapsedMs] = [1_000_000, 0];
	const look = watchClock(
		() => clockMs,
		() => elapsedMs,
	);
	const pass = (ms: number, setMs = 0) => {
		elapsedMs += ms;
		clockMs += ms + setMs;
		return look();
	};
	expect(pass(15_000)).toBe(0);
	expect(pass(15_000, -3_600_000)).toBe(3_600_000);
	expect(pass(15_000)).toBe(0);
	expect(pass(15_000, -200)).toBe(0);
	expect(pass(15_000, 5_000)).toBe(0);
});
