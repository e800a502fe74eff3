import { expect, it } from "vitest";
import { checkPath, dotPath } from "./choice-path.ts";

it("draws check mark and dot in the middle of any box", () => {
	expect(checkPath(20, 20)).toEqual({ d: "M3.6 10.8 L8.2 15.4 L16.6 5", strokeWidthPx: 2.4 });
	expect(checkPath(40, 20).d).toBe("M13.6 10.8 L18.2 15.4 L26.6 5");
	expect(dotPath(20, 40).d).toMatch(/^M15\.6 20 C.* Z$/);
});
