import { isLongerThan, normalizeText, wireText } from "#lib/fields/rules/text-rules.ts";
import type { SpellingTable } from "./spellings.ts";

/** A decoded object of the wire: keys of any case, values typed by JSON or still texts. */
export type FieldInput = Record<string, unknown>;

/** Messages by path, e.g. `Signers[0].FormFields[2].Bounds.X`. */
export type InputErrors = Record<string, string[]>;

type NumberRule = {
	min?: number;
	max?: number;
	moreThan?: number;
	isInteger?: boolean;
	/** 0 means that nothing was given: typed clients write every number that they know. */
	isZeroAbsent?: boolean;
};

/**
 * Reads one object of the wire key by key. A wrong value is noted under its path, and a harmless one
 * is returned, so that all errors of an object are found at once. null and "" are absent (lib/contract/README.md
 * "Absent values").
 */
export class InputReader {
	readonly path: string;
	readonly errors: InputErrors;
	private readonly values: ReadonlyMap<string, unknown>;

	constructor(input: FieldInput, path: string, errors: InputErrors) {
		this.path = path;
		this.errors = errors;
		this.values = new Map(Object.entries(input).map(([key, value]) => [key.toLowerCase(), value]));
	}

	/** Notes what is wrong with a key. */
	fail(key: string, message: string): void {
		const path = this.pathOf(key);
		this.errors[path] = [...(this.errors[path] ?? []), message];
	}

	/** The value as it came, or undefined when absent. */
	raw(key: string): unknown {
		const value = this.values.get(key.toLowerCase());
		return value === null || value === "" ? undefined : value;
	}

	/** The key is there and holds JSON null. */
	isNull(key: string): boolean {
		return this.values.get(key.toLowerCase()) === null;
	}

	text(key: string, maxLength: number): string | null {
		const value = this.raw(key);
		if (value === undefined) return null;
		if (typeof value !== "string" && typeof value !== "number") {
			this.fail(key, `${pascal(key)} must be a string.`);
			return null;
		}
		const text = cleanText(String(value));
		if (isLongerThan(text, maxLength))
			this.fail(key, `${pascal(key)} must not be longer than ${maxLength} characters.`);
		return text === "" ? null : text;
	}

	number(key: string, rule: NumberRule): number | null {
		const value = this.raw(key);
		if (value === undefined) return null;
		const number = toNumber(value);
		if (number === 0 && rule.isZeroAbsent) return null;
		if (number !== null && fits(number, rule)) return number;
		this.fail(key, `${pascal(key)} must be ${describe(rule)}.`);
		return null;
	}

	boolean(key: string): boolean | null {
		const value = this.raw(key);
		if (value === undefined) return null;
		const text = wireText(value).trim().toLowerCase();
		if (text === "true" || text === "false") return text === "true";
		// Forms know texts only, and some clients write flags as digits.
		if (value === "1" || value === "0") return value === "1";
		this.fail(key, `${pascal(key)} must be true or false.`);
		return null;
	}

	literal<T extends string>(key: string, table: SpellingTable<T>): T | null {
		const value = this.raw(key);
		if (value === undefined) return null;
		const found = typeof value === "string" ? table.byText.get(value.trim().toLowerCase()) : undefined;
		if (found) return found;
		this.fail(key, `${pascal(key)} must be one of: ${table.literals.join("; ")}.`);
		return null;
	}

	/** A reader of the object under a key (or of its JSON text); null when absent. */
	object(key: string): InputReader | null {
		const value = fromJsonText(this.raw(key));
		if (value === undefined) return null;
		if (isPlainObject(value)) return new InputReader(value, this.pathOf(key), this.errors);
		this.fail(key, `${pascal(key)} must be an object.`);
		return null;
	}

	/** The texts of a list, as they came; a single text is a list of one. null when absent. */
	list(key: string): unknown[] | null {
		const value = fromJsonText(this.raw(key));
		if (value === undefined) return null;
		if (Array.isArray(value)) return value;
		if (typeof value === "string" || typeof value === "number") return [value];
		this.fail(key, `${pascal(key)} must be a list of strings.`);
		return null;
	}

	pathOf(key: string): string {
		return this.path === "" ? pascal(key) : `${this.path}.${pascal(key)}`;
	}
}

/** Whether a value asks for nothing: null, false, empty text, list or object, or one of only such values. */
export function isEmptyValue(value: unknown): boolean {
	const inner = fromJsonText(value);
	if (inner === undefined || inner === null || inner === false || inner === "") return true;
	if (typeof inner === "string") return inner.trim().toLowerCase() === "false";
	if (Array.isArray(inner)) return inner.length === 0;
	return typeof inner === "object" && Object.values(inner).every(isEmptyValue);
}

/** `pageNumber` → `PageNumber`, as paths and messages write it. */
export function pascal(key: string): string {
	return key.charAt(0).toUpperCase() + key.slice(1);
}

/** NFC without control characters and without blanks around it. */
export function cleanText(text: string): string {
	return normalizeText(text).trim();
}

function toNumber(value: unknown): number | null {
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (typeof value !== "string" || !/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/.test(value))
		return null;
	const number = Number(value);
	return Number.isFinite(number) ? number : null;
}

function fits(number: number, { min, max, moreThan, isInteger }: NumberRule): boolean {
	if (isInteger && !Number.isInteger(number)) return false;
	if (min !== undefined && number < min) return false;
	if (moreThan !== undefined && number <= moreThan) return false;
	return max === undefined || number <= max;
}

function describe({ min, max, moreThan, isInteger }: NumberRule): string {
	const noun = isInteger ? "a whole number" : "a number";
	if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`;
	if (moreThan !== undefined)
		return `${noun} greater than ${moreThan}${max === undefined ? "" : ` and at most ${max}`}`;
	if (min !== undefined) return `${noun} of at least ${min}`;
	return noun;
}

function fromJsonText(value: unknown): unknown {
	if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
	try {
		return JSON.parse(value) as unknown;
	} catch {
		return value;
	}
}

function isPlainObject(value: unknown): value is FieldInput {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
