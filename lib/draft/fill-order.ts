import { orderFields } from "#lib/fields/values/values.ts";
import type { DraftField, DraftState } from "./draft-state.ts";
import type { DraftChange } from "./draft-step.ts";
import { byOrder, keysBetween, ordersToMove } from "./order-keys.ts";

type Pages = Pick<DraftState, "files" | "fields">;

/** The number of each file's first page, as pages run on across the files in their order, from 1. */
export function firstPages(files: DraftState["files"]): Map<string, number> {
	let next = 1;
	return new Map(
		byOrder(files).map((id) => {
			const first = next;
			next += files[id]?.pages.length ?? 0;
			return [id, first];
		}),
	);
}

/**
 * The keys of a recipient's fields in the order they are filled in: those that were given a place come first, in
 * their order, the others by where they stand, as the signing page walks. What stands on no page comes last.
 */
export function fillOrder(state: Pages, recipientId: string): string[] {
	const first = firstPages(state.files);
	const own = Object.entries(state.fields).filter(([, field]) => field.recipientId === recipientId);
	const tabIndexes = tabIndexesOf(own);
	const fields = own.map(([key, field]) => ({
		...field,
		key,
		page: (first.get(field.fileId) ?? Number.MAX_SAFE_INTEGER / 2) + field.page,
		tabIndex: tabIndexes.get(key) ?? null,
	}));
	return orderFields(fields).map(({ key }) => key);
}

/**
 * What a field's tabIndex becomes when it is sent: the fields that were given a place here come first, a number that a
 * request gave counts after them.
 */
export function tabIndexesOf(fields: readonly (readonly [string, DraftField])[]): Map<string, number | null> {
	const placed = placedOf(fields);
	const ranks = new Map(byOrder(placed).map((key, index) => [key, index + 1]));
	return new Map(
		fields.map(([key, { tabIndex }]) => {
			const given = tabIndex !== null && tabIndex > 0 ? tabIndex + ranks.size : tabIndex;
			return [key, ranks.get(key) ?? given];
		}),
	);
}

function placedOf(fields: readonly (readonly [string, DraftField])[]): Record<string, { order: string }> {
	return Object.fromEntries(fields.flatMap(([key, { order }]) => (order === null ? [] : [[key, { order }]])));
}

/**
 * The changes that bring a field to an index (0-based) among its recipient's in the order of filling in. Those before
 * it keep their place, and get it given where they had it only by where they stand.
 */
export function moveInFillOrder(state: Pages, key: string, index: number): DraftChange[] {
	const field = state.fields[key];
	if (!field) return [];
	const others = fillOrder(state, field.recipientId).filter((other) => other !== key);
	const place = Math.min(Math.max(index, 0), others.length);
	const leading = others.slice(0, place);
	const own = others.flatMap((other) => {
		const one = state.fields[other];
		return one ? [[other, one] as const] : [];
	});
	const placed = placedOf(own);
	const last = byOrder(placed).at(-1);
	const unplaced = leading.filter((other) => placed[other] === undefined);
	const keys = keysBetween(last === undefined ? null : (placed[last]?.order ?? null), null, unplaced.length);
	const given = Object.fromEntries(unplaced.map((other, at) => [other, keys[at] ?? ""]));
	const all = { ...placed, ...Object.fromEntries(unplaced.map((other) => [other, { order: given[other] ?? "" }])) };
	const orders = { ...given, ...ordersToMove(all, key, place) };
	return Object.entries(orders).map(([id, order]) => ({ kind: "patch", in: "fields", id, set: { order } }));
}
