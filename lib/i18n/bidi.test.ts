import { describe, expect, it } from "vitest";
import { isolate, plainText, splitIsolates } from "./bidi.ts";

describe("isolate", () => {
	it("leaves no trace in a sentence that runs one way", () => {
		expect(plainText(`${isolate("Mia Chen")} signed.`)).toBe("Mia Chen signed.");
	});

	it("keeps a right-to-left name apart from the sentence around it", () => {
		expect(plainText(`${isolate("ليلى")} signed.`)).toBe("\u2068ليلى\u2069 signed.");
		expect(plainText(`${isolate("דנה")} (3)`)).toBe("\u2068דנה\u2069 (3)");
	});

	it("removes controls that would turn the words around a name", () => {
		expect(plainText(isolate("\u202eexe.nimda\u202c\u2066\u2069"))).toBe("exe.nimda");
	});

	it("makes one line of several", () => {
		expect(plainText(isolate(" a\r\nBcc: b\u2028c\td\u0000 "))).toBe("a Bcc: b c d");
	});

	it("splits a sentence into its own and foreign parts", () => {
		expect(splitIsolates(`Hi ${isolate("A")}, ${isolate("B")}`)).toEqual([
			{ text: "Hi ", isIsolated: false },
			{ text: "A", isIsolated: true },
			{ text: ", ", isIsolated: false },
			{ text: "B", isIsolated: true },
		]);
	});
});
