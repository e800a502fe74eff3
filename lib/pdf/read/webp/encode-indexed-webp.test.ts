import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeIndexedWebp, type IndexedPicture } from "./encode-indexed-webp.ts";

/** The picture as an independent decoder (libwebp) reads it, or what it must read. */
async function decoded(picture: IndexedPicture): Promise<Buffer> {
	const { data, info } = await sharp(encodeIndexedWebp(picture))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height, info.channels]).toEqual([picture.widthPx, picture.heightPx, 3]);
	return data;
}

function expected({ indexes, palette }: IndexedPicture): Buffer {
	return Buffer.from([...indexes].flatMap((index) => palette[index] ?? []));
}

const byte = fc.integer({ min: 0, max: 255 });

/** Noise and runs in every mixture, with every size of palette. */
const pictures = fc
	.record({
		widthPx: fc.integer({ min: 1, max: 70 }),
		heightPx: fc.integer({ min: 1, max: 70 }),
		palette: fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 256 }),
		runs: fc.array(fc.tuple(byte, fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 60 }),
		noise: fc.array(byte, { minLength: 1, maxLength: 500 }),
	})
	.map(({ widthPx, heightPx, palette, runs, noise }): IndexedPicture => {
		const values = [...runs.flatMap(([value, length]) => new Array<number>(length).fill(value)), ...noise];
		const indexes = Uint8Array.from(
			{ length: widthPx * heightPx },
			(_, at) => (values[at % values.length] ?? 0) % palette.length,
		);
		return { widthPx, heightPx, indexes, palette };
	});

it("is read back pixel by pixel by another decoder", async () => {
	await fc.assert(
		fc.asyncProperty(pictures, async (picture) => {
			expect((await decoded(picture)).equals(expected(picture))).toBe(true);
		}),
		{ numRuns: 300 },
	);
});

it.each([
	["one white pixel", 1, 1],
	["a white page", 1_240, 1_754],
	["one long row", 16_383, 1],
])("holds %s", async (_, widthPx, heightPx) => {
	const picture = { widthPx, heightPx, indexes: new Uint8Array(widthPx * heightPx), palette: [[255, 255, 255]] };
	const data = await decoded(picture as IndexedPicture);
	expect(data.every((value) => value === 255)).toBe(true);
});

it("makes every colour of a full palette", async () => {
	const palette = Array.from({ length: 256 }, (_, index): [number, number, number] => [
		index,
		255 - index,
		(index * 7) & 255,
	]);
	const indexes = Uint8Array.from({ length: 256 * 64 }, (_, at) => (at * 2_654_435_761) >>> 24);
	const picture = { widthPx: 256, heightPx: 64, indexes, palette };
	expect((await decoded(picture)).equals(expected(picture))).toBe(true);
});
