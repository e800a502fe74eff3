const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** HEIC brands, as in ISO/IEC 23008-12 and in iPhone files. */
const HEIC = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1"]);

/** Whether the first bytes are those of a JPEG, PNG, WebP or HEIC file. */
export function isPhotograph(bytes: Buffer): boolean {
	const at = (from: number) => bytes.toString("latin1", from, from + 4);
	if (bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG)) return true;
	return (at(0) === "RIFF" && at(8) === "WEBP") || (at(4) === "ftyp" && HEIC.has(at(8)));
}
