import { expect, it } from "vitest";
import { wantedRange } from "./wanted-range.ts";

const file = { version: "v1", sizeBytes: 100, openRange: () => Promise.reject(new Error("Nobody reads it.")) };

it.each([
	["bytes=0-9", { start: 0, end: 9 }],
	["bytes=90-", { start: 90, end: 99 }],
	["bytes=99-5000", { start: 99, end: 99 }],
	["bytes=-10", { start: 90, end: 99 }],
	["bytes=-5000", { start: 0, end: 99 }],
	["bytes=100-", "none"],
	["bytes=-0", "none"],
	["bytes=9-0", null],
	["bytes=0-1,5-6", null],
	["bytes=-", null],
	["lines=0-9", null],
	["bytes=0x1-9", null],
])("%s", (range, wanted) => {
	expect(wantedRange(new Headers({ range }), file)).toEqual(wanted);
});

it("is a part of the version that was begun, or the whole", () => {
	const range = "bytes=10-";
	expect(wantedRange(new Headers({ range, "if-range": '"v1"' }), file)).toEqual({ start: 10, end: 99 });
	for (const other of ['"v2"', 'W/"v1"', "v1", "Tue, 24 Nov 2026 06:00:00 GMT"]) {
		expect(wantedRange(new Headers({ range, "if-range": other }), file)).toBeNull();
	}
	expect(wantedRange(new Headers(), file)).toBeNull();
});
