import sharp from "sharp";

type Pixels = { data: Buffer; width: number; height: number };
type Box = { x: number; y: number; width: number; height: number };

/** A picture's pixels, three bytes each. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Edges of letters may stand this far apart where two programs draw them, in pixels of both pictures. */
const REACH = 3;
/** Of 255, by channel. */
const NEAR = 96;
const WHITE = 245;

/**
 * How much of what is drawn in a part of one picture has nothing like it at the same place of the other, and
 * the other way round, as a share of what is drawn there; and how much is drawn.
 */
export function strangeShare(one: Pixels, other: Pixels, box: Box): { share: number; ink: number } {
	let [ink, strange] = [0, 0];
	for (const [from, to] of [
		[one, other],
		[other, one],
	] as const) {
		for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(from.height, box.y + box.height); y += 1) {
			for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(from.width, box.x + box.width); x += 1) {
				if (isWhite(from, x, y)) continue;
				ink += 1;
				if (!hasLike(to, x, y, from)) strange += 1;
			}
		}
	}
	return { share: ink === 0 ? 0 : strange / ink, ink };
}

function isWhite({ data, width }: Pixels, x: number, y: number): boolean {
	const at = (y * width + x) * 3;
	return (data[at] ?? 0) >= WHITE && (data[at + 1] ?? 0) >= WHITE && (data[at + 2] ?? 0) >= WHITE;
}

function hasLike(to: Pixels, x: number, y: number, from: Pixels): boolean {
	const at = (y * from.width + x) * 3;
	for (let dy = -REACH; dy <= REACH; dy += 1) {
		for (let dx = -REACH; dx <= REACH; dx += 1) {
			const there = ((y + dy) * to.width + x + dx) * 3;
			if (isNear(from.data, at, to.data, there)) return true;
		}
	}
	return false;
}

function isNear(one: Buffer, at: number, other: Buffer, there: number): boolean {
	for (let channel = 0; channel < 3; channel += 1) {
		if (Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) > NEAR) return false;
	}
	return true;
}
