import { describe, expect, expectTypeOf, it } from "vitest";
import { format, formatAny, type Message } from "./message.ts";

const pages: Message<{ count: number; name: string }> = [
	"fr-FR",
	["count", 2, { one: [0, " page de ", ["name"]], other: [0, " pages de ", ["name"]] }],
];
const ownPages: Message<{ count: number }> = ["en-US", ["count", 4], " pages"];
const byName: Message<{ name: string }> = ["en-US", "By ", ["name"]];

describe("format", () => {
	it("follows the plural rules and digits of the message’s own language", () => {
		expect(format(pages, { count: 0, name: "Zoé" })).toBe("0 page de Zoé");
		expect(format(pages, { count: 1234, name: "Zoé" })).toBe("1\u202f234 pages de Zoé");
	});

	it("leaves values as they are", () => {
		const written = "\u2068<b>{name} # it's\u2069";
		expect(format(byName, { name: written })).toBe(`By ${written}`);
		expect(format(pages, { count: 1, name: "Team #1" })).toBe("1 page de Team #1");
	});

	it("can be empty", () => {
		const none: Message<{ count: number }> = ["en-US", ["count", 2, { "=0": "", other: [0, " left"] }]];
		expect(format(none, { count: 0 })).toBe("");
	});

	it("takes the values of each of several messages", () => {
		const either = (isPages: boolean) => format(isPages ? pages : byName, { count: 2, name: "Mia" });
		expect([either(true), either(false)]).toEqual(["2 pages de Mia", "By Mia"]);
		expect(formatAny("Saved" as string | typeof byName, { name: "Mia" })).toBe("Saved");
	});

	it("compiles with exactly the values of its messages", () => {
		const refused = (isPages: boolean) => [
			// @ts-expect-error name is missing
			format(byName, {}),
			// @ts-expect-error a number for text
			format(byName, { name: 1 }),
			// @ts-expect-error the message has no count
			format(byName, { name: "Mia", count: 1 }),
			// @ts-expect-error a message without values is a text
			format("Saved", { name: "Mia" }),
			format(isPages ? ownPages : byName, { count: 1, name: "Mia" }),
			// @ts-expect-error one of the messages has a count
			format(isPages ? ownPages : byName, { name: "Mia" }),
			// @ts-expect-error one of the messages has a count
			format(isPages ? pages : byName, { name: "Mia" }),
		];
		expectTypeOf(refused).returns.toEqualTypeOf<string[]>();
	});
});
