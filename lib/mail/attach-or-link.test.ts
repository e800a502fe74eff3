import { expect, it } from "vitest";
import { attachOrLink } from "./attach-or-link.ts";

it.each([
	[0, "attach"],
	[15 * 1024 * 1024, "attach"],
	[15 * 1024 * 1024 + 1, "link"],
] as const)("a file of %i bytes: %s", (sizeBytes, decision) => {
	expect(attachOrLink(sizeBytes)).toBe(decision);
});
