import { expect, it } from "vitest";
import { markNames } from "./code-names.ts";

it.each([
	["The same as expiryDateType with expiryValue.", "The same as <expiryDateType> with <expiryValue>."],
	["The ID, returned by document/send.", "The ID, returned by <document/send>."],
	["Such as Europe/Paris or https://signEasy.example/aB.", "Such as Europe/Paris or https://signEasy.example/aB."],
	["EmailOTP, LTR and isn’t", "EmailOTP, LTR and isn’t"],
])("names are marked in “%s”", (text, marked) => {
	expect(markNames(text, (name) => `<${name}>`)).toBe(marked);
});
