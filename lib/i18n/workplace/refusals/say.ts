import { formatNumber } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { RefusalsMessages } from "./en.ts";
import type { Said } from "./said.ts";

/** Words a refusal in its reader's language; numbers as it writes them. */
export function say({ key, values }: Said, words: RefusalsMessages, locale: string): string {
	const written = Object.entries(values).map(([place, value]) => [
		place,
		typeof value === "number" ? formatNumber(locale, value) : value,
	]);
	return fill(words[key], Object.fromEntries(written));
}
