import type { CustomFieldUses } from "#lib/draft/library-field.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { CustomFieldsMessages } from "#lib/i18n/workplace/custom-fields/en.ts";

/** Where a field is used, in words. */
export function usesText(
	{ documents, drafts, hasMore }: CustomFieldUses,
	words: CustomFieldsMessages["uses"],
	locale: string,
): string {
	if (hasMore) return fill(words.more, { count: new Intl.NumberFormat(locale).format(documents + drafts - 1) });
	const parts = { documents: plural(locale, documents, words.documents), drafts: plural(locale, drafts, words.drafts) };
	if (documents > 0 && drafts > 0) return fill(words.both, parts);
	if (documents === 0 && drafts === 0) return words.none;
	return documents > 0 ? parts.documents : parts.drafts;
}
