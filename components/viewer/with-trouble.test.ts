import { expect, it } from "vitest";
import type { PictureTrouble } from "./why-no-picture.ts";
import { withTrouble } from "./with-trouble.ts";

it.each<[string, PictureTrouble | null, PictureTrouble | null, PictureTrouble | null]>([
	["a page that cannot be drawn", null, "undrawn", "undrawn"],
	[
		"a picture that cannot be read, of which nothing came when it was asked for again",
		"unreadable",
		"lost",
		"unreadable",
	],
	["a page that could be drawn after all", "undrawn", null, null],
	["a picture that came after it was lost", "lost", null, null],
	["a picture that cannot be read once it came", "lost", "unreadable", "unreadable"],
])("%s", (_, before, news, after) => {
	const troubles = new Map(before ? [[3, before]] : []);
	expect(withTrouble(troubles, { page: 3, trouble: news }).get(3) ?? null).toBe(after);
	expect(withTrouble(new Map([...troubles, [4, "lost"]]), { page: 3, trouble: news }).get(4)).toBe("lost");
});
