import { type Box, heightOf, isIn, widthOf } from "./page-ink.ts";
import { type Cell, kindOf, type PageView, type Proposal } from "./page-view.ts";
import { type Label, labelBefore, labelWithin, tidyLabel, toLabel } from "./print-lines.ts";
import { neighbours, type TableCell } from "./table-cells.ts";

const NARROWEST_PX = 34;
const LOWEST_PX = 13;
const HIGHEST_PX = 240;
/** A box higher than this is a frame, unless its words say what it is for. */
const HIGHEST_LINE_PX = 64;
const INSET_PX = 2;
/**
 * From this share of a column's cells being empty on it is there to be filled in. A column with a title is one of data
 * until nearly nothing stands in it, and a number beside a cell is data as well.
 */
const EMPTY_SHARE = { untitled: 0.6, titled: 0.8, besideNumber: 0.95 };
const LONGEST_CAPTION = 60;

/** Boxes and cells to write in. */
export function proposeBoxes(view: PageView, ticked: ReadonlySet<Cell>, combs: readonly Cell[][]): Proposal[] {
	const cells = neighbours(view.cells.filter((cell) => !ticked.has(cell)));
	return [
		...combs.flatMap((comb) => proposeComb(view, comb)),
		...cells.flatMap((cell) => {
			if (widthOf(cell) < NARROWEST_PX || heightOf(cell) < LOWEST_PX) return [];
			if (!cell.isFilled) return proposeEmpty(view, cell, cells);
			return cell.words.length > 0 ? proposeBesideCaption(view, cell) : [];
		}),
	];
}

function proposeComb(view: PageView, comb: readonly Cell[]): Proposal[] {
	const [first, last] = [comb[0], comb.at(-1)];
	if (!first || !last) return [];
	const box = { left: first.left, right: last.right, top: first.top, bottom: first.bottom };
	const label = outsideLabel(view, box);
	return label ? [{ ...box, kind: textKind(view, label.text), label: tidyLabel(label.text), confidence: 0.9 }] : [];
}

/** A row of boxes is never signed. */
function textKind(view: PageView, label: string): Proposal["kind"] {
	const { kind } = kindOf(label, view);
	return kind === "mark" || kind === "initials" ? "text" : (kind ?? "text");
}

function proposeEmpty(view: PageView, cell: TableCell, cells: readonly TableCell[]): Proposal[] {
	if (heightOf(cell) > HIGHEST_PX || widthOf(cell) * heightOf(cell) > 0.3 * view.ink.widthPx * view.ink.heightPx)
		return [];
	const isInTable = cell.before !== null || cell.after !== null || cell.above !== null || cell.below !== null;
	const found = isInTable ? tableLabel(view, cell, cells) : boxLabel(view, cell);
	if (!found) return [];
	const { kind, isParty } = kindOf(found.text, view);
	const isSigned = kind === null && isParty && heightOf(cell) > 30;
	if (heightOf(cell) > HIGHEST_LINE_PX && kind === null && !isSigned && !/:$/.test(found.text)) return [];
	return [
		{
			...inset(cell),
			kind: isSigned ? "mark" : (kind ?? "text"),
			label: tidyLabel(found.text),
			confidence: found.confidence,
		},
	];
}

function inset({ left, top, right, bottom }: Cell) {
	return { left: left + INSET_PX, top: top + INSET_PX, right: right - INSET_PX, bottom: bottom - INSET_PX };
}

type Found = { text: string; confidence: number };

/** The words of a box that stands alone: before it, above it, or under it. */
function boxLabel(view: PageView, cell: TableCell): Found | null {
	const label = outsideLabel(view, cell);
	if (!label) return null;
	return { text: label.text, confidence: kindOf(label.text, view).kind ? 0.95 : 0.85 };
}

function labelOnLevel(view: PageView, box: Box): Label | null {
	const middle = (box.top + box.bottom) / 2;
	for (const line of view.lines) {
		if (middle < line.top - 4 || middle > line.bottom + 4) continue;
		const before = labelBefore(line, box.left, { from: 0, within: 90 });
		if (before) return before;
	}
	return null;
}

function outsideLabel(view: PageView, box: Box): Label | null {
	const before = labelOnLevel(view, box);
	if (before) return before;
	const above = view.lines.findLast(
		(line) => line.bottom <= box.top + 4 && line.bottom > box.top - 16 && covers(line, box),
	);
	const label = above && labelWithin(above, box.left, box.right);
	const isAbove =
		label && label.left > box.left - 14 && label.left < box.left + 40 && label.text.length <= LONGEST_CAPTION;
	if (isAbove && kindOf(label.text, view).kind) return label;
	const below = view.lines.find(
		(line) => line.top >= box.bottom - 3 && line.top < box.bottom + 16 && covers(line, box),
	);
	const under = below && labelWithin(below, box.left, box.right);
	const isUnder = under && under.left > box.left - 8 && under.right < box.right + 8;
	if (isUnder && kindOf(under.text, view).kind) return under;
	return isAbove ? label : null;
}

