import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { baseDirection } from "#lib/fields/looks/base-direction.ts";
import { placeLine } from "#lib/fields/looks/face-metrics.ts";
import type { LookLine, LookPart } from "#lib/fields/looks/look-parts.ts";
import { GLYPH_HEIGHT } from "#lib/fields/looks/text-layout.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawImage } from "./draw-image.ts";
import { hideText } from "./hidden-text.ts";
import { loadImage } from "./load-image.ts";
import { svgPathOperators } from "./svg-path.ts";
import { type TextFace, textFace } from "./text-face.ts";

const PX_TO_PT = 0.75;

type Drawn = {
	heightPt: number;
	widthPt: number;
	/** File of the picture among the parts. */
	imagePath: string | null;
	/** How text of the field is set; null where there is none. */
	text: { field: FieldDefinition; face: TextFace } | null;
};

/**
 * Draws what lib/fields says stands in a box, into (0,0)–(widthPt, heightPt), y up.
 *
 * @throws Error when the file of a picture is none
 */
export async function drawParts(canvas: Canvas, parts: readonly LookPart[], drawn: Drawn): Promise<void> {
	for (const part of parts) {
		if (part.kind === "picture") await drawPicture(canvas, part.box, drawn);
		else if (part.kind === "text") drawText(canvas, part, drawn);
		else if (part.kind === "line") drawLine(canvas, part, drawn.heightPt);
		else drawPath(canvas, part, drawn);
	}
}

type PathPart = Extract<LookPart, { kind: "stroke" | "fill" }>;

function drawPath(canvas: Canvas, part: PathPart, { widthPt, heightPt }: Drawn): void {
	canvas.isolated(() => {
		if (part.says !== "") hideGlyph(canvas, part.says, { widthPt, heightPt });
		canvas.transform([PX_TO_PT, 0, 0, -PX_TO_PT, 0, heightPt]);
		const path = svgPathOperators(part.d);
		if (part.kind === "fill") canvas.fillColor(part.color).add(path, "f");
		else canvas.strokeColor(part.color).add(`1 J 1 j ${n(part.widthPx)} w`, path, "S");
	});
}

/** Says in characters what the shape says, for search and screen readers. */
function hideGlyph(canvas: Canvas, glyph: string, { widthPt, heightPt }: { widthPt: number; heightPt: number }): void {
	const size = Math.min(widthPt, heightPt);
	hideText(canvas, glyph, { x: (widthPt - size) / 2, y: (heightPt - size) / 2 + size * 0.15, size, widthPt: size });
}

const SHIFT = { Left: 0, Center: 0.5, Right: 1 } as const;
/** Of the font size: from the base line to the middle of the line below it, and its width. */
const UNDERLINE = { depth: 0.12, width: 0.06 };

function drawText(canvas: Canvas, part: Extract<LookPart, { kind: "text" }>, { heightPt, text }: Drawn): void {
	if (!text) return;
	const { field, face } = text;
	const { lines, boxWidth, fontSize, lineHeight, characterSpacing } = part.fitted;
	const size = fontSize * PX_TO_PT;
	const spacing = characterSpacing * PX_TO_PT;
	const baseline = part.top + ((GLYPH_HEIGHT + face.ascent - face.descent) / 2) * fontSize;
	canvas.isolated(() => {
		canvas.fillColor(field.font.color).strokeColor(field.font.color);
		lines.forEach((line, i) => {
			if (line.text === "") return;
			const x = (part.x + (boxWidth - line.width) * SHIFT[field.textAlign]) * PX_TO_PT;
			const y = heightPt - (baseline + i * lineHeight) * PX_TO_PT;
			face.draw(canvas, line.text, { x, y, size, spacing });
			if (!field.font.isUnderline && field.type !== "Hyperlink") return;
			const under = y - size * UNDERLINE.depth;
			canvas.strokeLine(x, under, x + line.width * PX_TO_PT, under, size * UNDERLINE.width);
		});
	});
}

function drawLine(canvas: Canvas, line: LookLine, heightPt: number): void {
	const direction = baseDirection(line.text);
	const face = textFace(line.text, { family: line.face, isBold: false, isItalic: false, direction });
	const advance = face.measure(line.text, 1);
	const { x, baseline, size } = placeLine(line, { ...face, advance, direction });
	const at = { x: x * PX_TO_PT, y: heightPt - baseline * PX_TO_PT, size: size * PX_TO_PT, spacing: 0 };
	canvas.isolated(() => {
		canvas.fillColor(line.color);
		face.draw(canvas, line.text, at);
	});
}

type PictureBox = Extract<LookPart, { kind: "picture" }>["box"];

async function drawPicture(canvas: Canvas, box: PictureBox, { heightPt, imagePath }: Drawn): Promise<void> {
	if (!imagePath) return;
	const image = await loadImage(canvas.pdf, imagePath);
	const [left, bottom] = [box.x * PX_TO_PT, heightPt - (box.y + box.height) * PX_TO_PT];
	canvas.isolated(() => {
		canvas.transform([1, 0, 0, 1, left, bottom]);
		drawImage(canvas, image, { widthPt: box.width * PX_TO_PT, heightPt: box.height * PX_TO_PT });
	});
}
