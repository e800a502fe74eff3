import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { renameReferences } from "#lib/draft/rename-references.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { format } from "#lib/i18n/message.ts";
import { within } from "../paper/bounds.ts";
import type { FieldPlacement } from "../paper/gestures/gesture.ts";
import { makeId } from "../state/make-id.ts";
import type { Work } from "../work/work-context.tsx";
import { selectedFields } from "./change-fields.ts";

/** How far a copy lies from what it was made from, so that one sees both. Pixels of 96 dpi. */
export const COPY_OFFSET_PX = 12;

type Copied = { keys: string[]; changes: DraftChange[] };

/**
 * New fields like others, each with an id of its own; ids begin as those of their models do.
 *
 * @param isOfTemplate whether they go on saying what senders may do with them: in a document they are the sender’s own
 */
export function addCopies(
	{ fields }: Pick<DraftState, "fields">,
	models: readonly DraftField[],
	isOfTemplate = false,
): Copied {
	const copies = isOfTemplate ? models : models.map(ownField);
	const taken = new Set(Object.values(fields).map((field) => field.id));
	const named = copies.map((copy) => ({ copy, id: nextFieldId(copy.id.replace(/\d+$/, "") || copy.type, taken) }));
	const added = named.map(({ copy, id }) => ({
		key: makeId(),
		value: { ...speakingOf(copy, named), id, order: null, foundAs: null },
	}));
	return {
		keys: added.map(({ key }) => key),
		changes: added.map(({ key, value }) => ({ kind: "add", in: "fields", id: key, value })),
	};
}

function ownField({ mayChange: _change, mayRemove: _remove, needsValue: _value, ...field }: DraftField): DraftField {
	return field;
}

type Named = { copy: DraftField; id: string };

/** What a field says of one that was copied with it, it says of that one's copy: of the one on its page. */
function speakingOf(field: DraftField, named: readonly Named[]): DraftField {
	const copyOf = (id: string): string => {
		const own = named.filter(({ copy }) => copy.id === id);
		const beside = own.find(({ copy }) => copy.fileId === field.fileId && copy.page === field.page);
		return (beside ?? own[0])?.id ?? id;
	};
	return renameReferences(
		field,
		named.map(({ copy }) => copy.id),
		copyOf,
	);
}

function perform(work: Work, label: string, { keys, changes }: Copied): void {
	if (changes.length === 0) return;
	if (!work.store.perform(label, changes)) return;
	work.view.set({ selection: keys });
	const [first] = keys;
	if (first) work.paper.current?.focusField(first);
}

/** Copies the selected fields, a little beside them. */
export function duplicateSelected(work: Work): void {
	const { draft } = work.store.getSnapshot();
	const copies = selectedFields(work).flatMap(({ field }) => {
		const page = draft.files[field.fileId]?.pages[field.page - 1];
		const { x, y } = field.bounds;
		const moved = { ...field.bounds, x: x + COPY_OFFSET_PX, y: y + COPY_OFFSET_PX };
		return page ? [{ ...field, bounds: within(moved, page) }] : [];
	});
	perform(work, "duplicate", addCopies(draft, copies, work.facts.template !== null));
}

/** Leaves fields where they are, and copies of them where they were let go. */
export function copyTo(work: Work, placements: readonly FieldPlacement[]): void {
	const { draft } = work.store.getSnapshot();
	const copies = placements.flatMap(({ key, ...place }) => {
		const field = draft.fields[key];
		return field ? [{ ...field, ...place }] : [];
	});
	perform(work, "duplicate", addCopies(draft, copies, work.facts.template !== null));
}

/**
 * Puts the selected fields on every page from one to another but their own, at the same spot.
 *
 * @param range numbers over all files, from 1
 */
export function copyToPages(work: Work, { from, to }: { from: number; to: number }): void {
	const { draft } = work.store.getSnapshot();
	const pages = byOrder(draft.files)
		.flatMap((fileId) => (draft.files[fileId]?.pages ?? []).map((page, index) => ({ fileId, number: index + 1, page })))
		.slice(from - 1, to);
	const copies = selectedFields(work).flatMap(({ field }) =>
		pages
			.filter(({ fileId, number }) => fileId !== field.fileId || number !== field.page)
			.map(({ fileId, number, page }) => ({ ...field, fileId, page: number, bounds: within(field.bounds, page) })),
	);
	const { keys, changes } = addCopies(draft, copies, work.facts.template !== null);
	if (changes.length === 0 || !work.store.perform("duplicate", changes)) return;
	work.announcer.say(format(work.words.layout.said.pasted, { count: keys.length }));
}
