import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";

type Changed<T> = { added: T[]; removed: T[]; changed: T[] };
type Words = { templates: Messages["templates"]; common: Messages["common"]; types: Record<FieldType, string> };
type Kind = keyof Changed<unknown>;

/** What changed between two versions of a template. */
type Changes = {
	roles: Changed<string>;
	fields: Changed<{ type: FieldType; role: string }>;
	files: Changed<string>;
	settings: (keyof Messages["templates"]["versions"]["settings"])[];
};

const KINDS = ["added", "removed", "changed"] as const;

/** The same in a few words: roles, files and settings by name, fields by number. */
export function changesInWords(changes: Changes, { templates, common }: Words, locale: string): string[] {
	const { versions: words } = templates;
	const named = (names: string[]) => ({ names: namesInWords(names, locale, common.more), count: names.length });
	const ofKind = (kind: Kind): string[] => [
		...(changes.roles[kind].length > 0 ? [format(words.roles[kind], named(changes.roles[kind]))] : []),
		...(changes.files[kind].length > 0 ? [format(words.files[kind], named(changes.files[kind]))] : []),
		...(changes.fields[kind].length > 0 ? [format(words.fields[kind], { count: changes.fields[kind].length })] : []),
	];
	const settings = settingNames(changes, words);
	const lines = KINDS.flatMap(ofKind);
	if (settings.length > 0) lines.push(format(words.settingsChanged, named(settings)));
	return lines.length > 0 ? lines : [words.unchanged];
}

/** Everything that was added and removed, in lists. */
export function changesInLists(
	changes: Changes,
	{ templates, types }: Pick<Words, "templates" | "types">,
): { title: string; items: string[] }[] {
	const { versions: words } = templates;
	const ofKind = (kind: Kind): string[] => [
		...changes.roles[kind].map((name) => format(words.role, { name: isolate(name) })),
		...changes.files[kind].map((name) => format(words.file, { name: isolate(name) })),
		...counted(changes.fields[kind].map((field) => fieldName(field, types, words.field))).map(([name, count]) =>
			format(words.times, { name, count }),
		),
	];
	const kinds = ["added", "removed"] as const;
	return kinds
		.map((kind) => ({ title: words.kinds[kind], items: ofKind(kind) }))
		.filter(({ items }) => items.length > 0);
}

/** What a field is, and whose. */
export function fieldName(
	{ type, role }: { type: FieldType; role: string },
	types: Words["types"],
	words: Messages["templates"]["versions"]["field"],
): string {
	return role ? format(words, { type: types[type], role: isolate(role) }) : types[type];
}

/** Names of settings; several may share one. */
function settingNames({ settings }: Changes, words: Messages["templates"]["versions"]): string[] {
	return [...new Set(settings.map((key) => words.settings[key]))];
}

function counted(names: string[]): [string, number][] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts];
}
