import { type AnyThing, thingOf } from "./collections.ts";
import { type Correction, type CorrectionConflict, whyFixed } from "./correction.ts";
import { diffStates } from "./diff-states.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftOperation } from "./draft-step.ts";
import { asPatch } from "./ground-step.ts";
import { isSameValue } from "./is-same-value.ts";

/** A part of a correction that the document does not take any more, and what was wanted. */
export type UnkeptChange = Omit<CorrectionConflict, "sentence"> & { operation: DraftOperation };

/**
 * What a correction changes, as operations on the document as it is by now: a merge of three. What concerns somebody
 * who has signed meanwhile, and what somebody else changed meanwhile, is named and not among them.
 *
 * @param base the document when the correction was begun
 * @param mine the correction
 * @param current the document as it is now
 */
export function mergeCorrection(
	base: DraftState,
	mine: DraftState,
	current: DraftState,
	correction: Correction,
): { operations: DraftOperation[]; conflicts: UnkeptChange[] } {
	const conflicts: UnkeptChange[] = [];
	const operations = diffStates(base, mine).flatMap((operation) => {
		const kept = singly(operation).filter((one) => {
			const why = isDone(one, current) ? null : whyNot(one, base, current, correction);
			if (why) conflicts.push({ why, ...placeOf(one), operation: one });
			return why === null;
		});
		return onCurrent(operation, kept, current);
	});
	return { operations, conflicts };
}

/** A patch as one for each of its properties: one that cannot be kept takes no other along. */
function singly(operation: DraftOperation): DraftOperation[] {
	if (operation.kind !== "patch") return [operation];
	const was = operation.was as AnyThing;
	return Object.entries(operation.set).map(
		([property, value]) =>
			({ ...operation, set: { [property]: value }, was: { [property]: was[property] } }) as DraftOperation,
	);
}

function onCurrent(operation: DraftOperation, kept: DraftOperation[], current: DraftState): DraftOperation[] {
	if (operation.kind !== "patch") return kept;
	const { set: _set, was: _was, ...where } = operation;
	const set = Object.assign({}, ...kept.map((one) => (one.kind === "patch" ? one.set : {})));
	const thing = operation.in === "document" ? current.document : thingOf(current, operation.in, operation.id);
	const patch = thing && asPatch(where, set, thing);
	return patch ? [patch] : [];
}

/** The document says so already. */
function isDone(operation: DraftOperation, current: DraftState): boolean {
	const now = operation.in === "document" ? current.document : thingOf(current, operation.in, operation.id);
	if (operation.kind === "remove") return now === null;
	if (operation.kind === "add") return now !== null;
	return now !== null && asPatch({}, operation.set, now) === null;
}

function whyNot(
	operation: DraftOperation,
	base: DraftState,
	current: DraftState,
	correction: Correction,
): CorrectionConflict["why"] | null {
	const fixed = whyFixed(operation, base, correction);
	if (fixed) return fixed.reason === "asked" ? "asked" : "signed";
	if (operation.kind === "add") return null;
	const now = operation.in === "document" ? current.document : thingOf(current, operation.in, operation.id);
	if (!now) return "changed";
	if (operation.kind === "remove") return isSameValue(now, operation.was) ? null : "changed";
	const known = now as AnyThing;
	const isAsItWas = Object.entries(operation.was).every(([property, was]) => isSameValue(known[property], was));
	return isAsItWas ? null : "changed";
}

function placeOf(operation: DraftOperation): Pick<CorrectionConflict, "in" | "id" | "property"> {
	const property = operation.kind === "patch" ? (Object.keys(operation.set)[0] ?? null) : null;
	if (operation.in === "document") return { in: "document", id: null, property };
	// Files cannot be corrected at all, so none is among the changes.
	return { in: operation.in === "recipients" ? "recipients" : "fields", id: operation.id, property };
}
