import type { BrandKey, BrandValues } from "./brand-values.ts";

/** A brand in the making: what is saved of it, and what was changed since. */
export type DraftState = { saved: BrandValues; changes: Partial<BrandValues> };

/** Changes some settings; what is as it is saved counts as no change. */
export function withChanges({ saved, changes }: DraftState, changed: Partial<BrandValues>): DraftState {
	return { saved, changes: onlyChanged({ ...changes, ...changed }, saved) };
}

/**
 * From now on something else is saved. What was changed while it was under way stays changed, even where it was put
 * back to what it had been before.
 *
 * @param sent what was given to be saved
 * @param saved what came of it; the server may have written it in its own way
 */
export function withSaved(before: DraftState, sent: Partial<BrandValues>, saved: BrandValues): DraftState {
	const given = { ...before.saved, ...sent };
	const shown = { ...before.saved, ...before.changes };
	const meanwhile = Object.entries(shown).filter(([key, value]) => !Object.is(given[key as BrandKey], value));
	return { saved, changes: onlyChanged(Object.fromEntries(meanwhile), saved) };
}

function onlyChanged(changes: Partial<BrandValues>, saved: BrandValues): Partial<BrandValues> {
	return Object.fromEntries(Object.entries(changes).filter(([key, value]) => saved[key as BrandKey] !== value));
}
