import type { ShapedLine, ShapedRun } from "#lib/pdf/fonts/shape-text.ts";
import { type Canvas, n } from "./canvas.ts";
import { hideText } from "./hidden-text.ts";
import type { LineOptions } from "./text-face.ts";

/** tan 12°: what browsers slant an upright face by when a family has no italic. */
const SLANT = 0.2126;

/** Draws shaped glyphs as paths, over hidden text, so that it can be searched without an embedded font. */
export function drawOutlines(canvas: Canvas, line: ShapedLine, options: LineOptions): void {
	const widthPt = line.runs.reduce((sum, run) => sum + runWidth(run, options), 0);
	hideText(canvas, line.text, { ...options, widthPt });
	let x = options.x;
	for (const run of line.runs) {
		drawRun(canvas, run, { ...options, x });
		x += runWidth(run, options);
	}
}

function runWidth(run: ShapedRun, { size, spacing }: LineOptions): number {
	return run.advance * size + run.length * spacing;
}

function drawRun(canvas: Canvas, run: ShapedRun, { x, y, size, spacing }: LineOptions): void {
	const { loaded, glyphRun } = run;
	const scale = size / loaded.unitsPerEm;
	const gap = spacing / scale;
	const paths: string[] = [];
	// Steps between glyphs and outlines from each glyph's own origin: equal glyphs are equal text, which deflates well.
	let [pen, fromX, fromY] = [0, 0, 0];
	glyphRun.glyphs.forEach((glyph, i) => {
		const position = glyphRun.positions[i];
		if (!position) return;
		const outline = loaded.outline(glyph);
		const glyphX = Math.round(pen + position.xOffset);
		const glyphY = Math.round(position.yOffset);
		if (outline) {
			if (glyphX !== fromX || glyphY !== fromY) paths.push(`1 0 0 1 ${glyphX - fromX} ${glyphY - fromY} cm`);
			paths.push(outline, "f");
			[fromX, fromY] = [glyphX, glyphY];
		}
		pen += position.xAdvance + (position.xAdvance > 0 ? gap : 0);
	});
	if (paths.length === 0) return;
	canvas.isolated(() => {
		// Glyphs are a few units of 1/1000 em: the scale needs more digits than coordinates do.
		const slant = loaded.isSlanted ? scale * SLANT : 0;
		canvas.add(`${scale.toFixed(6)} 0 ${slant.toFixed(6)} ${scale.toFixed(6)} ${n(x)} ${n(y)} cm`, ...paths);
	});
}
