import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import { type Fault, photograph } from "./photograph.ts";
import { drawScene, type Scene } from "./scene.ts";
import { ANNA } from "./specimen-holder.ts";
import { type PrintedKind, printSpecimen } from "./specimen-shapes.ts";

type DrawnPhotograph = { picture: GreyPicture; fault: Fault | null };

const KINDS: readonly PrintedKind[] = ["PassportPage", "CardFront", "CardBack", "LicenceBack", "LicenceFront"];
const FAULTS: readonly Fault[] = ["OutOfFocus", "Moved", "Glare", "TooDark"];

/** Eight photographs of each of `scenes` documents, each on another table: four good, in other light, and one of each fault. */
export async function drawMany(scenes: number, seed: number): Promise<DrawnPhotograph[]> {
	const drawn: DrawnPhotograph[] = [];
	for (let index = 0; index < scenes; index += 1) {
		const random = randomNumbers(seed + index);
		const printed = printSpecimen(KINDS[index % KINDS.length] ?? "PassportPage", ANNA);
		const view = { fill: 0.72 + random() * 0.22, turned: (random() - 0.5) * 8, aslant: random() * 0.02 };
		const scene = toGrey(await drawScene(printed, { ...view, width: 1280, height: 960, seed: seed + index }));
		const faults = [null, null, null, null, ...FAULTS];
		for (const [at, fault] of faults.entries()) {
			drawn.push({ picture: await photograph(scene, seed + 100 * index + at, fault ?? undefined), fault });
		}
	}
	return drawn;
}

function toGrey({ width, height, data }: Scene): Scene {
	const grey = Buffer.alloc(width * height);
	for (let at = 0; at < grey.length; at += 1) {
		grey[at] = 0.3 * (data[3 * at] ?? 0) + 0.59 * (data[3 * at + 1] ?? 0) + 0.11 * (data[3 * at + 2] ?? 0);
	}
	return { width, height, channels: 1, data: grey };
}
