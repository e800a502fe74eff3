import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * @param key which sentence tells the limits
 * @throws AppError ValidationError that names the field, when it is no whole number or beyond its limits
 */
export function requireBetween(
	field: string,
	given: number,
	{ from, to }: { from: number; to: number },
	key: "daysBetween" | "numberBetween",
): void {
	if (Number.isInteger(given) && given >= from && given <= to) return;
	throw fieldRefusal(field, said(key, { from, to }));
}
