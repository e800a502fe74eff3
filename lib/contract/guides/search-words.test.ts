import { expect, it } from "vitest";
import { searchWords, splitAtWords } from "./search-words.ts";

it.each([
	["secrets", "a secret", true],
	["secret", "its secrets", true],
	["cors", "processors", false],
	["x-api-key", "the X-API-KEY header", true],
	["(", "f(x)", true],
	["--app", "use --app", true],
])("the whole word %s in “%s”: %s", (search, text, isFound) => {
	const [word] = searchWords(search);
	expect(text.toLowerCase().match(word?.whole ?? "") !== null).toBe(isFound);
});

it("text is split at words in any case", () => {
	expect(splitAtWords("The Secret of a.b", searchWords("secret a.b"))).toEqual(["The ", "Secret", " of ", "a.b", ""]);
	expect(splitAtWords("Secrets of errors", searchWords("secret err"))).toEqual(["", "Secrets", " of ", "err", "ors"]);
	expect(splitAtWords("text", [])).toEqual(["text"]);
});

it("short words are not marked at the beginning of others", () => {
	expect(splitAtWords("a page and an offset of 2", searchWords("of a"))).toEqual([
		"",
		"a",
		" page and an offset ",
		"of",
		" 2",
	]);
});
