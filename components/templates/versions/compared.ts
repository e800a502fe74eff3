import type { DraftState } from "#lib/draft/draft-state.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import { isolate, plainText } from "#lib/i18n/bidi.ts";
import { formatList } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";

/** What a version says of itself, and of what senders may change. */
type Terms = {
	title: string;
	description: string;
	allows: Record<"message" | "newRoles" | "newFiles" | "fileChanges", boolean>;
	fieldPermission: Record<"canAdd" | "canModify" | "canModifyDefaultValue", boolean> | null;
	groupSignerSettings: { enabled: boolean; allowedDirectories: string[] } | null;
	requestSubject?: string | undefined;
};

export type ComparedVersion = { state: DraftState; terms: Terms };

/** Who reads what changed. */
export type ComparisonReader = {
	templates: Messages["templates"];
	editor: Messages["editor"];
	fieldSettings: Messages["field-settings"];
	common: Messages["common"];
	locale: string;
	/** Names of brands and contact groups by ID. */
	names: Readonly<Record<string, string>>;
};

/** A value as it was and as it is; empty: none. name is empty where a title says it, both values where they’re left out. */
export type ChangedValue = { name: string; before: string; after: string };

/** What a value is called and how it’s written. */
export type Row<T> = readonly [name: string, show: (of: T) => string];

/** The values that differ, in words. */
export function changedValues<T>(rows: readonly Row<T>[], before: T, after: T): ChangedValue[] {
	return rows.flatMap(([name, show]) => {
		const [was, is] = [show(before), show(after)];
		return was === is ? [] : [{ name, ...changedParts(was, is) }];
	});
}

/** Only its name, if something differs that isn’t written out. */
export function changedName(name: string, before: unknown, after: unknown): ChangedValue[] {
	return isSameValue(before, after) ? [] : [{ name, before: "", after: "" }];
}

const MOST_SHOWN = 240;
const SHOWN_BEFORE = 40;

/** Long texts from shortly before their first difference. */
function changedParts(before: string, after: string): Pick<ChangedValue, "before" | "after"> {
	if (before.length <= MOST_SHOWN && after.length <= MOST_SHOWN) return { before, after };
	let same = 0;
	while (same < before.length && before[same] === after[same]) same += 1;
	const from = Math.max(0, same - SHOWN_BEFORE);
	const part = (text: string) => {
		const shown = text.slice(from, from + MOST_SHOWN).toWellFormed();
		return `${from > 0 ? "…" : ""}${shown}${text.length > from + MOST_SHOWN ? "…" : ""}`;
	};
	return { before: part(before), after: part(after) };
}

/** Words for switches and lists. */
export function valueWords({ templates, locale }: Pick<ComparisonReader, "templates" | "locale">) {
	const { values } = templates.versions;
	return {
		...values,
		onOff: (isOn: boolean) => (isOn ? values.on : values.off),
		list: (items: readonly string[]) =>
			formatList(
				locale,
				items.map((item) => plainText(isolate(item))),
			),
	};
}
