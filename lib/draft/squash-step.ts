import type { AnyThing } from "./collections.ts";
import type { DraftOperation } from "./draft-step.ts";
import { asPatch } from "./ground-step.ts";

/** A thing before and after; null: not there. */
type Change = { where: object; before: AnyThing | null; after: AnyThing | null };

/**
 * The least that comes to the same as all these operations in a row: one per thing, none for what is again as it was.
 * 200 moves of a drag are one.
 */
export function squashStep(operations: readonly DraftOperation[]): DraftOperation[] {
	const changes = new Map<string, Change>();
	for (const operation of operations) {
		const where = operation.in === "document" ? { in: operation.in } : { in: operation.in, id: operation.id };
		const key = operation.in === "document" ? "document" : `${operation.in} ${operation.id}`;
		const earlier = changes.get(key) ?? { where, ...startOf(operation) };
		changes.set(key, { ...earlier, ...joined(earlier, operation) });
	}
	return [...changes.values()].flatMap((change) => operationOf(change) ?? []);
}

/** What is known of a thing before the first operation on it. */
function startOf(operation: DraftOperation): Pick<Change, "before" | "after"> {
	if (operation.kind === "add") return { before: null, after: null };
	return { before: operation.was, after: operation.was };
}

/** A patch names only what it changes: what it knows of before, an earlier one need not know. */
function joined({ before, after }: Change, operation: DraftOperation): Pick<Change, "before" | "after"> {
	if (operation.kind === "add") return { before, after: after ?? operation.value };
	const known = before && { ...operation.was, ...before };
	if (operation.kind === "remove") return { before: known, after: null };
	return { before: known, after: after && { ...operation.was, ...after, ...operation.set } };
}

function operationOf({ where, before, after }: Change): DraftOperation | null {
	if (!before) return after && ({ kind: "add", ...where, value: after } as DraftOperation);
	if (!after) return { kind: "remove", ...where, was: before } as DraftOperation;
	return asPatch({ kind: "patch", ...where }, after, before);
}
