import { expect, it } from "vitest";
import { isPhotograph } from "./is-photograph.ts";

const ftyp = (brand: string) =>
	Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(12)]);

it.each<[string, Buffer, boolean]>([
	["JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), true],
	["PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), true],
	["WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 "), true],
	["HEIC", ftyp("heic"), true],
	["HEIF", ftyp("mif1"), true],
	["AVIF", ftyp("avif"), false],
	["a film", ftyp("isom"), false],
	["a sound", Buffer.from("RIFF\0\0\0\0WAVEfmt "), false],
	["GIF", Buffer.from("GIF89a"), false],
	["TIFF", Buffer.from("II*\0"), false],
	["BMP", Buffer.from("BM\0\0\0\0"), false],
	["SVG", Buffer.from("<svg xmlns=''/>"), false],
	["nothing", Buffer.alloc(0), false],
])("%s", (_, bytes, isTaken) => {
	expect(isPhotograph(bytes)).toBe(isTaken);
});
