import { describe, expect, it } from "vitest";
import { contentBalance } from "./content-balance.ts";

describe("what a page's content leaves open", () => {
	it.each([
		["nothing", "q 1 0 0 1 5 5 cm Q BT (Q) Tj ET", ""],
		["a graphics state", "q q 2 0 0 2 0 0 cm Q", "Q "],
		["a text object in a state", "q BT /F1 9 Tf 3 Tr", "ET\nQ "],
		["marked content", "/OC /MC0 BDC /Span BMC", "EMC EMC "],
		["a string", "q BT (never (closed) Tj", ")\nET\nQ "],
		["a hexadecimal string", "<48656C", ">"],
		["an array", "[ (a) 5", "]"],
		["a dictionary", "/Span << /A 1", ">>"],
	])("%s", (_what, content, closing) => {
		expect(contentBalance(Buffer.from(content))).toEqual({ closing, strayRestores: [] });
	});

	it.each([
		["names, strings and comments do not count", "/q /Q (q Q \\) q) <71> % q q\nq Q"],
		["inline images are passed over", "BI /W 1 /H 1 ID q q q\x80 EIq \nEI Q q Q".replace(" Q q Q", " q Q")],
		["stray closing brackets are ignored", "] ] >> ) ET EMC q Q"],
	])("%s", (_rule, content) => {
		expect(contentBalance(Buffer.from(content, "latin1")).closing).toBe("");
	});

	it("finds each restore that has no save", () => {
		expect(contentBalance(Buffer.from("Q q Q Q")).strayRestores).toEqual([0, 6]);
	});
});
