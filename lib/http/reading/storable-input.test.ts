import { expect, it } from "vitest";
import { storableInput } from "./storable-input.ts";

it("texts lose NUL and lone surrogates, keys of free names as well; all else stays", () => {
	const date = new Date(0);
	const input = { "a\0": ["b\0c", "\ud83d\ude00", "x\ud800y", "line\nline"], n: 1, f: false, o: null, date };
	const clean = { a: ["bc", "\ud83d\ude00", "x\ufffdy", "line\nline"], n: 1, f: false, o: null, date };
	expect(storableInput(input)).toEqual(clean);
});

it("what is called __proto__ is refused: schemas would drop it without a word", () => {
	expect(() => storableInput({ metaData: JSON.parse('{"__proto__":"x"}') })).toThrow('"__proto__" is a reserved name');
});

it("what is nested for ever is refused", () => {
	const nested: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
	expect(() => storableInput({ value: nested })).toThrow("nested too deeply");
});
