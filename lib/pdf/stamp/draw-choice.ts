import { checkPath, dotPath } from "#lib/fields/choice-path.ts";
import { CHECK_GLYPH, DOT_GLYPH } from "#lib/fields/format.ts";
import { type Canvas, n } from "./canvas.ts";
import { hideText } from "./hidden-text.ts";
import { svgPathOperators } from "./svg-path.ts";

const LINE_PT = 0.75;
/** A quarter circle as a cubic curve: 4/3 × (√2 − 1). */
const KAPPA = 0.5523;

type Choice = { widthPt: number; heightPt: number; color: string; isOn: boolean };

/** A CheckBox: a thin square, with a check mark when on. */
export function drawCheckBox(canvas: Canvas, { widthPt, heightPt, color, isOn }: Choice): void {
	const side = Math.min(widthPt, heightPt) - LINE_PT;
	canvas.isolated(() => {
		canvas.strokeColor(color);
		const corner = `${n((widthPt - side) / 2)} ${n((heightPt - side) / 2)}`;
		canvas.add(`${n(LINE_PT)} w ${corner} ${n(side)} ${n(side)} re S`);
		if (!isOn) return;
		hideGlyph(canvas, CHECK_GLYPH, { widthPt, heightPt });
		const { d, strokeWidthPx } = checkPath(widthPt / 0.75, heightPt / 0.75);
		canvas.transform([0.75, 0, 0, -0.75, 0, heightPt]);
		canvas.add(`1 J 1 j ${n(strokeWidthPx)} w`, svgPathOperators(d), "S");
	});
}

/** A RadioButton: a thin circle, with a dot when on. */
export function drawRadioButton(canvas: Canvas, { widthPt, heightPt, color, isOn }: Choice): void {
	canvas.isolated(() => {
		canvas.strokeColor(color).fillColor(color);
		const radius = (Math.min(widthPt, heightPt) - LINE_PT) / 2;
		canvas.add(`${n(LINE_PT)} w ${circle(widthPt / 2, heightPt / 2, radius)} S`);
		if (!isOn) return;
		hideGlyph(canvas, DOT_GLYPH, { widthPt, heightPt });
		const { d } = dotPath(widthPt / 0.75, heightPt / 0.75);
		canvas.transform([0.75, 0, 0, -0.75, 0, heightPt]).add(svgPathOperators(d), "f");
	});
}

/** Says in characters what the shape says, for search and screen readers. */
function hideGlyph(canvas: Canvas, glyph: string, { widthPt, heightPt }: { widthPt: number; heightPt: number }): void {
	const size = Math.min(widthPt, heightPt);
	hideText(canvas, glyph, { x: (widthPt - size) / 2, y: (heightPt - size) / 2 + size * 0.15, size, widthPt: size });
}

function circle(x: number, y: number, radius: number): string {
	const handle = radius * KAPPA;
	const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
	return [
		`${at(radius, 0)} m`,
		`${at(radius, handle)} ${at(handle, radius)} ${at(0, radius)} c`,
		`${at(-handle, radius)} ${at(-radius, handle)} ${at(-radius, 0)} c`,
		`${at(-radius, -handle)} ${at(-handle, -radius)} ${at(0, -radius)} c`,
		`${at(handle, -radius)} ${at(radius, -handle)} ${at(radius, 0)} c h`,
	].join(" ");
}
