import compile from "icu-minify/compile";
import { expect, it } from "vitest";
import { englishMessages, guideLines, spokenForms } from "./english-texts.ts";
import { refusedWordsIn } from "./refused-words.ts";

it.each([
	["Whoever finishes first signs for the group.", ["Whoever"]],
	["Nobody has signed and it is mended.", ["Nobody", "mended"]],
	["Let {name} in again", ["Let {name} in"]],
	["The code doesn’t fit.", ["doesn’t fit"]],
	["You can take it back.", ["take it back"]],
	["Lets people sign in with Google", []],
	["Recommended for goods", []],
])("finds the refused words in %s", (text, words) => {
	expect(refusedWordsIn(text)).toEqual(words);
});

it.each([
	["{n, plural, one {# page} other {# pages}} by {name}", ["# page by {name}", "# pages by {name}"]],
	["{a, select, none {{b, select, x {X} other {Y}}} other {{a}}}.", ["X.", "Y.", "{a}."]],
])("reads each form of %s", (message, forms) => {
	expect(spokenForms(compile(message))).toEqual(forms);
});

it("refuses words in messages and guides", async () => {
	const texts = [...(await englishMessages()), ...guideLines()];
	const found = texts
		.map(({ file, place, text }) => ({ file, place, words: refusedWordsIn(text) }))
		.filter(({ words }) => words.length > 0);
	expect(found).toEqual([]);
});
