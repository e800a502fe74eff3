import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { format } from "#lib/i18n/message.ts";
import { isFixedField } from "../correcting/is-fixed.ts";
import { resized, rounded, within } from "../paper/bounds.ts";
import type { FieldPlacement } from "../paper/gestures/gesture.ts";
import type { Work } from "../work/work-context.tsx";
import { sayFixed } from "./say-fixed.ts";
import { placeInWords, sizeInWords } from "./words-of-fields.ts";

export type KeyedField = { key: string; field: DraftField };

/** The selected fields that are there and may be changed, the one that was selected first in front. */
export function selectedFields({ store, view, facts }: Pick<Work, "store" | "view" | "facts">): KeyedField[] {
	const { fields } = store.getSnapshot().draft;
	return view.getSnapshot().selection.flatMap((key) => {
		const field = fields[key];
		return field && !isFixedField(facts, field) ? [{ key, field }] : [];
	});
}

/** One property of fields; those that have it already are left alone. */
function patchFields(keyed: readonly KeyedField[], set: Partial<DraftField>): DraftChange[] {
	return keyed.map(({ key }) => ({ kind: "patch", in: "fields", id: key, set }));
}

/** Puts fields where they were let go. */
export function moveFields(work: Work, placements: readonly FieldPlacement[], label: "move" | "resize"): void {
	const changes = placements.map(
		({ key, fileId, page, bounds }): DraftChange => ({
			kind: "patch",
			in: "fields",
			id: key,
			set: { fileId, page, bounds },
		}),
	);
	work.store.perform(label, changes);
	sayPlace(work, label);
}

function sayPlace(work: Work, label: "move" | "resize"): void {
	const [first] = selectedFields(work);
	if (!first) return;
	const { selection } = work.view.getSnapshot();
	work.announcer.say(label === "move" ? placeInWords(first.field, work, selection) : sizeInWords(first.field, work));
}

/** Moves or resizes the selected fields by pixels of 96 dpi; presses that follow each other are one step. */
export function nudge(work: Work, by: { dx: number; dy: number }, what: "move" | "resize"): void {
	const { files } = work.store.getSnapshot().draft;
	const changes = selectedFields(work).flatMap(({ key, field }): DraftChange[] => {
		const page = files[field.fileId]?.pages[field.page - 1];
		if (!page) return [];
		const { x, y } = field.bounds;
		const box =
			what === "move" ? { ...field.bounds, x: x + by.dx, y: y + by.dy } : resized(field.bounds, "se", by.dx, by.dy);
		return [{ kind: "patch", in: "fields", id: key, set: { bounds: within(rounded(box), page) } }];
	});
	if (changes.length === 0) {
		sayFixed(work);
		return;
	}
	work.store.perform(what, changes, `${what} ${work.view.getSnapshot().selection.join(" ")}`);
	sayPlace(work, what);
}

/** Moves the selected fields to the same spot of the page before or after theirs, and goes along. */
export function moveToPage(work: Work, by: 1 | -1): void {
	const pages = work.paper.current?.stack().pages ?? [];
	const placements = selectedFields(work).flatMap(({ key, field }): FieldPlacement[] => {
		const home = pages.findIndex(({ fileId, page }) => fileId === field.fileId && page === field.page);
		const next = home === -1 ? undefined : pages[home + by];
		return next ? [{ key, fileId: next.fileId, page: next.page, bounds: within(field.bounds, next) }] : [];
	});
	const [first] = placements;
	if (!first) return;
	moveFields(work, placements, "move");
	work.paper.current?.focusField(first.key);
}

/** Deletes the selected fields; what led to them has the keyboard afterwards. */
export function removeSelected(work: Work): void {
	const gone = selectedFields(work);
	if (gone.length === 0) return;
	const changes = gone.map(({ key }): DraftChange => ({ kind: "remove", in: "fields", id: key }));
	if (!work.store.perform("delete", changes)) return;
	work.view.set({ selection: [] });
	work.announcer.say(format(work.words.paper.said.deleted, { count: gone.length }));
	work.paper.current?.scroller().focus({ preventScroll: true });
}

/** Asks for all selected fields, or for none of them when all are asked for. */
export function toggleRequired(work: Work): void {
	const chosen = selectedFields(work);
	work.store.perform("change", patchFields(chosen, { isRequired: !chosen.every(({ field }) => field.isRequired) }));
}

/** Somebody else fills the selected fields in. */
export function giveTo(work: Work, recipientId: string): void {
	work.store.perform("give", patchFields(selectedFields(work), { recipientId }));
}
