import type { ValidationType } from "#lib/fields/field-types.ts";
import { isCurrency, isNumber } from "#lib/fields/rules/text-rules.ts";

/** Groups of three with one sign between them, and behind them nothing or up to four decimals. */
const GROUPED = /^[1-9]\d{0,2}([ ,.'’\u00a0\u202f])\d{3}(?:\1\d{3})*(?=[.,]\d{1,4}$|$)/;

/**
 * The number in the value of a field that takes numbers or amounts, in decimal notation (`-1234.50`); null where there
 * is none. Amounts are read without regard to language: the last comma or dot is the decimal sign, unless all of them
 * can be read as signs between groups of three, as in `1,234`, `1.234` and `1.234,50 €`. In a field for numbers, which
 * takes no groups, a comma is always the decimal sign.
 */
export function readNumber(validationType: ValidationType, value: string | null): string | null {
	if (value === null) return null;
	if (validationType === "NumbersOnly") return isNumber(value) ? value.replace("+", "").replace(",", ".") : null;
	if (validationType !== "Currency" || !isCurrency(value)) return null;
	const sign = /[-−]/.test(value) ? "-" : "";
	const digits = /\d(?:.*\d)?/.exec(value)?.[0] ?? "";
	const grouped = GROUPED.exec(digits)?.[0] ?? /^\d*/.exec(digits)?.[0] ?? "";
	const decimals = digits.slice(grouped.length + 1);
	return `${sign}${grouped.replace(/\D/g, "")}${decimals === "" ? "" : `.${decimals}`}`;
}
