import { describe, expect, it } from "vitest";
import { readingOrder } from "./hidden-text.ts";

const LRM = "\u200e";

describe("the hidden text of a line", () => {
	it.each([
		["left to right stays whole", "Ada Lovelace 1815", ["Ada Lovelace 1815"]],
		["right to left lies from the right, letter by letter", "אבג", ["ג", "ב", "א"]],
		["a blank between right-to-left words belongs to them", "אב גד", ["ד", "ג", " ", "ב", "א"]],
		["what follows is held back by a mark", "אב (x)", ["ב", "א", `${LRM} (x)`]],
		["numbers are not turned round", "אב 12 גד", ["ב", "א", `${LRM} 12 `, "ד", "ג", LRM.repeat(3)]],
		["Persian digits are numbers too", "قم ۱۲", ["م", "ق", `${LRM} ۱۲`, LRM]],
		["letters beyond U+FFFF do not count", "אבג 𠮷", ["ג", "ב", "א", `${LRM} 𠮷`, LRM.repeat(2)]],
		["vowel points stay behind their letter", "אָב", ["ב", "\u05b8", "א"]],
		[
			"isolated names stay apart",
			"\u2068א\u2069, \u2068ב\u2069",
			["\u2068", "א", `${LRM}\u2069, \u2068`, "ב", `${LRM}\u2069`],
		],
		["nothing at all", "", []],
	])("%s", (_rule, text, parts) => {
		expect(readingOrder(text)).toEqual(parts);
	});
});
