import { expect, it } from "vitest";
import { messages } from "#lib/i18n/generated/common.js";
import { namesInWords } from "./names-in-words.ts";

it("names three people at most, and says how many further ones there are", () => {
	expect(namesInWords(["Mia", "Omar"], "EN", messages.EN.more)).toBe("Mia and Omar");
	expect(namesInWords(["Mia", "Omar", "Ana", "Lee", "Kim"], "FR", messages.FR.more)).toBe("Mia, Omar, Ana et 2 autres");
});

it("a name that runs right to left takes no comma along, and none turns the sentence", () => {
	expect(namesInWords(["فاطمة", "دانة", "Mia"], "EN", messages.EN.more)).toBe(
		"\u2068فاطمة\u2069, \u2068دانة\u2069, and Mia",
	);
	expect(namesInWords(["Mia\u202e", "Omar"], "EN", messages.EN.more)).toBe("Mia and Omar");
});
