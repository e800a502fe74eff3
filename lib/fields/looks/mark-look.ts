import type { FieldType } from "#lib/fields/field-types.ts";
import { placedPath, strokesToPath } from "#lib/fields/values/mark.ts";
import type { LookBox, LookMark, LookPart } from "./look-parts.ts";

/** Ink of every mark; paper is always white. */
const INK = "#1B1D21";
const FRAME = "#5A5F68";
/** Share of the box's width that a typed name may take: script faces reach beyond their advance. */
const TYPED_WIDTH = 0.94;
const LINE_WIDTH_PX = 0.8;
const PADDING_PX = 10 / 3;
/** Share of the box's height that one line of text takes, within what can still be read and what looks modest. */
const LINE_SHARE = 0.16;
const LINE_PX = { least: 6, most: 12 };
/** The mark keeps at least this share of the box. */
const MARK_SHARE = 0.4;

/**
 * A mark in its box. A signature fills it, in its middle; a Drawing stands where it was drawn: the box is the
 * part of the page that it was drawn on.
 */
export function markLook(type: FieldType, mark: LookMark, box: LookBox): LookPart[] {
	if (mark.kind === "image") return [{ kind: "picture", box }];
	if (mark.kind === "type") {
		const { text, face } = mark;
		return [{ kind: "line", text, face, color: INK, box, share: TYPED_WIDTH, align: "center" }];
	}
	const { d, strokeWidthPx } = type === "Drawing" ? placedPath(mark, box) : strokesToPath(mark, box);
	return d === "" ? [] : [{ kind: "stroke", d, widthPx: strokeWidthPx, color: INK, says: "" }];
}

/**
 * A signature in a frame with lines below it. Everything stays in the field's own box, so that nothing on
 * the page is covered.
 *
 * @param lines an empty list: the frame alone
 */
export function frameLook(mark: LookMark, lines: readonly string[], box: LookBox): LookPart[] {
	const lineHeight = lineHeightFor(box.height, lines.length);
	const width = box.width - 2 * PADDING_PX;
	const bottom = box.height - PADDING_PX - lines.length * lineHeight;
	const inner = { x: PADDING_PX, y: PADDING_PX, width, height: bottom - PADDING_PX };
	return [
		{ kind: "stroke", d: edgeOf(box), widthPx: LINE_WIDTH_PX, color: FRAME, says: "" },
		...lines.map((text, index): LookPart => {
			const place = { x: PADDING_PX, y: bottom + index * lineHeight, width, height: lineHeight };
			return { kind: "line", text, face: "Helvetica", color: FRAME, box: place, share: 1, align: "start" };
		}),
		...markLook("Signature", mark, inner),
	];
}

function edgeOf({ width, height }: LookBox): string {
	const near = LINE_WIDTH_PX / 2;
	const [right, bottom] = [width - near, height - near];
	return `M${near} ${near} L${right} ${near} L${right} ${bottom} L${near} ${bottom} Z`;
}

/** Lines share what the mark leaves them. */
function lineHeightFor(height: number, count: number): number {
	const wanted = Math.min(LINE_PX.most, Math.max(LINE_PX.least, height * LINE_SHARE));
	return count === 0 ? 0 : Math.min(wanted, (height * (1 - MARK_SHARE) - 2 * PADDING_PX) / count);
}
