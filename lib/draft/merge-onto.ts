import { type AnyThing, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftCollection, DraftOperation } from "./draft-step.ts";
import { asPatch } from "./ground-step.ts";
import { isSameValue } from "./is-same-value.ts";
import { squashStep } from "./squash-step.ts";

/** Something of one's own that could not be kept, to be said and, where it can be, offered again. */
export type LostWork =
	/** Somebody deleted the thing; `thing` is as it would be with one's own change. by null: nobody knows. */
	| { kind: "deleted"; in: DraftCollection; id: string; thing: AnyThing; by: string | null; at: number | null }
	/** Somebody gave the property another value; `mine` was not kept. */
	| { kind: "overwritten"; in: DraftCollection | "document"; id: string | null; property: string; mine: unknown }
	/** Somebody changed what was to be deleted, so it stays. */
	| { kind: "notDeleted"; in: DraftCollection; id: string };

/**
 * One's own operations on a state whose way there is not known any more: a merge of three, where `was` is the common
 * ancestor. Kept is what changes a property that still has the value it had; what is there already needs no change.
 *
 * @param seen the draft as it was seen here, with the operations: what was lost is shown as it stood there
 */
export function mergeOnto(
	state: DraftState,
	seen: DraftState,
	operations: readonly DraftOperation[],
): { operations: DraftOperation[]; lost: LostWork[] } {
	const lost: LostWork[] = [];
	const kept = squashStep(operations).flatMap((operation) => mergeOne(state, seen, operation, lost) ?? []);
	return { operations: kept, lost };
}

function mergeOne(
	state: DraftState,
	seen: DraftState,
	operation: DraftOperation,
	lost: LostWork[],
): DraftOperation | null {
	if (operation.in === "document") return mergePatch(operation, { in: operation.in, id: null }, state.document, lost);
	const { in: collection, id } = operation;
	const thing = thingOf(state, collection, id);
	if (operation.kind === "add") return thing ? null : operation;
	if (operation.kind === "remove") {
		if (!thing || isSameValue(thing, operation.was)) return thing && operation;
		lost.push({ kind: "notDeleted", in: collection, id });
		return null;
	}
	if (thing) return mergePatch(operation, { in: collection, id }, thing, lost);
	const mine = thingOf(seen, collection, id);
	if (mine) lost.push({ kind: "deleted", in: collection, id, thing: mine, by: null, at: null });
	return null;
}

function mergePatch(
	operation: Extract<DraftOperation, { kind: "patch" }>,
	where: { in: DraftCollection | "document"; id: string | null },
	thing: object,
	lost: LostWork[],
): DraftOperation | null {
	const now = thing as AnyThing;
	const was = operation.was as AnyThing;
	const entries = Object.entries(operation.set).filter(([key, mine]) => {
		if (isSameValue(now[key], was[key]) || isSameValue(now[key], mine)) return true;
		lost.push({ kind: "overwritten", ...where, property: key, mine });
		return false;
	});
	const { set: _set, was: _was, ...place } = operation;
	return asPatch(place, Object.fromEntries(entries), thing);
}
