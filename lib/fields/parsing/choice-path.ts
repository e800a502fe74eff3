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

/** The thin square of a CheckBox, for a line of one pixel. */
export function boxPath(widthPx: number, heightPx: number): string {
	const side = Math.min(widthPx, heightPx) - 1;
	const [left, top] = [round((widthPx - side) / 2), round((heightPx - side) / 2)];
	const [right, bottom] = [round(left + side), round(top + side)];
	return `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`;
}

/** The thin circle of a RadioButton, for a line of one pixel. */
export function ringPath(widthPx: number, heightPx: number): string {
	return circle(widthPx / 2, heightPx / 2, (Math.min(widthPx, heightPx) - 1) / 2);
}

/** A paper clip in a square of 24: a move, a line, and so on as SVG has them. */
const CLIP =
	"M21.4 11.1 L12.2 20.2 C9.9 22.6 6.1 22.6 3.8 20.2 C1.4 17.9 1.4 14.1 3.8 11.8 L12.3 3.2 C13.9 1.7 16.4 1.7 18 3.2 C19.5 4.8 19.5 7.3 18 8.9 L9.4 17.4 C8.6 18.2 7.4 18.2 6.6 17.4 C5.8 16.6 5.8 15.4 6.6 14.6 L14.5 6.7";

/** The paper clip before an attachment's name, at the left end of its box. */
export function clipPath(sidePx: number, topPx: number): { d: string; strokeWidthPx: number } {
	const scale = sidePx / 24;
	const d = CLIP.replace(
		/([\d.]+) ([\d.]+)/g,
		(_pair, x: string, y: string) => `${round(Number(x) * scale)} ${round(Number(y) * scale + topPx)}`,
	);
	return { d, strokeWidthPx: round(2 * scale) };
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
