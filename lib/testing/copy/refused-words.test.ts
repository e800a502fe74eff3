import compile from "icu-minify/compile";
import { expect, it } from "vitest";
import { englishMessages, guideLines, spokenForms } from "./english-texts.ts";
import { refusedWordsIn } from "./refused-words.ts";

/** Files that still have refused words. The list only shrinks. */
const TO_REWRITE: readonly string[] = [
	"lib/i18n/messages/en/auth.json",
	"lib/i18n/messages/en/command-palette.json",
	"lib/i18n/messages/en/data.json",
	"lib/i18n/messages/en/home.json",
	"lib/i18n/messages/en/people.json",
	"lib/i18n/messages/en/security.json",
	"lib/i18n/messages/en/sender-identities.json",
	"lib/i18n/messages/en/sender-identity-consent.json",
	"lib/i18n/messages/en/settings-navigation.json",
	"lib/i18n/messages/en/settings.json",
	"lib/i18n/messages/en/sign-in-provider.json",
	"lib/i18n/messages/en/webhooks.json",
];

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
	expect(found.filter(({ file }) => !TO_REWRITE.includes(file))).toEqual([]);
	expect(TO_REWRITE.filter((listed) => !found.some(({ file }) => file === listed))).toEqual([]);
});
