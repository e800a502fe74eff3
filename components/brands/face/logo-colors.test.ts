import { describe, expect, it } from "vitest";
import { lookAtLogo } from "./logo-colors.ts";

const DARK = "#1c1e21";

/** So many pixels of each colour. */
function pixels(...parts: [count: number, color: string, opacity?: number][]): Uint8ClampedArray {
	const flat = parts.flatMap(([count, color, opacity = 255]) => {
		const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
		return Array.from({ length: count }, () => [...rgb, opacity]).flat();
	});
	return new Uint8ClampedArray(flat);
}

describe("the colours of a logo", () => {
	it("are those that fill it, most first, without paper, ink and edges", () => {
		const logo = pixels([600, "#ffffff"], [250, "#14344c"], [120, "#f2ae82"], [80, "#000000"], [5, "#8a7168"]);
		expect(lookAtLogo(logo, DARK).colors).toEqual(["#14344c", "#f2ae82"]);
	});

	it("are one where they look like one", () => {
		expect(lookAtLogo(pixels([50, "#14344c"], [40, "#20405a"]), DARK).colors).toEqual(["#14344c"]);
	});

	it("are none where all is see-through", () => {
		expect(lookAtLogo(pixels([100, "#14344c", 0]), DARK)).toEqual({ colors: [], onLight: 1, onDark: 1 });
	});
});

it("a white logo is not seen on light, a black one not on dark", () => {
	expect(lookAtLogo(pixels([10, "#ffffff"]), DARK)).toMatchObject({ onLight: 1 });
	expect(lookAtLogo(pixels([10, "#111111"]), DARK).onDark).toBeLessThan(1.3);
	expect(lookAtLogo(pixels([10, "#111111"]), DARK).onLight).toBeGreaterThan(15);
});
