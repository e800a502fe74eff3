import type { PDF, PdfRef } from "@libpdf/core";
import type { ShapedLine, ShapedRun } from "#lib/pdf/fonts/shape-text.ts";
import { Canvas, n } from "./canvas.ts";
import { hideText } from "./hidden-text.ts";

/** Where a line begins, and how it is set. All lengths in points. */
export type LineOptions = { x: number; y: number; size: number; spacing: number };

/** tan 12°: what browsers slant an upright face by when a family has no italic. */
const SLANT = 0.2126;

/** Draws shaped glyphs as paths, over hidden text, so that it can be searched without an embedded font. */
export function drawOutlines(canvas: Canvas, line: ShapedLine, options: LineOptions): void {
	const widthPt = line.runs.reduce((sum, run) => sum + runWidth(run, options), 0);
	hideText(canvas, line.text, { ...options, widthPt });
	paintOutlines(canvas, line, options);
}

/** The paths alone, from the base line's left end. */
export function paintOutlines(canvas: Canvas, line: ShapedLine, options: LineOptions): void {
	canvas.isolated(() => {
		// The scale needs more digits than coordinates do.
		const scale = (options.size / EM).toFixed(6);
		canvas.add(`${scale} 0 0 ${scale} ${n(options.x)} ${n(options.y)} cm`).paint(lineForm(canvas.pdf, line, options));
	});
}

/** Forms are drawn at this size, so that one serves every size of its text. */
const EM = 1000;
const forms = new WeakMap<PDF, WeakMap<ShapedLine, Map<number, PdfRef>>>();

/** The line as a form XObject: a text that is printed again costs its place only. It takes the colour of where it is painted. */
function lineForm(pdf: PDF, line: ShapedLine, { size, spacing }: LineOptions): PdfRef {
	const ofDocument = forms.get(pdf) ?? new WeakMap<ShapedLine, Map<number, PdfRef>>();
	forms.set(pdf, ofDocument);
	const ofLine = ofDocument.get(line) ?? new Map<number, PdfRef>();
	ofDocument.set(line, ofLine);
	const gap = Math.round((spacing / size) * EM);
	const known = ofLine.get(gap);
	if (known) return known;
	const canvas = new Canvas(pdf);
	let x = 0;
	for (const run of line.runs) {
		drawRun(canvas, run, { x, y: 0, size: EM, spacing: gap });
		x += runWidth(run, { x, y: 0, size: EM, spacing: gap });
	}
	// Marks and swashes reach far beyond a letter's own box.
	const form = canvas.toForm([-2 * EM, -2 * EM, x + 2 * EM, 3 * EM]);
	ofLine.set(gap, form);
	return form;
}

function runWidth(run: ShapedRun, { size, spacing }: LineOptions): number {
	return run.advance * size + run.length * spacing;
}

function drawRun(canvas: Canvas, run: ShapedRun, { x, y, size, spacing }: LineOptions): void {
	const { loaded, glyphs } = run;
	const scale = size / loaded.unitsPerEm;
	const gap = spacing / scale;
	const paths: string[] = [];
	// Steps between glyphs and outlines from each glyph's own origin: equal glyphs are equal text, which deflates well.
	let [pen, fromX, fromY] = [0, 0, 0];
	for (const { id, xAdvance, xOffset, yOffset } of glyphs) {
		const outline = loaded.outline(id);
		const glyphX = Math.round(pen + xOffset);
		if (outline) {
			if (glyphX !== fromX || yOffset !== fromY) paths.push(`1 0 0 1 ${glyphX - fromX} ${yOffset - fromY} cm`);
			paths.push(outline, "f");
			[fromX, fromY] = [glyphX, yOffset];
		}
		pen += xAdvance + (xAdvance > 0 ? gap : 0);
	}
	if (paths.length === 0) return;
	canvas.isolated(() => {
		const slant = loaded.file.isSlanted ? scale * SLANT : 0;
		canvas.add(`${scale.toFixed(6)} 0 ${slant.toFixed(6)} ${scale.toFixed(6)} ${n(x)} ${n(y)} cm`, ...paths);
	});
}
