import type { FoundField } from "#lib/pdf/tasks.ts";
import { type Box, heightOf } from "./page-ink.ts";
import { type Label, labelAfter, labelBefore, labelWithin, type PrintLine, tidyLabel } from "./print-lines.ts";

/** How far from a form field the words for it may be. */
const BESIDE_PX = { tick: 30, text: 90 };
const ABOVE_PX = 16;
/** A number at the end of its line repeats the number of the row, whose words are further left. */
const ROW_PX = 460;
/** Dots set apart, which are words to the reader of a page. */
const LEADER = /(?:\s*[.\u2026\u00b7]){3,}/gu;
/** Words of names that authoring programs make up, beside single letters and digits. */
const MADE_UP =
	/^(?:(?:text|textfield|textbox|check|box|checkbox|radio|button|radiobutton|radiocheck|choice|group|field|form|combo|combobox|list|listbox|dropdown|date|signature|image|undefined|untitled|fill|toggle|topmostsubform|subform|page|[a-z])(?: |$))*$/;

type FormBox = Pick<FoundField, "type"> & Box;

/**
 * The printed words for a form field: of what is ticked those behind it, of what is written those before, above or under it.
 *
 * @param lines of its page, without leaders
 * @param others the form fields of its page, whose words these may not be
 */
export function printedLabel(lines: readonly PrintLine[], field: FormBox, others: readonly FormBox[]): string {
	const isTick = field.type === "CheckBox" || field.type === "RadioButton";
	const label = isTick ? besideTick(lines, field, others) : aroundText(lines, field, others);
	const text = (label?.text ?? "").replace(LEADER, " ");
	return hasWords(text) ? tidyLabel(text) : "";
}

/** More than the number of a row, such as "3b". */
function hasWords(text: string): boolean {
	return /\p{L}{2}|\p{Lo}/u.test(text);
}

function besideTick(lines: readonly PrintLine[], field: FormBox, others: readonly FormBox[]): Label | null {
	const { from, to } = spaceOf(field, others);
	const level = levelWith(lines, field);
	const after = firstOf(level, (line) => labelAfter(line, field.right, { to, within: BESIDE_PX.tick }));
	return after ?? firstOf(level, (line) => labelBefore(line, field.left, { from, within: BESIDE_PX.tick }));
}

function aroundText(lines: readonly PrintLine[], field: FormBox, others: readonly FormBox[]): Label | null {
	const { from } = spaceOf(field, others);
	const level = levelWith(lines, field);
	const before = firstOf(level, (line) => {
		const near = labelBefore(line, field.left + 2, {
			from,
			within: BESIDE_PX.text,
		});
		if (!near || hasWords(near.text)) return near;
		return labelBefore(line, near.left, { from, within: ROW_PX });
	});
	if (before && hasWords(before.text)) return before;
	const above = lines.findLast(
		(line) => line.bottom <= field.top + 6 && line.bottom > field.top - ABOVE_PX && line.left < field.right,
	);
	const caption = above && labelWithin(above, field.left, field.right);
	if (caption && !isBeside(caption, others)) return caption;
	const below = lines.find((line) => line.top >= field.bottom - 4 && line.top < field.bottom + ABOVE_PX);
	const under = below && labelWithin(below, field.left, field.right);
	return under && !isBeside(under, others) ? under : null;
}

/** Where the words of a field may stand on its level: between the fields beside it. */
function spaceOf(field: FormBox, others: readonly FormBox[]): { from: number; to: number } {
	const middle = (field.top + field.bottom) / 2;
	const level = others.filter((other) => other !== field && other.top < middle && other.bottom > middle);
	return {
		from: Math.max(0, ...level.filter((other) => other.right <= field.left + 2).map((other) => other.right)),
		to: Math.min(...level.filter((other) => other.left >= field.right - 2).map((other) => other.left)),
	};
}

/** The lines at the height of a field, those nearest to its middle first. */
function levelWith(lines: readonly PrintLine[], field: Box): PrintLine[] {
	const middle = (field.top + field.bottom) / 2;
	const distance = (line: Box) => Math.abs((line.top + line.bottom) / 2 - middle);
	return lines
		.filter((line) => line.bottom > field.top + 2 && line.top < field.bottom - 2 && distance(line) < heightOf(field))
		.toSorted((a, b) => distance(a) - distance(b));
}

function firstOf(lines: readonly PrintLine[], read: (line: PrintLine) => Label | null): Label | null {
	for (const line of lines) {
		const label = read(line);
		if (label) return label;
	}
	return null;
}

/** The words stand before another field, and are for that one. */
function isBeside(label: Label, others: readonly FormBox[]): boolean {
	const middle = (label.top + label.bottom) / 2;
	return others.some(
		(other) =>
			other.top < middle && other.bottom > middle && other.left >= label.right - 4 && other.left < label.right + 30,
	);
}

/** A form field's own name or tooltip where it has words that someone chose; else "". */
export function readableName(name: string): string {
	const last = name.split(".").at(-1) ?? "";
	const words = last.replace(/\[\d+\]|#\d+/g, "").trim();
	const plain = words
		.toLowerCase()
		.replace(/[^a-z\u0080-\uffff]+/g, " ")
		.trim();
	return MADE_UP.test(plain) ? "" : words;
}
