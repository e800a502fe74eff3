import { applyOperation } from "./apply-step.ts";
import { type AnyThing, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftCollection, DraftOperation } from "./draft-step.ts";
import { asPatch } from "./ground-step.ts";
import { isSameValue } from "./is-same-value.ts";

export type Undoing = {
	operations: DraftOperation[];
	/** How many things keep something, because somebody has changed it since. */
	skipped: number;
};

/**
 * What takes a step back, against the draft as it stands now. Only what is still as the step left it goes back: what
 * somebody has changed since is theirs. A thing that was added is only taken away while it is untouched; one that was
 * removed comes back under its id.
 */
export function undoOf(operations: readonly DraftOperation[], state: DraftState): Undoing {
	const undone: DraftOperation[] = [];
	const skipped = new Set<string>();
	const copied = new Set<DraftCollection>();
	let now = state;
	for (const operation of operations.toReversed()) {
		const { inverse, isWhole } = inverseOf(operation, now);
		if (!isWhole) skipped.add(operation.in === "document" ? operation.in : `${operation.in} ${operation.id}`);
		if (!inverse) continue;
		undone.push(inverse);
		now = applyOperation(now, inverse, copied);
	}
	return { operations: undone, skipped: skipped.size };
}

function inverseOf(operation: DraftOperation, state: DraftState): { inverse: DraftOperation | null; isWhole: boolean } {
	if (operation.in === "document") return patchBack({ in: operation.in }, operation, state.document);
	const { in: collection, id } = operation;
	const thing = thingOf(state, collection, id);
	if (operation.kind === "patch") return patchBack({ in: collection, id }, operation, thing);
	if (operation.kind === "remove") {
		const inverse = { kind: "add", in: collection, id, value: operation.was } as DraftOperation;
		return { inverse: thing ? null : inverse, isWhole: true };
	}
	// Somebody took it away already: so it is as it was.
	if (!thing) return { inverse: null, isWhole: true };
	if (!isSameValue(thing, operation.value)) return { inverse: null, isWhole: false };
	return { inverse: { kind: "remove", in: collection, id, was: thing } as DraftOperation, isWhole: true };
}

function patchBack(where: object, { set, was }: { set: object; was: object }, thing: object | null) {
	if (!thing) return { inverse: null, isWhole: false };
	const now = thing as AnyThing;
	const before = was as AnyThing;
	const keys = Object.keys(set);
	const own = keys.filter((key) => isSameValue(now[key], (set as AnyThing)[key]));
	const back = Object.fromEntries(own.map((key) => [key, before[key]]));
	return { inverse: asPatch({ kind: "patch", ...where }, back, thing), isWhole: own.length === keys.length };
}
