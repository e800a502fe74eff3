import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { firstPages } from "#lib/draft/fill-order.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { fieldTitle } from "../panels/parts/field-title.ts";
import type { Corrected, CorrectionReader } from "./corrected.ts";

/** As many are named; who wants to see all looks at the pages. */
const MOST_NAMED = 4;

const PLACE: ReadonlySet<string> = new Set(["bounds", "page", "fileId"] satisfies (keyof DraftField)[]);

/** What changes of the fields that somebody fills in, or filled in before. */
export function fieldLines(
	recipientId: string,
	operations: readonly DraftOperation[],
	{ draft, correction: { base }, reader }: Corrected,
): string[] {
	const { people: words } = reader.words.correcting;
	const found = {
		added: new Set<string>(),
		gone: new Set<string>(),
		moved: new Set<string>(),
		changed: new Set<string>(),
	};
	for (const operation of operations) {
		if (operation.in !== "fields") continue;
		const { id } = operation;
		const [was, now] = [base.fields[id]?.recipientId, draft.fields[id]?.recipientId];
		if (was !== recipientId && now === recipientId) found.added.add(id);
		else if (was === recipientId && now !== recipientId) found.gone.add(id);
		else if (now === recipientId && operation.kind === "patch") {
			const isPlace = Object.keys(operation.set).every((property) => PLACE.has(property));
			found[isPlace ? "moved" : "changed"].add(id);
		}
	}
	const say = (ids: Iterable<string>, sentence: typeof words.fieldsNew, state: DraftState) => {
		const all = [...ids];
		if (all.length === 0) return [];
		return [format(sentence, { count: all.length, names: namesOf(all, state, reader) })];
	};
	return [
		...say(found.added, words.fieldsNew, draft),
		...say(
			[...found.moved].filter((id) => !found.changed.has(id)),
			words.fieldsMoved,
			draft,
		),
		...say(found.changed, words.fieldsChanged, draft),
		...say(found.gone, words.fieldsGone, base),
	];
}

function namesOf(
	ids: readonly string[],
	{ fields, files }: DraftState,
	{ words, types, locale }: CorrectionReader,
): string {
	const { people } = words.correcting;
	const first = firstPages(files);
	const names = ids.flatMap((id) => {
		const field = fields[id];
		if (!field) return [];
		const page = (first.get(field.fileId) ?? 1) + field.page - 1;
		return [format(people.field, { field: fieldTitle(field, types), page })];
	});
	if (names.length <= MOST_NAMED + 1) return formatList(locale, names);
	const more = format(people.more, { count: names.length - MOST_NAMED });
	return formatList(locale, [...names.slice(0, MOST_NAMED), more]);
}
