import { expect, it } from "vitest";
import { namesInWords } from "./names-in-words.ts";

const MORE = { one: "# more", other: "# more" };

it("names three people at most, and says how many further ones there are", () => {
	expect(namesInWords(["Mia", "Omar"], "EN", MORE)).toBe("Mia and Omar");
	expect(namesInWords(["Mia", "Omar", "Ana", "Lee", "Kim"], "FR", MORE)).toBe("Mia, Omar, Ana et 2 more");
});

it("a name that runs right to left takes no comma along, and none turns the sentence", () => {
	expect(namesInWords(["فاطمة", "دانة", "Mia"], "EN", MORE)).toBe("\u2068فاطمة\u2069, \u2068دانة\u2069, and Mia");
	expect(namesInWords(["Mia\u202e", "Omar"], "EN", MORE)).toBe("Mia and Omar");
});
