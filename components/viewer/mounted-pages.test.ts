import { describe, expect, it } from "vitest";
import { MAX_MOUNTED_PAGES, mountedPages } from "./mounted-pages.ts";

describe("the pages that are mounted", () => {
	it("are those near the window", () => {
		expect([...mountedPages([4, 5, 6], [], MAX_MOUNTED_PAGES)].sort()).toEqual([4, 5, 6]);
	});

	it("are never more than the limit, and then the nearest to the middle", () => {
		const near = Array.from({ length: 30 }, (_, index) => 50 + index);
		const mounted = mountedPages(near, [], MAX_MOUNTED_PAGES);
		expect(mounted.size).toBe(12);
		expect([...mounted].every((page) => Math.abs(page - 65) <= 6)).toBe(true);
	});

	it("always include what is needed", () => {
		const near = Array.from({ length: 20 }, (_, index) => index + 1);
		const mounted = mountedPages(near, [180], MAX_MOUNTED_PAGES);
		expect(mounted.size).toBe(12);
		expect(mounted.has(180)).toBe(true);
	});
});
