import { readingOrder } from "#components/editor/fields/reading-order.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { fieldTitle } from "../parts/field-title.ts";

/**
 * What each field is called in a list, by its key: those of one person that would be called the same are counted as
 * one reads them, so that a name stays when the order of filling in is changed.
 */
export function listedNames(
	draft: Pick<DraftState, "fields" | "files">,
	types: Messages["field-settings"]["types"],
): ReadonlyMap<string, string> {
	const same = new Map<string, string[]>();
	for (const key of readingOrder(draft)) {
		const field = draft.fields[key];
		if (!field) continue;
		const called = JSON.stringify([field.recipientId, fieldTitle(field, types)]);
		same.set(called, [...(same.get(called) ?? []), key]);
	}
	const names = new Map<string, string>();
	for (const keys of same.values()) {
		for (const [index, key] of keys.entries()) {
			const field = draft.fields[key];
			if (!field) continue;
			const title = fieldTitle(field, types);
			names.set(key, keys.length === 1 ? title : `${title} ${index + 1}`);
		}
	}
	return names;
}
