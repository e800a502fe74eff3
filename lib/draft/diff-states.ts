import { type AnyThing, DRAFT_COLLECTIONS, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftCollection, DraftOperation } from "./draft-step.ts";
import { asPatch } from "./ground-step.ts";

/** The operations that make one state of another, thing by thing, by their ids. */
export function diffStates(from: DraftState, to: DraftState): DraftOperation[] {
	const ofDocument = asPatch({ kind: "patch", in: "document" }, to.document, from.document);
	const ofThings = DRAFT_COLLECTIONS.flatMap((collection) => diffThings(from, to, collection));
	return ofDocument ? [ofDocument, ...ofThings] : ofThings;
}

function diffThings(from: DraftState, to: DraftState, collection: DraftCollection): DraftOperation[] {
	const [before, after] = [from[collection], to[collection]] as Record<string, AnyThing>[];
	if (before === after) return [];
	const removed = Object.entries(before ?? {}).filter(([id]) => thingOf(to, collection, id) === null);
	const changed = Object.entries(after ?? {}).flatMap(([id, thing]) => {
		const former = thingOf(from, collection, id);
		if (!former) return [{ kind: "add", in: collection, id, value: thing } as DraftOperation];
		return asPatch({ kind: "patch", in: collection, id }, thing, former) ?? [];
	});
	return [...removed.map(([id, was]) => ({ kind: "remove", in: collection, id, was }) as DraftOperation), ...changed];
}
