import { contrastOf } from "#lib/contract/brands/brand-colors.ts";

/** Colours closer than that look like one (a distance in the cube of red, green and blue). */
const ALIKE = 72;
/** What is less of the picture than that is an edge between two colours. */
const LEAST_SHARE = 0.02;
const MOST_COLORS = 3;
/** Pixels paler than that against white, or closer to black, are paper and ink. */
const PAPER = 1.15;
const INK = 1.25;

type Bucket = { red: number; green: number; blue: number; count: number };

export type LogoColors = {
	/** `#rrggbb`, those that fill most of it first; neither paper nor ink. */
	colors: string[];
	/** How well it stands out, 1 to 21: of the best that there is much of. */
	onLight: number;
	onDark: number;
};

/**
 * What a logo looks like.
 *
 * @param pixels red, green, blue and opacity of each
 * @param dark the ground that pages have in the dark, `#rrggbb`
 */
export function lookAtLogo(pixels: Uint8ClampedArray, dark: string): LogoColors {
	const all = bucketsOf(pixels);
	const total = all.reduce((sum, { count }) => sum + count, 0);
	const much = all.filter(({ count }) => count >= total * LEAST_SHARE).sort((a, b) => b.count - a.count);
	const distinct: Bucket[] = [];
	for (const one of much) {
		if (distinct.every((other) => distance(one, other) > ALIKE)) distinct.push(one);
	}
	const hexes = distinct.map(toHex);
	const isColor = (hex: string) => contrastOf(hex, "#ffffff") > PAPER && contrastOf(hex, "#000000") > INK;
	return {
		colors: hexes.filter(isColor).slice(0, MOST_COLORS),
		onLight: Math.max(1, ...hexes.map((hex) => contrastOf(hex, "#ffffff"))),
		onDark: Math.max(1, ...hexes.map((hex) => contrastOf(hex, dark))),
	};
}

/** Pixels of nearly the same colour together, with the mean of what they are. */
function bucketsOf(pixels: Uint8ClampedArray): Bucket[] {
	const buckets = new Map<number, Bucket>();
	for (let at = 0; at + 3 < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
		if (opacity < 200) continue;
		const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
		const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
		bucket.red += red;
		bucket.green += green;
		bucket.blue += blue;
		bucket.count += 1;
		buckets.set(key, bucket);
	}
	return [...buckets.values()].map(({ red, green, blue, count }) => ({
		red: red / count,
		green: green / count,
		blue: blue / count,
		count,
	}));
}

function distance(one: Bucket, other: Bucket): number {
	return Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

function toHex({ red, green, blue }: Bucket): string {
	return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
