import { fillPlaces } from "#lib/i18n/fill-places.ts";
import type { RefusalsMessages } from "./en.ts";
import type { Said } from "./said.ts";

/** Words a refusal in its reader's language; numbers as it writes them. */
export function say({ key, values }: Said, words: RefusalsMessages, locale: string): string {
	return fillPlaces(words[key], values, locale);
}
