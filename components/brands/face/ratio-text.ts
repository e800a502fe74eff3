import { formatNumber } from "#lib/i18n/format.ts";

/** A contrast with one decimal, never rounded up to what it does not reach. */
export function ratioText(ratio: number, locale: string): string {
	return formatNumber(locale, Math.floor(ratio * 10) / 10);
}
