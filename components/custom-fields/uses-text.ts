import type { CustomFieldUses } from "#lib/draft/library-field.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";

/** Where a field is used, in words. */
export function usesText(
	{ documents, drafts, hasMore }: CustomFieldUses,
	words: Messages["custom-fields"]["uses"],
): string {
	if (hasMore) return format(words.more, { count: documents + drafts - 1 });
	const parts = {
		documents: format(words.documents, { count: documents }),
		drafts: format(words.drafts, { count: drafts }),
	};
	if (documents > 0 && drafts > 0) return format(words.both, parts);
	if (documents === 0 && drafts === 0) return words.none;
	return documents > 0 ? parts.documents : parts.drafts;
}
