import type { Bounds, FieldDefinition, FieldType, FieldWithValue, FontSettings } from "#lib/fields/field-types.ts";
import { DEFAULT_FONT } from "#lib/fields/looks/default-font.ts";
import type { FieldTypeInfo } from "#lib/fields/registry.ts";
import { IMAGE_EXTENSIONS, KNOWN_ATTACHMENT_EXTENSIONS } from "#lib/fields/rules/file-rules.ts";
import { isLongerThan, wireText } from "#lib/fields/rules/text-rules.ts";
import { readIsoDay, toIsoDate } from "#lib/fields/values/calendar-date.ts";
import { DEFAULT_DATE_FORMAT } from "#lib/fields/values/format.ts";
import { cleanText, type InputReader } from "./read-input.ts";
import {
	ATTACHMENT_TYPE_SPELLINGS,
	DATE_FORMAT_SPELLINGS,
	FONT_SPELLINGS,
	TIME_FORMAT_SPELLINGS,
} from "./spellings.ts";

/** Larger than any page a PDF can have (200 inches at UserUnit 1), smaller than what breaks arithmetic. */
const MAX_LENGTH_PX = 100_000;
const FONT_SIZE = { moreThan: 0, max: 400, isZeroAbsent: true };
const LINE_HEIGHT = { moreThan: 0, max: 1_000, isZeroAbsent: true };
const MAX_OPTIONS = 1_000;

/** Bounds, or the width and height of a custom field; a missing x or y is 0, a missing size the type's own. */
export function parseBounds(reader: InputReader, { defaultSize }: FieldTypeInfo): Bounds {
	const bounds = reader.object("bounds");
	const size = {
		width: reader.number("width", { moreThan: 0, max: MAX_LENGTH_PX }) ?? defaultSize.widthPx,
		height: reader.number("height", { moreThan: 0, max: MAX_LENGTH_PX }) ?? defaultSize.heightPx,
	};
	if (!bounds) {
		if (reader.raw("bounds") === undefined) {
			reader.fail(
				"bounds",
				"Bounds is required: x and y from the page's top-left corner, width and height, in pixels.",
			);
		}
		return { x: 0, y: 0, ...size };
	}
	return {
		x: bounds.number("x", { min: 0, max: MAX_LENGTH_PX }) ?? 0,
		y: bounds.number("y", { min: 0, max: MAX_LENGTH_PX }) ?? 0,
		width: bounds.number("width", { min: 1, max: MAX_LENGTH_PX }) ?? size.width,
		height: bounds.number("height", { min: 1, max: MAX_LENGTH_PX }) ?? size.height,
	};
}

/** The flat keys, or the public SDK's nested `font`; a flat key wins (lib/contract/README.md "Form fields"). */
export function parseFont(reader: InputReader): FontSettings {
	const isNested =
		typeof reader.raw("font") === "object" ||
		wireText(reader.raw("font") ?? "")
			.trim()
			.startsWith("{");
	const nested = isNested ? reader.object("font") : null;
	const style = wireText(nested?.raw("style") ?? "").toLowerCase();
	const unknownStyle = style.split(/[\s,|]+/).find((word) => word !== "" && !FONT_STYLES.includes(word));
	if (unknownStyle) nested?.fail("style", "Style must be Regular, Bold, Italic or Underline, or several of them.");
	const flag = (key: string, word: string) => reader.boolean(key) ?? nested?.boolean(key) ?? style.includes(word);
	return {
		family:
			(isNested ? nested?.literal("name", FONT_SPELLINGS) : reader.literal("font", FONT_SPELLINGS)) ??
			DEFAULT_FONT.family,
		size: reader.number("fontSize", FONT_SIZE) ?? nested?.number("size", FONT_SIZE) ?? DEFAULT_FONT.size,
		color: parseColor(reader, "fontHexColor") ?? (nested && parseColor(nested, "color")) ?? DEFAULT_FONT.color,
		isBold: flag("isBoldFont", "bold"),
		isItalic: flag("isItalicFont", "italic"),
		isUnderline: flag("isUnderLineFont", "underline"),
		lineHeight:
			reader.number("lineHeight", LINE_HEIGHT) ?? nested?.number("lineHeight", LINE_HEIGHT) ?? DEFAULT_FONT.lineHeight,
	};
}

const FONT_STYLES = ["regular", "bold", "italic", "underline"];

/** A colour as `#RRGGBB` in the caller's own case; `#RGB` and a missing `#` are completed. */
export function parseColor(reader: InputReader, key: string): string | null {
	const value = reader.raw(key);
	if (value === undefined) return null;
	const match = typeof value === "string" ? /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim()) : null;
	if (match?.[1]) return `#${match[1].length === 3 ? match[1].replace(/./g, "$&$&") : match[1]}`;
	reader.fail(key, `${key.charAt(0).toUpperCase()}${key.slice(1)} must be a hex colour such as #1A2B3C.`);
	return null;
}

type DateParts = Pick<FieldWithValue, "dateFormat" | "timeFormat" | "minDate" | "maxDate">;

/**
 * Formats and bounds of the date types. An absent date format is MM/dd/yyyy and an absent time format
 * shows no time; JSON null inherits the account's at signing time (lib/contract/README.md "Dates").
 */
