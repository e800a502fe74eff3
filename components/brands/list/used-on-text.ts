import { formatList, plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { BrandsMessages } from "#lib/i18n/workplace/brands/en.ts";

type Counts = { documents: number; fields: number; identities: number };

/** Where a brand is used, in one line. */
export function usedOnText(
	{ documents, fields, identities }: Counts,
	words: BrandsMessages["list"],
	locale: string,
): string {
	const places = [
		documents > 0 ? plural(locale, documents, words.documents) : null,
		fields > 0 ? plural(locale, fields, words.fields) : null,
		identities > 0 ? plural(locale, identities, words.identities) : null,
	].filter((place) => place !== null);
	return places.length === 0 ? words.unused : fill(words.usedOn, { places: formatList(locale, places) });
}
