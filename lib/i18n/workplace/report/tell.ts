import { fillPlaces } from "#lib/i18n/fill-places.ts";
import type { ReportMessages } from "./en.ts";
import type { Told } from "./told.ts";

/** Words what was found in its reader's language; numbers as it writes them. */
export function tell({ key, values, of }: Told, words: ReportMessages["told"], locale: string): string {
	return fillPlaces(words[key], of ? { ...values, of: tell(of, words, locale) } : values, locale);
}
