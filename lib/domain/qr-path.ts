import { encode } from "uqr";

/** Modules of empty space around the code (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** A text as a QR code that bears 15 % of damage, as an SVG path of one unit per module. */
export function qrPath(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
	return { size, path };
}
