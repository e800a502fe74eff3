import type { FieldSettings } from "#components/field-settings/settings-of.ts";
import type { LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";

/** A custom field as the panels of the desk take one: standing nowhere. */
export function settingsOf({ id, field }: LibraryEntry): FieldSettings {
	const { description: _about, isShared: _shared, idPrefix: _prefix, restrictIdPrefixChange: _fixed, ...same } = field;
	return { ...same, id, page: 1, groupName: null, groupRule: null, tabIndex: null };
}

/** What of a change a custom field knows: it stands nowhere, and has no group and no conditions. */
export function toPatch(set: Partial<FieldSettings>): LibraryPatch {
	const { id: _id, name: _name, page: _page, tabIndex: _tab, ...placed } = set;
	const { groupName: _group, groupRule: _rule, conditionalRules: _conditions, ...patch } = placed;
	return patch as LibraryPatch;
}
