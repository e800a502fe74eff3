import { type AnyThing, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftCollection, DraftOperation } from "./draft-step.ts";
import { isSameValue } from "./is-same-value.ts";

/**
 * The draft after a step; the same in browser and server, so that both end at the same state from the same steps in
 * the same order. Nothing is refused here: to add what is there, to remove what is gone and to change what is gone
 * change nothing, and the last writer of a property has it. Things that no operation touches stay the very same
 * objects; where nothing changes at all, so does the state.
 */
export function applyStep(state: DraftState, operations: readonly DraftOperation[]): DraftState {
	const copied = new Set<DraftCollection>();
	return operations.reduce((now, operation) => applyOperation(now, operation, copied), state);
}

/**
 * One operation of a step, for whoever needs the states in between only one after the other.
 *
 * @param copied collections that are this step's own already, and are changed in their place: a step of 500 operations
 *   copies them once
 */
export function applyOperation(state: DraftState, operation: DraftOperation, copied: Set<DraftCollection>): DraftState {
	if (operation.in === "document") {
		const document = patched(state.document, operation.set);
		return document === state.document ? state : { ...state, document };
	}
	const { in: collection, id } = operation;
	const thing = thingOf(state, collection, id);
	if (operation.kind === "add") return thing ? state : withThing(state, collection, id, operation.value, copied);
	if (!thing) return state;
	if (operation.kind === "remove") return withThing(state, collection, id, null, copied);
	const next = patched<AnyThing>(thing, operation.set);
	return next === thing ? state : withThing(state, collection, id, next, copied);
}

function withThing(
	state: DraftState,
	collection: DraftCollection,
	id: string,
	thing: AnyThing | null,
	copied: Set<DraftCollection>,
): DraftState {
	const next = copied.has(collection) ? state : { ...state, [collection]: { ...state[collection] } };
	copied.add(collection);
	const things = next[collection] as Record<string, AnyThing>;
	if (thing === null) delete things[id];
	else things[id] = thing;
	return next;
}

/** The thing with the properties set that have another value; itself when there is none. */
function patched<T extends object>(thing: T, set: Partial<T>): T {
	const changed = Object.entries(set).filter(
		([key, value]) => value !== undefined && !isSameValue(value, thing[key as keyof T]),
	);
	return changed.length === 0 ? thing : { ...thing, ...Object.fromEntries(changed) };
}
