import { compareStates } from "#lib/draft/compare-states.ts";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { fieldName } from "./changes-text.ts";
import type { ChangedValue, ComparedVersion, ComparisonReader } from "./compared.ts";
import { type ComparedField, fieldValues } from "./field-values.ts";
import { roleValues } from "./role-values.ts";
import { type SettingKey, settingValues } from "./setting-values.ts";

/** A setting, role, file or field that changed, and its values before and after. */
export type ChangedItem = { title: string; values: ChangedValue[] };

type Compared = { before: ComparedVersion; after: ComparedVersion };

/**
 * What changed between two versions of a template, without what was added and removed.
 *
 * @param settings that differ
 */
export function changedItems(
	compared: Compared,
	settings: readonly SettingKey[],
	reader: ComparisonReader,
): ChangedItem[] {
	const [before, after] = [compared.before.state, compared.after.state];
	const { recipients, files, fields } = compareStates(before, after);
	const { versions: words } = reader.templates;
	const ofSettings = settings.map((key) => ({
		title: words.settings[key],
		values: settingValues(key, compared, reader),
	}));
	const ofRoles = recipients.changed.flatMap((ids) => {
		const [was, is] = [before.recipients[ids.before], after.recipients[ids.after]];
		if (!was || !is) return [];
		return [{ title: format(words.role, { name: isolate(nameOf(was)) }), values: roleValues(was, is, reader) }];
	});
	const ofFiles = files.changed.map((ids) => {
		const [was = "", is = ""] = [before.files[ids.before]?.name, after.files[ids.after]?.name];
		return { title: format(words.file, { name: isolate(was) }), values: [{ name: "", before: was, after: is }] };
	});
	const ofFields = fields.changed.flatMap((ids) => {
		const [was, is] = [before.fields[ids.before], after.fields[ids.after]];
		if (!was || !is) return [];
		const [role, newRole] = [before.recipients[was.recipientId], after.recipients[is.recipientId]];
		const roleName = nameOf(role);
		// A field of a role that is only called otherwise isn’t assigned to another.
		const isSame = was.recipientId === is.recipientId || role?.roleIndex === newRole?.roleIndex;
		return [changedField({ ...was, roleName }, { ...is, roleName: isSame ? roleName : nameOf(newRole) }, reader)];
	});
	return [...merged(ofSettings), ...ofRoles, ...ofFiles, ...counted(ofFields, words.times)];
}

const nameOf = (role: DraftRecipient | undefined) => role?.role || role?.name || role?.email || "";

function changedField(was: ComparedField, is: ComparedField, reader: ComparisonReader): ChangedItem {
	const { types } = reader.fieldSettings;
	const type = was.label.trim() || types[was.type];
	const title = fieldName(
		{ type: was.type, role: was.roleName },
		{ ...types, [was.type]: type },
		reader.templates.versions.field,
	);
	return { title, values: fieldValues(was, is, reader) };
}

/** Settings that have one title as one, without values said twice. */
function merged(items: ChangedItem[]): ChangedItem[] {
	const byTitle = new Map<string, ChangedItem>();
	for (const { title, values } of items) {
		const known = byTitle.get(title)?.values ?? [];
		const fresh = values.filter(({ name, after }) => !known.some((one) => one.name === name && one.after === after));
		byTitle.set(title, { title, values: [...known, ...fresh] });
	}
	return [...byTitle.values()];
}

/** Items that say the same as one, with their number. */
function counted(items: ChangedItem[], times: ComparisonReader["templates"]["versions"]["times"]): ChangedItem[] {
	const bySame = Map.groupBy(items, (item) => JSON.stringify(item));
	return [...bySame.values()].flatMap((same) => {
		const [first] = same;
		return first ? [{ ...first, title: format(times, { name: first.title, count: same.length }) }] : [];
	});
}
