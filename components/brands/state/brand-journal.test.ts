import { describe, expect, it } from "vitest";
import { type KeptChanges, keptWith } from "./brand-journal.ts";

const NOW = new Date("2026-03-02T09:30:00Z");
const LEFT: KeptChanges = { at: "2026-03-01T08:00:00.000Z", changes: { buttonColor: "navy", hideSave: true } };

describe("what is kept of a brand that is not saved", () => {
	it("is what was changed, with the time of it", () => {
		expect(keptWith(null, { buttonColor: "teal" }, NOW)).toEqual({
			at: NOW.toISOString(),
			changes: { buttonColor: "teal" },
		});
	});

	it("stays as it was left while nothing else is changed", () => {
		expect(keptWith(LEFT, {}, NOW)).toBe(LEFT);
		expect(keptWith(null, {}, NOW)).toBeNull();
	});

	it("has what was left and what is changed since, as long as nobody has decided", () => {
		expect(keptWith(LEFT, { buttonColor: "teal", brandName: "Quay" }, NOW)).toEqual({
			at: NOW.toISOString(),
			changes: { buttonColor: "teal", hideSave: true, brandName: "Quay" },
		});
	});
});
