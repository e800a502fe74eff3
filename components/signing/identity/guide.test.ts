import { expect, it } from "vitest";
import { aspectOf, cropOf, guideIn } from "./guide.ts";

const CAMERAS = [
	{ width: 1920, height: 1080 },
	{ width: 1080, height: 1920 },
	{ width: 640, height: 480 },
];

it.each(CAMERAS)("the frame lies in the middle of a picture of $width × $height, in the document's shape", (camera) => {
	for (const picture of ["Front", "Selfie"] as const) {
		const aspect = aspectOf("Passport", picture);
		const { x, y, width, height } = guideIn(camera, aspect);
		expect(width / height).toBeCloseTo(aspect);
		expect([x + width / 2, y + height / 2]).toEqual([camera.width / 2, camera.height / 2]);
		expect(x).toBeGreaterThanOrEqual(0);
		expect(y).toBeGreaterThanOrEqual(0);
	}
});

it.each(CAMERAS)("what is taken of $width × $height has the frame in it and nothing that is not there", (camera) => {
	const aspect = aspectOf("IDCard", "Back");
	const guide = guideIn(camera, aspect);
	const crop = cropOf(camera, aspect);
	expect(crop.x).toBeLessThan(guide.x);
	expect(crop.x).toBeGreaterThanOrEqual(0);
	expect(crop.y).toBeGreaterThanOrEqual(0);
	expect(crop.x + crop.width).toBeLessThanOrEqual(camera.width);
	expect(crop.y + crop.height).toBeLessThanOrEqual(camera.height);
	expect(crop.width).toBeGreaterThan(guide.width);
});
