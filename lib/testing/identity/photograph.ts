import sharp from "sharp";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import type { Scene } from "./scene.ts";

/** What a camera, a hand or a lamp can do to a picture. */
export type Fault = "OutOfFocus" | "Moved" | "Glare" | "TooDark";

/** How far from its light a value is off, of 255, in a camera of a telephone. */
const GRAIN = 3;

/** A scene as a camera takes it: a lens is never quite sharp, a sensor never without grain, and light is uneven. */
export async function photograph(scene: Scene, seed: number, fault?: Fault): Promise<Scene> {
	const { width, height, channels } = scene;
	const random = randomNumbers(seed);
	const seen = sharp(scene.data, { raw: { width, height, channels } });
	const softness = fault === "OutOfFocus" ? (width / 400) * (1 + random()) : 0.4 + random() * 0.6;
	const blurred = fault === "Moved" ? seen.convolve(movement(width, random)) : seen.blur(softness);
	const data = await blurred
		.toColourspace(channels === 1 ? "b-w" : "srgb")
		.raw()
		.toBuffer();
	const light = fault === "TooDark" ? 0.14 + random() * 0.2 : 0.72 + random() * 0.3;
	const shine = fault === "Glare" ? 1.6 : random() * 0.15 * light;
	expose({ width, height, channels, data }, light, shine, random);
	return { width, height, channels, data };
}

/** What a hand does in the time that a picture takes, to one side or up. */
function movement(width: number, random: () => number) {
	const length = 2 * Math.round((width / 200) * (1 + random())) + 1;
	// A kernel has three rows at least; those beside the middle one count for nothing.
	const across = Array.from({ length: 3 * length }, (_, at) => (at >= length && at < 2 * length ? 1 / length : 0));
	const down = Array.from({ length: 3 * length }, (_, at) => (at % 3 === 1 ? 1 / length : 0));
	if (random() < 0.5) return { width: length, height: 3, kernel: across };
	return { width: 3, height: length, kernel: down };
}

/** Puts light, the mirrored lamp and the sensor's grain on a picture. */
function expose({ width, height, channels, data }: Scene, light: number, shine: number, random: () => number): void {
	const grain = Int8Array.from({ length: 4096 }, () => Math.round((random() + random() + random() - 1.5) * 2 * GRAIN));
	const lamp = { x: width * (0.3 + random() * 0.4), y: height * (0.35 + random() * 0.3) };
	const [across, down] = [width * (0.07 + random() * 0.06), height * (0.06 + random() * 0.05)];
	let step = Math.floor(random() * 4096);
	for (let y = 0; y < height; y += 1) {
		const aside = ((y - lamp.y) / down) ** 2;
		for (let x = 0; x < width; x += 1) {
			const far = ((x - lamp.x) / across) ** 2 + aside;
			const mirrored = far < 14 ? 255 * shine * Math.exp(-far / 2) : 0;
			step = (step + 1 + (x & y & 1)) & 4095;
			const off = mirrored + (grain[step] ?? 0);
			const at = (y * width + x) * channels;
			for (let channel = at; channel < at + channels; channel += 1) {
				data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) * light + off));
			}
		}
	}
}
