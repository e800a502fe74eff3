import { type AnyThing, DRAFT_COLLECTIONS } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import { isSameValue } from "./is-same-value.ts";

/**
 * The newer state, with the very objects of the older one wherever both say the same: a step that comes back from the
 * server as it was sent makes nobody draw anything again.
 */
export function keepIdentity(older: DraftState, newer: DraftState): DraftState {
	const document = isSameValue(older.document, newer.document) ? older.document : newer.document;
	const collections = Object.fromEntries(
		DRAFT_COLLECTIONS.map((collection) => [collection, sameThings(older[collection], newer[collection])]),
	) as Pick<DraftState, "files" | "recipients" | "fields">;
	const isSame = document === older.document && DRAFT_COLLECTIONS.every((name) => collections[name] === older[name]);
	return isSame ? older : { ...newer, document, ...collections };
}

function sameThings(older: object, newer: object): object {
	if (older === newer) return older;
	const before = older as Readonly<Record<string, AnyThing>>;
	const entries = Object.entries(newer as Readonly<Record<string, AnyThing>>).map(([id, thing]) => {
		const known = Object.hasOwn(before, id) ? before[id] : undefined;
		return [id, known !== undefined && isSameValue(known, thing) ? known : thing] as const;
	});
	const isSame = entries.length === Object.keys(before).length && entries.every(([id, thing]) => before[id] === thing);
	return isSame ? older : Object.fromEntries(entries);
}
