import { expect, it } from "vitest";
import { drawMany } from "#lib/testing/identity/draw-many.ts";
import { lookAtPicture } from "./look-at-picture.ts";

/** Black lines of a pixel's sharpness on paper. */
function lined(width: number, height: number, paper: number, ink: number) {
	const data = new Uint8Array(width * height).fill(paper);
	for (let at = 0; at < data.length; at += 1) {
		const [x, y] = [at % width, Math.floor(at / width)];
		if (x % 40 < 6 !== y % 40 < 6) data[at] = ink;
	}
	return { width, height, data };
}

it("finds nothing wrong with sharp print in good light", () => {
	const found = lookAtPicture(lined(1600, 1200, 200, 40));
	expect(found).toEqual({ blurred: false, glare: false, dark: false, tooSmall: false });
});

it("looks at a large picture as at a small one", () => {
	const found = lookAtPicture(lined(4000, 3000, 200, 40));
	expect(found).toEqual({ blurred: false, glare: false, dark: false, tooSmall: false });
});

it("takes paper without print for a picture that is out of focus", () => {
	expect(lookAtPicture(lined(1600, 1200, 200, 200)).blurred).toBe(true);
});

it("names a picture that is too small, or too dark", () => {
	expect(lookAtPicture(lined(640, 480, 200, 40)).tooSmall).toBe(true);
	expect(lookAtPicture(lined(1600, 1200, 70, 10)).dark).toBe(true);
});

it("refuses nine tenths of the bad of 40 photographs, and at most one tenth of the good", async () => {
	const drawn = await drawMany(5, 40_000);
	const judged = drawn.map(({ picture, fault }) => ({
		fault,
		isRefused: Object.values(lookAtPicture(picture)).includes(true),
	}));
	const share = (of: typeof judged) => of.filter(({ isRefused }) => isRefused).length / of.length;
	const bad = share(judged.filter(({ fault }) => fault !== null));
	const good = share(judged.filter(({ fault }) => fault === null));
	process.stdout.write(`Of ${judged.length} photographs: ${bad} of the bad refused, ${good} of the good.\n`);
	expect(judged).toHaveLength(40);
	expect(bad).toBeGreaterThanOrEqual(0.9);
	expect(good).toBeLessThanOrEqual(0.1);
});
