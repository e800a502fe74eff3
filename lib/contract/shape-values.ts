import { z } from "zod";
import { isBlank, isEmailAddress, isLongerThan } from "#lib/fields/rules/text-rules.ts";

/**
 * Plain values as clients send them: JSON values, or the text of a form part. Empty text and null mean
 * "not given" (lib/contract/README.md "Absent values"). A message that begins in lower case is completed with the
 * part's name.
 */
function given<S extends z.ZodType>(schema: S) {
	return z.preprocess((value) => (value === "" || value === null ? undefined : value), schema);
}

const IS_REQUIRED = "is required.";

function whenMissing(otherwise: string) {
	return { error: (issue: { input?: unknown }) => (issue.input === undefined ? IS_REQUIRED : otherwise) };
}

/** Characters are code points, as JSON Schema counts them (2020-12 validation, 6.3.1). */
function limited(maxLength: number) {
	return z
		.string(whenMissing("must be text."))
		.refine((text) => !isLongerThan(text, maxLength), `must have at most ${maxLength} characters.`)
		.meta({ maxLength });
}

/** Text that must be there and not only blanks. */
export function requiredText(maxLength: number) {
	return given(
		z.preprocess((value) => {
			const plain = typeof value === "number" ? String(value) : value;
			return typeof plain === "string" && isBlank(plain) ? undefined : plain;
		}, limited(maxLength)),
	);
}

/** Text, or null when not given. Numbers are taken as their digits. */
export function optionalText(maxLength: number) {
	return given(
		z.preprocess(
			(value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
			limited(maxLength).optional(),
		),
	).transform((text) => text ?? null);
}

const asFlag = (value: unknown) => {
	if (typeof value !== "string") return value;
	const text = value.trim().toLowerCase();
	if (text === "true" || text === "1") return true;
	return text === "false" || text === "0" ? false : value;
};

/** true or false in any case of letters, in forms 1 or 0 as well; null when not given. */
export function optionalFlag() {
	return given(z.preprocess(asFlag, z.boolean("must be true or false.").optional())).transform(
		(value) => value ?? null,
	);
}

/** true or false with a value for when it is not given, which the description of the API reads from `otherwise`. */
export function flag(otherwise: boolean) {
	return optionalFlag()
		.transform((value) => value ?? otherwise)
		.meta({ otherwise });
}

const asNumber = (value: unknown) =>
	typeof value === "string" && /^\s*[-+]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** A whole number in a range; null when not given. */
export function optionalWhole(range: { from: number; to: number }) {
	return wholeNumber(range, asNumber);
}

/** As optionalWhole; 0 is "not given" as well, because typed clients write every number that they know. */
export function optionalWholeOrZero(range: { from: number; to: number }) {
	return wholeNumber(range, (value) => {
		const number = asNumber(value);
		return number === 0 ? undefined : number;
	});
}

function wholeNumber(range: { from: number; to: number }, read: (value: unknown) => unknown) {
	const message = `must be a whole number from ${range.from} to ${range.to}.`;
	return given(z.preprocess(read, z.int(message).min(range.from, message).max(range.to, message).optional())).transform(
		(value) => value ?? null,
	);
}

/** Finds a literal in any case of letters, or by one of its other spellings. */
function finderOf<T extends string>(literals: readonly T[], spellings: Readonly<Record<string, T>>) {
	const byName = new Map<string, T>(literals.map((literal) => [literal.toLowerCase(), literal]));
	for (const [spelling, literal] of Object.entries(spellings)) byName.set(spelling.toLowerCase(), literal);
	return (value: unknown) => {
		const text = typeof value === "number" ? String(value) : value;
		return typeof text === "string" ? (byName.get(text.trim().toLowerCase()) ?? value) : value;
	};
}

/** One of the literals in any case of letters, or one of the other spellings; null when not given. */
export function optionalChoice<const T extends string>(
	literals: readonly T[],
	spellings: Readonly<Record<string, NoInfer<T>>> = {},
) {
	const message = `must be one of ${literals.join(", ")}.`;
	return given(z.preprocess(finderOf(literals, spellings), z.enum(literals, message).optional())).transform(
		(value) => value ?? null,
	);
}

/** One of the literals, as optionalChoice reads them, that must be there. */
export function requiredChoice<const T extends string>(literals: readonly T[], spellings: Record<string, T> = {}) {
	const error = whenMissing(`must be one of ${literals.join(", ")}.`);
	return given(z.preprocess(finderOf(literals, spellings), z.enum(literals, error)));
}

/** One of the literals, with a value for when it is not given. */
export function choice<const T extends string>(
	literals: readonly T[],
	otherwise: NoInfer<T>,
	spellings: Readonly<Record<string, NoInfer<T>>> = {},
) {
	return optionalChoice(literals, spellings)
		.transform((value): T => value ?? otherwise)
		.meta({ otherwise });
}

/** A list that may be left out; elements that are empty text or null are left out too. */
export function list<S extends z.ZodType>(element: S) {
	return z.preprocess((value) => {
		if (value === undefined || value === null || value === "") return [];
		const items = Array.isArray(value) ? value : [value];
		return items.filter((item) => item !== "" && item !== null && item !== undefined);
	}, z.array(element));
}

/** A list, or null when not given: an empty one is given. */
export function optionalList<S extends z.ZodType>(schema: S) {
	return given(schema.optional()).transform((value) => value ?? null);
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);
const EMAIL_MESSAGE = 'must be an email address like "name@example.com".';

/** An address that must be there. */
export function requiredEmail() {
	return given(z.preprocess(trimmed, z.string(whenMissing(EMAIL_MESSAGE)).refine(isEmailAddress, EMAIL_MESSAGE))).meta({
		format: "email",
	});
}

/** An address, or null when not given. */
export function optionalEmail() {
	return given(z.preprocess(trimmed, z.string(EMAIL_MESSAGE).refine(isEmailAddress, EMAIL_MESSAGE).optional()))
		.transform((value) => value ?? null)
		.meta({ format: "email" });
}

const DATE_MESSAGE = 'must be a date and time like "2030-01-31T12:00:00Z".';
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/** As optionalDateTime, for the end of a period: a day without a time is in it as a whole. */
export function optionalEndTime() {
	return z.preprocess(
		(value) =>
			typeof value === "string" && /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(value) ? `${value.trim()}T23:59:59.999Z` : value,
		optionalDateTime(),
	);
}

/** A point in time in ISO 8601 (UTC when it names no zone); null when not given. */
export function optionalDateTime() {
	return given(z.string(DATE_MESSAGE).meta({ format: "date-time" }).optional()).transform((value, context) => {
		if (value === undefined) return null;
		// In a query an unescaped "+02:00" arrives as " 02:00".
		const text = value.trim().replace(/ (\d{2}:?\d{2})$/, "+$1");
		const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.slice(10));
		const date = ISO_8601.test(text) ? new Date(text.length === 10 || hasZone ? text : `${text}Z`) : null;
		// The database knows no year 0.
		if (date && date.getUTCFullYear() > 0) return date;
		context.addIssue({ code: "custom", message: DATE_MESSAGE });
		return z.NEVER;
	});
}
