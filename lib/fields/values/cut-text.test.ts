import { describe, expect, it } from "vitest";
import { cleanFileName, cutText } from "./cut-text.ts";

it.each([
	["a short text", "abc", 3, "abc"],
	["letters", "abcd", 3, "abc"],
	["half an emoji", "ab😀", 3, "ab"],
	["a whole emoji", "ab😀", 4, "ab😀"],
	["a family", "a👩‍👩‍👧", 6, "a"],
	["a letter and its accent", "ae\u0301", 2, "a"],
	["a letter under too many accents", `e${"\u0301".repeat(9)}`, 4, "e\u0301\u0301\u0301"],
	["an emoji longer than the limit", "😀", 1, ""],
	["a lone surrogate", "a\ud83d", 5, "a\ufffd"],
])("%s is cut between graphemes", (_, text, maxLength, expected) => {
	expect(cutText(text, maxLength)).toBe(expected);
});

describe("a file’s name", () => {
	it.each([
		["a path", "C:\\docs\\a/b.pdf", "b.pdf"],
		["direction controls", "\u202efdp.exe\u2066.pdf\u200f", "fdp.exe.pdf"],
		["controls", "a\u0000b\r\n.pdf", "ab.pdf"],
		["joiners", "👩‍💻 می‌خواهم.pdf", "👩‍💻 می‌خواهم.pdf"],
		["126 emoji", `${"😀".repeat(126)}.pdf`, `${"😀".repeat(126)}.pdf`],
		["300 emoji", `${"😀".repeat(300)}.pdf`, `${"😀".repeat(251)}.pdf`],
		["300 letters without ending", "x".repeat(300), "x".repeat(255)],
		["a decomposed letter", "e\u0301.pdf", "é.pdf"],
		["a lone surrogate", "a\ud83d.pdf", "a\ufffd.pdf"],
		["nothing", " \u200b\u202e", "document"],
	])("with %s", (_, given, expected) => {
		expect(cleanFileName(given, "document")).toBe(expected);
	});
});
