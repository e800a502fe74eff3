import type { DraftField } from "#lib/draft/draft-state.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";

/** What a field is called where it is listed: by its label, else by what stands in it, else by its type. */
export function fieldTitle(field: DraftField, types: Messages["field-settings"]["types"]): string {
	return field.label.trim() || field.placeholder.trim() || field.hyperlinkText.trim() || types[field.type];
}
