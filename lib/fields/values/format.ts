import {
	type AccountDateFormat,
	type DateFormat,
	type FieldDefinition,
	type FieldWithValue,
	type PrintedDateFormat,
	SIGNER_LANGUAGE,
	type TimeFormat,
} from "#lib/fields/field-types.ts";
import { formatDecimal } from "#lib/fields/formulas/format-decimal.ts";
import { type CalendarDate, formatDate, fromIsoDate } from "./calendar-date.ts";
import { readFileValue } from "./file-value.ts";
import { letterDateFormat } from "./locale-date-format.ts";

/** What a printed value depends on beside the field. */
export type DisplayContext = {
	/** The signer's locale; EN and FR have month names, others read English. */
	locale: string;
	/** IANA name; an unknown one is read as UTC. */
	timeZone: string;
	/** What a date format of null inherits. */
	account: { dateFormat: AccountDateFormat; timeFormat: TimeFormat };
};

/** The format of a field for which a request names none (lib/contract/README.md "Dates"). */
export const DEFAULT_DATE_FORMAT: DateFormat = "MM/dd/yyyy";
export const DEFAULT_TIME_FORMAT: TimeFormat = "HH:mm";

/** The characters of a checked box and a chosen button; choice-path.ts draws the same as a shape. */
export const CHECK_GLYPH = "✓";
export const DOT_GLYPH = "●";

/**
 * The value as it is printed on page and PDF; empty when there is nothing to print, and for marks and
 * images, which are drawn. Numbers and amounts are printed as they were typed, what was calculated as the signer's
 * language writes numbers.
 */
export function displayText(field: FieldWithValue, context: DisplayContext): string {
	const { value } = field;
	switch (field.type) {
		case "CheckBox":
			return value === "on" ? CHECK_GLYPH : "";
		case "RadioButton":
			return value === "on" ? DOT_GLYPH : "";
		case "Hyperlink":
			return field.hyperlinkText;
		case "EditableDate":
			return editableDateText(field, context);
		case "Formula":
			return value === null ? "" : formatDecimal(value, context.locale);
		case "DateSigned":
			return dateSignedText(field, context);
		case "Attachment":
			return readFileValue(value)?.name ?? "";
		case "Signature":
		case "Initial":
		case "Drawing":
		case "Image":
			return "";
		default:
			return value ?? "";
	}
}

/** An instant as printed, e.g. `05/01/2024 14:03`; with the zone’s offset where the day is another one in UTC. */
export function formatInstant(
	instant: Date,
	formats: { dateFormat: PrintedDateFormat; timeFormat: TimeFormat },
	place: { locale: string; timeZone: string },
): string {
	const local = inZone(instant, place.timeZone);
	const date = formatDate(local, formats.dateFormat, place.locale);
	const offset = local.day === instant.getUTCDate() ? "" : `(${offsetText(local, instant)})`;
	return [date, formatTime(local, formats.timeFormat), offset].filter(Boolean).join(" ");
}

/** `UTC+13`, `UTC−3:30` */
function offsetText(local: LocalTime, instant: Date): string {
	const { year, month, day, hour, minute, second } = local;
	const minutes = Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant.getTime()) / 60_000);
	const size = Math.abs(minutes);
	const rest = size % 60 === 0 ? "" : `:${String(size % 60).padStart(2, "0")}`;
	return `UTC${minutes < 0 ? "\u2212" : "+"}${Math.floor(size / 60)}${rest}`;
}

/** The format that a field’s dates are printed and typed in. */
export function printedDateFormat(
	{ dateFormat }: Pick<FieldDefinition, "dateFormat">,
	{ account, locale }: Pick<DisplayContext, "account" | "locale">,
): PrintedDateFormat {
	if (dateFormat !== null) return dateFormat;
	return account.dateFormat === SIGNER_LANGUAGE ? letterDateFormat(locale) : account.dateFormat;
}

function editableDateText(field: FieldWithValue, context: DisplayContext): string {
	const date = field.value === null ? null : fromIsoDate(field.value);
	return date ? formatDate(date, printedDateFormat(field, context), context.locale) : "";
}

function dateSignedText(field: FieldWithValue, context: DisplayContext): string {
	const instant = field.value === null ? null : new Date(field.value);
	if (!instant || Number.isNaN(instant.getTime())) return "";
	const formats = {
		dateFormat: printedDateFormat(field, context),
		timeFormat: field.timeFormat ?? context.account.timeFormat,
	};
	return formatInstant(instant, formats, context);
}

type LocalTime = CalendarDate & { hour: number; minute: number; second: number };

function formatTime({ hour, minute, second }: LocalTime, format: TimeFormat): string {
	if (format === "None") return "";
	const hour12 = hour % 12 === 0 ? 12 : hour % 12;
	const tokens: Record<string, string> = {
		HH: String(hour).padStart(2, "0"),
		H: String(hour),
		hh: String(hour12).padStart(2, "0"),
		h: String(hour12),
		mm: String(minute).padStart(2, "0"),
		ss: String(second).padStart(2, "0"),
		tt: hour < 12 ? "AM" : "PM",
	};
	return format.replace(/HH|H|hh|h|mm|ss|tt/g, (token) => tokens[token] ?? token);
}

const zoneFormatters = new Map<string, Intl.DateTimeFormat>();

function inZone(instant: Date, timeZone: string): LocalTime {
	const parts = new Map(
		zoneFormatter(timeZone)
			.formatToParts(instant)
			.map(({ type, value }) => [type, Number(value)]),
	);
	return {
		year: parts.get("year") ?? 0,
		month: parts.get("month") ?? 0,
		day: parts.get("day") ?? 0,
		hour: parts.get("hour") ?? 0,
		minute: parts.get("minute") ?? 0,
		second: parts.get("second") ?? 0,
	};
}

function zoneFormatter(timeZone: string): Intl.DateTimeFormat {
	const known = zoneFormatters.get(timeZone);
	if (known) return known;
	const formatter = makeZoneFormatter(timeZone);
	zoneFormatters.set(timeZone, formatter);
	return formatter;
}

function makeZoneFormatter(timeZone: string): Intl.DateTimeFormat {
	const options: Intl.DateTimeFormatOptions = {
		calendar: "gregory",
		numberingSystem: "latn",
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	};
	try {
		return new Intl.DateTimeFormat("en", { ...options, timeZone });
	} catch {
		return new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
	}
}
