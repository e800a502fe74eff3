import type { PrintedDateFormat } from "#lib/fields/field-types.ts";

/** A day without time or zone. Its text form, yyyy-MM-dd, is the canonical value of an EditableDate. */
export type CalendarDate = { year: number; month: number; day: number };

type MonthNames = readonly string[];

/** Short month names as CLDR has them, in a table so that page, server and PDF never differ by their ICU version. */
const MONTH_NAMES: Readonly<Record<"EN" | "FR", MonthNames>> = {
	EN: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
	FR: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
};

/** Month names of a signer's locale; those without a catalogue read English (lib/contract/README.md "Dates"). */
function monthNames(locale: string): MonthNames {
	return locale.toUpperCase().startsWith("FR") ? MONTH_NAMES.FR : MONTH_NAMES.EN;
}

/** yyyy-MM-dd */
export function toIsoDate({ year, month, day }: CalendarDate): string {
	return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

/** Reads yyyy-MM-dd, or null when it is no day of the calendar. */
export function fromIsoDate(text: string): CalendarDate | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	return match ? existingDate(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?([Zz]|[+-]\d{2}:?\d{2})?$/;

/**
 * The day that an ISO 8601 date or date-time names, as it is written: `2024-05-01T00:00:00+09:00` is
 * 1 May, wherever it is read.
 */
export function readIsoDay(text: string): { date: CalendarDate; hasTime: boolean; hasZone: boolean } | null {
	const plain = fromIsoDate(text);
	if (plain) return { date: plain, hasTime: false, hasZone: false };
	const match = ISO_DATE_TIME.exec(text);
	if (!match || Number(match[2]) > 24 || Number(match[3]) > 59 || Number(match[4] ?? 0) > 60) return null;
	const date = fromIsoDate(match[1] ?? "");
	return date && { date, hasTime: true, hasZone: match[5] !== undefined };
}

/** Reads a day typed in a format; month names in any language we have, one-digit days and months too. */
export function parseFormattedDate(text: string, format: PrintedDateFormat): CalendarDate | null {
	const order = format.match(/[yMd]+/g) ?? [];
	const parts = text.trim().match(/[\p{L}]+\.?|\d+/gu) ?? [];
	const separators = text.trim().replace(/[\p{L}]+\.?|\d+/gu, "\u0000");
	if (parts.length !== 3 || squeeze(separators) !== squeeze(format.replace(/[yMd]+/g, "\u0000"))) return null;
	const read = new Map(order.map((token, index) => [token.charAt(0), readPart(token, parts[index] ?? "")]));
	return existingDate(read.get("y") ?? 0, read.get("M") ?? 0, read.get("d") ?? 0);
}

/** The day as a format prints it. */
export function formatDate({ year, month, day }: CalendarDate, format: PrintedDateFormat, locale: string): string {
	const names = monthNames(locale);
	return format.replace(/yyyy|MMM|MM|dd|d/g, (token) => {
		if (token === "yyyy") return String(year).padStart(4, "0");
		if (token === "MMM") return names[month - 1] ?? "";
		if (token === "d") return String(day);
		return pad(token === "MM" ? month : day);
	});
}

function readPart(token: string, part: string): number {
	if (token === "MMM") return monthNumber(part);
	if (!/^\d+$/.test(part)) return 0;
	return token === "yyyy" && part.length !== 4 ? 0 : Number(part);
}

/** The month that a short or a full name in any language we have stands for, from 1; 0 for none. */
export function monthNumber(text: string): number {
	const wanted = bareName(text);
	for (const names of Object.values(MONTH_NAMES)) {
		const index = names.findIndex((name) => wanted.startsWith(bareName(name)));
		if (index >= 0) return index + 1;
	}
	return 0;
}

function bareName(name: string): string {
	return name.normalize("NFC").toLowerCase().replace(".", "");
}

/** Separators without their blanks: `May 1,2024` is as good as `May 1, 2024`. */
function squeeze(text: string): string {
	return text.replace(/\s+/g, "");
}

function existingDate(year: number, month: number, day: number): CalendarDate | null {
	if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
	return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
	if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
	return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function pad(number: number): string {
	return String(number).padStart(2, "0");
}
