import { expect, it } from "vitest";
import { isReadableLogo } from "./logo-shape.ts";

it.each([
	[900, 100, true],
	[36, 108, true],
	[512, 512, true],
	[0, 0, true],
	[4500, 100, false],
	[20, 400, false],
])("a logo of %i × %i px: %s", (widthPx, heightPx, isReadable) => {
	expect(isReadableLogo({ widthPx, heightPx })).toBe(isReadable);
});