function covers(line: { left: number; right: number }, box: { left: number; right: number }): boolean {
	return line.left < box.right && line.right > box.left;
}

/** The words of a table's row or column, where that is there to be filled in. */
function tableLabel(view: PageView, cell: TableCell, cells: readonly TableCell[]): Found | null {
	const column = cells.filter(
		(other) =>
			other.table === cell.table && Math.abs(other.left - cell.left) < 3 && Math.abs(other.right - cell.right) < 3,
	);
	const [head, ...body] = column.toSorted((a, b) => a.top - b.top);
	const title = head && head !== cell ? textOf(head) : "";
	const header = /\p{L}{2}|\ufffd/u.test(title) ? title : "";
	const counted = header === "" ? column : body;
	const emptyShare = counted.filter((other) => !other.isFilled).length / counted.length;
	const row = rowLabel(cell);
	if (row !== "") {
		const known = kindOf(row, view).kind !== null || /:$/.test(row);
		const isNumber = !/[\p{L}\ufffd]/u.test(row);
		const least = header === "" ? EMPTY_SHARE.untitled : isNumber ? EMPTY_SHARE.besideNumber : EMPTY_SHARE.titled;
		if (emptyShare >= least) {
			const isWord = header === "" || kindOf(row, view).kind !== null;
			return { text: isWord ? row : `${header} (${row})`, confidence: known ? 0.95 : 0.8 };
		}
		return known && /:$/.test(row) ? { text: row, confidence: 0.75 } : null;
	}
	if (header !== "" && emptyShare >= EMPTY_SHARE.titled) return { text: header, confidence: 0.75 };
	// Boxes that touch, each with words before it; or side by side, with words above or below each.
	const before = cell.before === null ? labelOnLevel(view, cell) : null;
	const own = before ?? (cell.above === null && cell.below === null ? outsideLabel(view, cell) : null);
	return own && (before || kindOf(own.text, view).kind) ? { text: own.text, confidence: 0.8 } : null;
}

function rowLabel(cell: TableCell): string {
	let before = cell.before;
	for (let steps = 0; before && steps < 8; steps += 1) {
		const text = textOf(before);
		// A number is that of the row, and says something of the cell beside it only.
		if (text !== "") return steps === 0 || /[\p{L}\ufffd]/u.test(text) ? text : "";
		if (before.isFilled) return "";
		before = before.before;
	}
	return "";
}

function textOf({ words }: Cell): string {
	const text = words.map((word) => word.text).join(" ");
	// A picture's words cannot be read, but they are there.
	return text.trim() === "" && words.length > 0 ? "\ufffd" : text;
}

/** A box that is captioned in itself, the rest being free: below the caption, or after it. */
function proposeBesideCaption(view: PageView, cell: TableCell): Proposal[] {
	const caption = toLabel(cell.words);
	const isOther = view.cells.some((other) => other !== cell && widthOf(other) < widthOf(cell) && isIn(other, cell));
	const holdsSign = [...view.ink.leaders, ...view.ink.squares, ...view.ink.circles].some((sign) => isIn(sign, cell));
	if (!caption || isOther || holdsSign || caption.text.length > LONGEST_CAPTION || heightOf(cell) > 120) return [];
	const { kind, isParty } = kindOf(caption.text, view);
	const letters = heightOf(caption);
	const free = cell.bottom - caption.bottom;
	const isOnTop =
		caption.left < cell.left + 16 && caption.top - cell.top < 9 && free >= 12 && free >= 0.48 * heightOf(cell);
	if (
		isOnTop &&
		(kind || isParty || /^\(?[0-9]{1,2}[a-z]?[.)]? |:$/i.test(caption.text)) &&
		letters < 0.52 * heightOf(cell)
	) {
		const room = { left: cell.left + 3, right: cell.right - 3, top: caption.bottom, bottom: cell.bottom - INSET_PX };
		const isSigned = kind === "mark" || (kind === null && isParty);
		return [{ ...room, kind: isSigned ? "mark" : (kind ?? "text"), label: tidyLabel(caption.text), confidence: 0.85 }];
	}
	const after = cell.right - caption.right;
	const isBefore = /[:?]$/.test(caption.text) && heightOf(cell) <= 48 && letters <= 30 && caption.left < cell.left + 24;
	if (isBefore && after >= 56 && after >= 0.3 * widthOf(cell) && cell.words.length <= 7) {
		const room = {
			left: caption.right + 4,
			right: cell.right - 3,
			top: cell.top + INSET_PX,
			bottom: cell.bottom - INSET_PX,
		};
		return [{ ...room, kind: kind ?? "text", label: tidyLabel(caption.text), confidence: kind ? 0.85 : 0.7 }];
	}
	return [];
}
