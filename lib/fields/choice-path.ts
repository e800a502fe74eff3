/** The check mark of a CheckBox as path data in pixels of its box, y down: two lines with round caps, as large as the box allows. */
export function checkPath(widthPx: number, heightPx: number): { d: string; strokeWidthPx: number } {
	const size = Math.min(widthPx, heightPx);
	const left = (widthPx - size) / 2;
	const top = (heightPx - size) / 2;
	const point = (x: number, y: number) => `${round(left + x * size)} ${round(top + y * size)}`;
	return { d: `M${point(0.18, 0.54)} L${point(0.41, 0.77)} L${point(0.83, 0.25)}`, strokeWidthPx: round(size * 0.12) };
}

/** The dot of a chosen RadioButton as path data in pixels of its box, y down (M, C and Z), to be filled. */
export function dotPath(widthPx: number, heightPx: number): { d: string } {
	return { d: circle(widthPx / 2, heightPx / 2, Math.min(widthPx, heightPx) * 0.28) };
}

// A quarter circle as a cubic curve (4/3 × (√2 − 1)).
const KAPPA = 0.5523;

function circle(x: number, y: number, radius: number): string {
	const handle = radius * KAPPA;
	const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
	return [
		`M${at(radius, 0)}`,
		`C${at(radius, handle)} ${at(handle, radius)} ${at(0, radius)}`,
		`C${at(-handle, radius)} ${at(-radius, handle)} ${at(-radius, 0)}`,
		`C${at(-radius, -handle)} ${at(-handle, -radius)} ${at(0, -radius)}`,
		`C${at(handle, -radius)} ${at(radius, -handle)} ${at(radius, 0)}`,
		"Z",
	].join(" ");
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
