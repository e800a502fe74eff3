import { contrastOf, READABLE } from "./brand-colors.ts";

/** Steps on the way to black or white; finer than anybody sees. */
const STEPS = 256;

/**
 * The colour nearest to a wanted one on which a text can be read, as little darker or lighter as is enough, its hue kept.
 *
 * @param color `#rrggbb`, as is `text`
 * @returns the colour itself where the text can be read on it already; null where neither darker nor lighter helps
 */
export function nearestReadable(color: string, text: string): string | null {
	for (let step = 0; step <= STEPS; step += 1) {
		const share = step / STEPS;
		const darker = mixColors(color, "#000000", share);
		if (contrastOf(darker, text) >= READABLE) return darker;
		const lighter = mixColors(color, "#ffffff", share);
		if (contrastOf(lighter, text) >= READABLE) return lighter;
	}
	return null;
}

/** @param share of the other, 0 to 1 */
export function mixColors(one: string, other: string, share: number): string {
	const part = (at: number) => {
		const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
		return Math.round(from + (to - from) * share)
			.toString(16)
			.padStart(2, "0");
	};
	return `#${part(1)}${part(3)}${part(5)}`;
}
