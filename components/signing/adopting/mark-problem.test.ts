import { describe, expect, it } from "vitest";
import type { Mark, Stroke } from "#lib/fields/values/mark.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { markProblem } from "./mark-problem.ts";

const drawn = (strokes: Stroke[]): Mark => ({ kind: "draw", width: 900, height: 300, strokes });
const typed = (text: string): Mark => ({ kind: "type", text, face: "caveat" });
const line: Stroke = [
	[10, 10],
	[200, 80],
];

describe("what is said of a mark before it is used", () => {
	it.each([
		["a line", drawn([line]), null],
		["a name", typed("Mia Chen"), null],
		["a dot", drawn([[[10, 10]]]), signingMessages("EN").problems.blankMark],
		["a drawing of too many lines", drawn(Array(201).fill(line)), signingMessages("EN").problems.markTooLarge],
		["a letter that no font has", typed("Mia 𓀀"), "𓀀 (U+13000) can’t be printed. Use another character."],
		["a name that is too long", typed("é".repeat(101)), "Use 100 characters or fewer. You’ve used 101."],
	])("%s", (_, mark, said) => {
		expect(markProblem(mark, signingMessages("EN"))).toBe(said);
	});
});
