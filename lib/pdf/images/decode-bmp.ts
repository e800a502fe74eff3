/** Pixels as red, green, blue, alpha bytes in rows from the top. */
type RawImage = { width: number; height: number; data: Uint8Array };

const MAX_PIXELS = 50_000_000;

/**
 * Decodes an uncompressed Windows bitmap of 24 or 32 bits, or of 1, 4 or 8 bits with a palette: what
 * scanners and paint programs write. sharp's libvips has no decoder for it. Null for anything else.
 */
export function decodeBmp(bytes: Uint8Array): RawImage | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 54 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return null;
	const headerSize = view.getUint32(14, true);
	const width = view.getInt32(18, true);
	const signedHeight = view.getInt32(22, true);
	const height = Math.abs(signedHeight);
	const bits = view.getUint16(28, true);
	const compression = view.getUint32(30, true);
	const offset = view.getUint32(10, true);
	// Compression 3 (bit fields) is accepted for 32 bits, where every writer uses the same order.
	const isKnown = headerSize >= 40 && (compression === 0 || (compression === 3 && bits === 32));
	if (!isKnown || ![1, 4, 8, 24, 32].includes(bits)) return null;
	if (width < 1 || height < 1 || width * height > MAX_PIXELS) return null;
	const stride = Math.ceil((width * bits) / 32) * 4;
	if (offset + stride * height > bytes.length) return null;
	const palette = bytes.subarray(14 + headerSize, offset);
	const data = new Uint8Array(width * height * 4);
	for (let y = 0; y < height; y += 1) {
		// A negative height means that the first row is the top one.
		const row = bytes.subarray(offset + (signedHeight < 0 ? y : height - 1 - y) * stride);
		for (let x = 0; x < width; x += 1) copyPixel(row, x, bits, palette, data, (y * width + x) * 4);
	}
	return { width, height, data };
}

function copyPixel(row: Uint8Array, x: number, bits: number, palette: Uint8Array, out: Uint8Array, at: number): void {
	const isDirect = bits >= 24;
	const source = isDirect ? row : palette;
	const from = isDirect ? (x * bits) / 8 : paletteIndex(row, x, bits) * 4;
	// Stored as blue, green, red; the fourth byte is rarely alpha, so the picture is opaque.
	out[at] = source[from + 2] ?? 0;
	out[at + 1] = source[from + 1] ?? 0;
	out[at + 2] = source[from] ?? 0;
	out[at + 3] = 255;
}

function paletteIndex(row: Uint8Array, x: number, bits: number): number {
	const byte = row[(x * bits) >> 3] ?? 0;
	const shift = 8 - bits - ((x * bits) & 7);
	return (byte >> shift) & ((1 << bits) - 1);
}
