import { applyOperation } from "./apply-step.ts";
import { type AnyThing, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftChange, DraftCollection, DraftOperation } from "./draft-step.ts";
import { isSameValue } from "./is-same-value.ts";

/**
 * The operations of a wish, with what was there before, as the state stands where each of them comes to pass. What
 * would change nothing is left out.
 */
export function groundStep(changes: readonly DraftChange[], state: DraftState): DraftOperation[] {
	const operations: DraftOperation[] = [];
	const copied = new Set<DraftCollection>();
	let now = state;
	for (const change of changes) {
		const operation = grounded(change, now);
		if (!operation) continue;
		operations.push(operation);
		now = applyOperation(now, operation, copied);
	}
	return operations;
}

function grounded(change: DraftChange, state: DraftState): DraftOperation | null {
	if (change.in === "document") return asPatch({ kind: "patch", in: "document" }, change.set, state.document);
	const { in: collection, id } = change;
	const thing = thingOf(state, collection, id);
	if (change.kind === "add") return thing ? null : ({ ...change } as DraftOperation);
	if (!thing) return null;
	if (change.kind === "remove") return { kind: "remove", in: collection, id, was: thing } as DraftOperation;
	return asPatch({ kind: "patch", in: collection, id }, change.set, thing);
}

/** A patch of the properties that get another value; null when there is none. */
export function asPatch(where: object, set: object, thing: object): DraftOperation | null {
	const known = thing as AnyThing;
	const changed = Object.entries(set).filter(([key, value]) => value !== undefined && !isSameValue(value, known[key]));
	if (changed.length === 0) return null;
	const was = Object.fromEntries(changed.map(([key]) => [key, known[key]]));
	return { ...where, set: Object.fromEntries(changed), was } as DraftOperation;
}
