import type { PrintedDateFormat } from "#lib/fields/field-types.ts";
import { type CalendarDate, fromIsoDate, monthNumber, toIsoDate } from "./calendar-date.ts";

/**
 * Reads a day as people type it, in the order of the field's format and in no other: `1/4/2027`, `01 04 2027`,
 * `01.04.2027` and `01042027` are one day. Months may be named in any language we have; a year has four
 * figures; a text that begins with the year is read year, month, day in any format.
 *
 * @returns yyyy-MM-dd, or null when it is no day
 */
export function readTypedDate(text: string, format: PrintedDateFormat): string | null {
	const order = orderOf(format);
	const parts = splitRun(text.match(/\p{L}+\.?|\d+/gu) ?? [], order);
	if (parts.length !== 3) return null;
	const isYearFirst = /^\d{4}$/.test(parts[0] ?? "");
	const read = new Map((isYearFirst ? "yMd" : order).split("").map((letter, index) => [letter, parts[index] ?? ""]));
	const date: CalendarDate = {
		year: /^\d{4}$/.test(read.get("y") ?? "") ? Number(read.get("y")) : 0,
		month: readMonth(read.get("M") ?? ""),
		day: readFigures(read.get("d") ?? ""),
	};
	return fromIsoDate(toIsoDate(date)) && toIsoDate(date);
}

/**
 * What stands in the control after something was typed at its end: the separator that comes next is put there,
 * so that figures alone are enough. What is taken away, changed within, or named in words stays as it is.
 */
export function withSeparators(before: string, typed: string, format: PrintedDateFormat): string {
	if (format.includes("MMM") || typed.length <= before.length || !typed.startsWith(before)) return typed;
	const separator = format.replace(/[dMy]/g, "").charAt(0);
	const [first = 2, second = 2] = [...format.matchAll(/d+|M+|y+/g)].map(([part]) => part.length);
	const escaped = `\\${separator}`;
	const isFull = new RegExp(`^\\d{${first}}$|^\\d{${first}}${escaped}\\d{${second}}$`).test(typed);
	// Who types the separator too finds it there already.
	return isFull ? typed + separator : typed.replace(new RegExp(`${escaped}{2}$`), separator);
}

/** `dMy`, `Mdy` or `yMd`. */
function orderOf(format: PrintedDateFormat): string {
	return format.replace(/[^dMy]/g, "").replace(/(.)\1+/g, "$1");
}

/** Eight figures in a row, or in two, are a whole date. */
function splitRun(parts: string[], order: string): string[] {
	const run = parts.join("");
	if (parts.length > 2 || !/^\d{8}$/.test(run)) return parts;
	const widths = order.split("").map((letter) => (letter === "y" ? 4 : 2));
	const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
	return ends.map((end, index) => run.slice(end - (widths[index] ?? 0), end));
}

function readMonth(part: string): number {
	return /^\d/.test(part) ? readFigures(part) : monthNumber(part);
}

function readFigures(part: string): number {
	return /^\d{1,2}$/.test(part) ? Number(part) : 0;
}
