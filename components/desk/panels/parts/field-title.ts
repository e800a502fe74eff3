import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DeskMessages } from "#lib/i18n/workplace/desk/en.ts";

/** What a field is called where it is listed: by its label, else by what stands in it, else by its type. */
export function fieldTitle(field: DraftField, types: DeskMessages["paper"]["types"]): string {
	return field.label.trim() || field.placeholder.trim() || field.hyperlinkText.trim() || types[field.type];
}
