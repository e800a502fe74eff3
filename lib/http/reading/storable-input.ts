import { AppError } from "#lib/errors/app-error.ts";

/** Deeper than any body of the contract; what goes on for ever is no request but an attack. */
const MAX_DEPTH = 64;
const RESERVED = "__proto__";

/**
 * A decoded input without what no database and no PDF can hold: NUL is dropped, and a lone half of a
 * surrogate pair becomes U+FFFD, as it does in every encoder. What is no text, list or plain object stays.
 *
 * @throws AppError InvalidRequest when it is nested too deeply, or something is called "__proto__": schemas drop that without a word
 */
export function storableInput(input: unknown, depth = 0): unknown {
	if (typeof input === "string") return storableText(input);
	if (typeof input !== "object" || input === null) return input;
	if (depth > MAX_DEPTH) throw new AppError("InvalidRequest", "The request is nested too deeply.");
	if (Array.isArray(input)) return input.map((item) => storableInput(item, depth + 1));
	if (!isRecord(input)) return input;
	if (Object.hasOwn(input, RESERVED)) {
		throw new AppError("InvalidRequest", `"${RESERVED}" is a reserved name. Use another one.`);
	}
	return Object.fromEntries(
		Object.entries(input).map(([key, value]) => [storableText(key), storableInput(value, depth + 1)]),
	);
}

/** The same for one text. */
export function storableText(text: string): string {
	return text.replaceAll("\u0000", "").toWellFormed();
}

function isRecord(input: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(input);
	return prototype === Object.prototype || prototype === null;
}
