import { describe, expect, it } from "vitest";
import { said } from "./said.ts";
import { sayIn } from "./say-in.ts";

describe("said", () => {
	it("takes the values of its message", () => {
		expect(sayIn(said("fileManyPages", { file: "a.pdf", count: 1200, limit: 1000 }), "FR")).toContain(
			"1\u202f200 pages",
		);
		// @ts-expect-error a missing value
		said("fileManyPages", { file: "a.pdf", count: 1200 });
		// @ts-expect-error a value of the wrong type
		said("fileManyPages", { file: "a.pdf", count: "1200", limit: 1000 });
		// @ts-expect-error a value that the message doesn't take
		said("fileEmpty", { file: "a.pdf", page: 1 });
		// @ts-expect-error values where the message takes none
		said("choosePdf", { file: "a.pdf" });
		// @ts-expect-error no values where the message takes some
		said("fileEmpty");
	});
});

describe("sayIn", () => {
	it("words a stored reference whose values are from before", () => {
		expect(sayIn({ key: "sealPageOther", values: {} }, "EN")).toContain("age 0");
		expect(sayIn({ key: "sealFileUnreadable", values: { name: 7, page: 1 } }, "EN")).toMatch(/^7 |“7”/);
	});
});
