import { formatNumber } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { ReportMessages } from "./en.ts";
import type { Told } from "./told.ts";

/** Words what was found in its reader's language; numbers as it writes them. */
export function tell({ key, values, of }: Told, words: ReportMessages["told"], locale: string): string {
	const written = Object.entries(values).map(([place, value]) => [
		place,
		typeof value === "number" ? formatNumber(locale, value) : value,
	]);
	return fill(words[key], { ...Object.fromEntries(written), ...(of && { of: tell(of, words, locale) }) });
}
