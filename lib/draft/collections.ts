import type { DraftState } from "./draft-state.ts";
import type { DraftCollection, DraftThings } from "./draft-step.ts";

export const DRAFT_COLLECTIONS = ["files", "recipients", "fields"] as const satisfies readonly DraftCollection[];

/** A thing as what only its properties matter of. */
export type AnyThing = Readonly<Record<string, unknown>>;

/** The thing of an id, or null. Ids come from outside: only what the collection itself holds is one. */
export function thingOf<C extends DraftCollection>(
	state: DraftState,
	collection: C,
	id: string,
): DraftThings[C] | null {
	const things = state[collection] as Readonly<Record<string, DraftThings[C]>>;
	return Object.hasOwn(things, id) ? (things[id] ?? null) : null;
}