export function parseDateParts(reader: InputReader, type: FieldType): DateParts {
	const settings = reader.object("editableDateFieldSettings");
	const isEditable = type === "EditableDate";
	const holder =
		isEditable && settings && (settings.isNull("dateFormat") || settings.raw("dateFormat")) ? settings : reader;
	const dateFormat = holder.isNull("dateFormat")
		? null
		: (holder.literal("dateFormat", DATE_FORMAT_SPELLINGS) ?? DEFAULT_DATE_FORMAT);
	const timeFormat = reader.isNull("timeFormat")
		? null
		: (reader.literal("timeFormat", TIME_FORMAT_SPELLINGS) ?? "None");
	if (isEditable && timeFormat !== null && timeFormat !== "None") {
		reader.fail("timeFormat", "An EditableDate has no time. Omit TimeFormat or send None.");
	}
	const nestedTime = settings?.literal("timeFormat", TIME_FORMAT_SPELLINGS);
	if (nestedTime && nestedTime !== "None") {
		settings?.fail("timeFormat", "An EditableDate has no time. Omit TimeFormat or send None.");
	}
	const minDate = settings && parseInstant(settings, "minDate");
	const maxDate = settings && parseInstant(settings, "maxDate");
	if (minDate && maxDate && minDate.slice(0, 10) > maxDate.slice(0, 10)) {
		settings?.fail("minDate", "MinDate must not be after MaxDate.");
	}
	return { dateFormat, timeFormat: isEditable ? "None" : timeFormat, minDate, maxDate };
}

function parseInstant(reader: InputReader, key: string): string | null {
	const value = reader.raw(key);
	if (value === undefined) return null;
	const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : wireText(value).trim();
	const day = readIsoDay(text);
	if (day?.hasTime && day.hasZone) return toIsoDate(day.date) + text.slice(10);
	reader.fail(
		key,
		`${key === "minDate" ? "MinDate" : "MaxDate"} must be an ISO 8601 date-time with Z or a UTC offset, such as 2030-01-31T00:00:00Z.`,
	);
	return null;
}

/** Distinct, non-empty options; a Dropdown has at least one. */
export function parseOptions(reader: InputReader, type: FieldType): string[] {
	const options = (reader.list("dropdownOptions") ?? []).map((option, index) => {
		const text = typeof option === "string" || typeof option === "number" ? cleanText(String(option)) : "";
		if (text === "") reader.fail(`dropdownOptions[${index}]`, "Dropdown options can’t be empty.");
		if (isLongerThan(text, 500))
			reader.fail(`dropdownOptions[${index}]`, "Dropdown options can have at most 500 characters.");
		return text;
	});
	if (new Set(options).size < options.length) reader.fail("dropdownOptions", "DropdownOptions must be distinct.");
	if (options.length > MAX_OPTIONS)
		reader.fail("dropdownOptions", `At most ${MAX_OPTIONS} DropdownOptions are allowed.`);
	if (type === "Dropdown" && options.length === 0) {
		reader.fail("dropdownOptions", "DropdownOptions is required for a Dropdown: send at least one option.");
	}
	return options;
}

/** Title, description and extensions of an Image field. `.jpg` and `.jpeg` are one. */
export function parseImageInfo(reader: InputReader): FieldDefinition["imageInfo"] {
	const info = reader.object("imageInfo");
	const extensions = info ? splitList(info, "allowedFileExtensions").map(dotted) : [];
	const unknown = extensions.find((extension) => !IMAGE_EXTENSIONS.some((known) => known === extension));
	if (unknown) {
		info?.fail("allowedFileExtensions", `${unknown} is not allowed here. Choose from ${IMAGE_EXTENSIONS.join(", ")}.`);
	}
	return { ...titles(info), allowedFileExtensions: withBothJpegs(extensions) };
}

/** Title, description and file types of an Attachment field. */
export function parseAttachmentInfo(reader: InputReader): FieldDefinition["attachmentInfo"] {
	const info = reader.object("attachmentInfo");
	const named = info ? splitList(info, "allowedFileTypes") : [];
	const listed = info ? splitList(info, "acceptedFileTypes") : [];
	const types = ATTACHMENT_TYPE_SPELLINGS.byText;
	if (named.some((name) => !types.has(name.toLowerCase()))) {
		info?.fail("allowedFileTypes", "AllowedFileTypes must be PDF, Document or Image, or several of them.");
	}
	// Callers write the names of the table in acceptedFileTypes as well.
	const extensions = listed.filter((name) => !types.has(name.toLowerCase())).map(dotted);
	const unknown = extensions.find((extension) => !KNOWN_ATTACHMENT_EXTENSIONS.includes(extension));
	if (unknown)
		info?.fail(
			"acceptedFileTypes",
			`${unknown} is not supported. Choose from ${KNOWN_ATTACHMENT_EXTENSIONS.join(", ")}.`,
		);
	const allowedFileTypes = [...named, ...listed].flatMap((name) => types.get(name.toLowerCase()) ?? []);
	return {
		...titles(info),
		allowedFileTypes: [...new Set(allowedFileTypes)],
		acceptedFileTypes: withBothJpegs(extensions),
	};
}

function titles(info: InputReader | null): { title: string; description: string } {
	return { title: info?.text("title", 255) ?? "", description: info?.text("description", 1_000) ?? "" };
}

/** `.jpg/.jpeg, .png`, `PDF;Image` or a list. */
function splitList(info: InputReader, key: string): string[] {
	return (info.list(key) ?? []).flatMap((item) => wireText(item).split(/[\s,;|/]+/)).filter((item) => item !== "");
}

function dotted(extension: string): string {
	const text = extension.toLowerCase().replace(/^\*/, "");
	return text.startsWith(".") ? text : `.${text}`;
}

function withBothJpegs(extensions: string[]): string[] {
	const all = extensions.flatMap((extension) => (/^\.jpe?g$/.test(extension) ? [".jpg", ".jpeg"] : [extension]));
	return [...new Set(all)];
}
