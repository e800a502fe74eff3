import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { drawable, undrawnLetter } from "#lib/fields/looks/drawn-letters.ts";
import { ANY_INK, parseNewMark } from "#lib/fields/parsing/parse-mark.ts";
import { FIELD_REGISTRY, isSetOnFinish } from "#lib/fields/registry.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { matchesPattern } from "#lib/fields/rules/regex.ts";
import {
	countCodePoints,
	isBlank,
	isCurrency,
	isEmailAddress,
	isHttpUrl,
	isNumber,
	MAX_TEXT_LENGTH,
	normalizeText,
	wireText,
} from "#lib/fields/rules/text-rules.ts";
import { type CalendarDate, fromIsoDate, parseFormattedDate, readIsoDay, toIsoDate } from "./calendar-date.ts";

/** A value in its canonical form (null: none), or why it is not one. */
export type CanonicalValue = { value: string | null } | { error: FieldValueProblem };

/**
 * Brings a value to the canonical form of its type: text in NFC; on or off; the option; yyyy-MM-dd;
 * an address; the JSON of a mark. Says nothing of who may give it (see values.ts and parse-value.ts).
 * An empty text is no value.
 * @throws Error for a CustomRegex when the regular expression engine is not loaded (regex.ts)
 */
export function canonicalValue(field: FieldDefinition, raw: unknown): CanonicalValue {
	if (raw === null || raw === undefined || raw === "") return { value: null };
	const { kind } = FIELD_REGISTRY[field.type];
	if (kind === "choice") return choiceValue(raw);
	if (kind === "mark") {
		const parsed = field.type === "Drawing" ? parseNewMark(raw, ANY_INK) : parseNewMark(raw);
		return "error" in parsed ? parsed : { value: JSON.stringify(parsed.mark) };
	}
	if (kind === "file" || isSetOnFinish(field.type)) return { error: { code: "serverOnly" } };
	if (typeof raw !== "string" && typeof raw !== "number") return { error: { code: "notText" } };
	const text = normalizeText(String(raw));
	if (kind === "option") return optionValue(field, text);
	if (kind === "date") return dateValue(field, text);
	if (field.type === "Hyperlink") return urlValue(text);
	return textValue(field, text);
}

function choiceValue(raw: unknown): CanonicalValue {
	const text = wireText(raw).trim().toLowerCase();
	if (text === "on" || text === "true") return { value: "on" };
	if (text === "off" || text === "false") return { value: "off" };
	return { error: { code: "notOnOff" } };
}

/** Options are kept without the blanks around them. */
function optionValue(field: FieldDefinition, text: string): CanonicalValue {
	const option = text.trim();
	return field.dropdownOptions.includes(option) ? { value: option } : { error: { code: "notAnOption" } };
}

function urlValue(text: string): CanonicalValue {
	return isHttpUrl(text.trim()) ? { value: text.trim() } : { error: { code: "notUrl" } };
}

function dateValue(field: FieldDefinition, text: string): CanonicalValue {
	// A format inherited from the account is not known here; the page hands in yyyy-MM-dd anyway.
	const format = field.dateFormat ?? "MM/dd/yyyy";
	const date: CalendarDate | null = readIsoDay(text.trim())?.date ?? parseFormattedDate(text, format);
	if (!date) return { error: { code: "notDate", format } };
	const value = toIsoDate(date);
	// minDate and maxDate bound days: each stands for the day it was written as, in its own offset.
	const min = dayOf(field.minDate);
	const max = dayOf(field.maxDate);
	if (min !== null && value < min) return { error: { code: "beforeMin", min } };
	if (max !== null && value > max) return { error: { code: "afterMax", max } };
	return { value };
}

/** The day of a stored minDate or maxDate, yyyy-MM-dd. */
export function dayOf(limit: string | null): string | null {
	const day = limit === null ? null : limit.slice(0, 10);
	return day !== null && fromIsoDate(day) ? day : null;
}

function textValue(field: FieldDefinition, typed: string): CanonicalValue {
	const text = drawable(tidyText(field, typed));
	if (isBlank(text)) return { value: null };
	const length = countCodePoints(text);
	const isLimited = FIELD_REGISTRY[field.type].kind === "text" && field.characterLimit !== null;
	const limit = isLimited ? Math.min(field.characterLimit ?? MAX_TEXT_LENGTH, MAX_TEXT_LENGTH) : MAX_TEXT_LENGTH;
	if (length > limit) return { error: { code: "tooLong", limit, length } };
	const letter = undrawnLetter(text);
	if (letter !== null) return { error: { code: "notDrawn", letter } };
	const problem = findFormProblem(field, text);
	return problem ? { error: problem } : { value: text };
}

/** Only a TextBox and a Label have several lines; checked forms do not care for blanks around them. */
function tidyText(field: FieldDefinition, text: string): string {
	const lines = field.type === "TextBox" || field.type === "Label" ? text : text.replace(/\s*\n\s*/g, " ");
	return field.validationType === "None" || field.validationType === "CustomRegex" ? lines : lines.trim();
}

function findFormProblem(field: FieldDefinition, text: string): FieldValueProblem | null {
	if (FIELD_REGISTRY[field.type].kind !== "text") return null;
	switch (field.validationType) {
		case "NumbersOnly":
			return isNumber(text) ? null : { code: "notNumber" };
		case "Currency":
			return isCurrency(text) ? null : { code: "notCurrency" };
		case "EmailAddress":
			return isEmailAddress(text) ? null : { code: "notEmail" };
		case "CustomRegex":
			return field.validationRegex === null || matchesPattern(field.validationRegex, text)
				? null
				: { code: "pattern", message: field.validationRegexMessage };
		case "None":
			return null;
	}
}
