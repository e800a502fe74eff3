import type { DraftDocument, DraftField, DraftFile, DraftRecipient, DraftState } from "./draft-state.ts";

/** What a draft is made of, by the name of its collection. */
export type DraftThings = { files: DraftFile; recipients: DraftRecipient; fields: DraftField };
export type DraftCollection = keyof DraftThings;

type AddOf<C extends DraftCollection> = { kind: "add"; in: C; id: string; value: DraftThings[C] };
type PatchOf<C extends DraftCollection> = {
	kind: "patch";
	in: C;
	id: string;
	/** The properties that change, and what they become. */
	set: Partial<DraftThings[C]>;
	/** What the same properties were where the change was made: for undo, and to tell what cannot be kept. */
	was: Partial<DraftThings[C]>;
};
type RemoveOf<C extends DraftCollection> = { kind: "remove"; in: C; id: string; was: DraftThings[C] };

/** One change. It says what is to be, not how: to apply it twice is to apply it once. */
export type DraftOperation =
	| { [C in DraftCollection]: AddOf<C> | PatchOf<C> | RemoveOf<C> }[DraftCollection]
	| { kind: "patch"; in: "document"; set: Partial<DraftDocument>; was: Partial<DraftDocument> };

type Wish<O> = O extends { was: unknown } ? Omit<O, "was"> & { was?: O["was"] } : O;

/** A change as one wishes for it: what was there before is found where it is made (ground-step.ts). */
export type DraftChange = Wish<DraftOperation>;

/** What a person did at once and takes back at once: a drag, a paste, a recipient who goes with the fields. */
export type DraftStep = {
	/** UUID of the client that made it: the server takes each id once. */
	id: string;
	operations: readonly DraftOperation[];
};

/** A step in the order that the server gave it; `version` counts the steps of a draft from 1. */
export type LoggedStep = DraftStep & {
	version: number;
	/** null: the product did, for instance a file that was taken in. */
	userId: string | null;
	/** The name of whoever made it, to be shown to the others. */
	userName: string;
	/** The tab it came from. */
	clientId: string;
	/** Unix milliseconds. */
	at: number;
};

/** What a browser sends. */
export type StepsRequest = {
	/** The version that the browser has; 0 before the draft exists. */
	baseVersion: number;
	/** Whose desk it is. Another's session takes none of the steps: work is never put into another person's name. */
	userId: string;
	clientId: string;
	/** Where a draft that begins with it is to begin, as its desk says; left out: where the session is. */
	isSandbox?: boolean;
	/** In the order they were made. */
	steps: readonly DraftStep[];
};

/** Why a step was not taken; the browser drops it and says so. */
export type RefusedStep = { stepId: string; reason: string };

/**
 * Every step of the request is taken once it was answered, unless it is refused; one that was taken before counts as
 * taken. But where the steps since `baseVersion` are no longer kept, nobody can say what the browser's own steps would
 * undo: then none of them is taken, the answer is the state, and the browser merges (`mergeOnto`).
 */
export type StepsAnswer = {
	version: number;
	/** All steps after `baseVersion`, the browser's own included, in order; null when they are no longer kept. */
	steps: readonly LoggedStep[] | null;
	/** The whole draft at `version`, when `steps` is null. */
	state: DraftState | null;
	refused: readonly RefusedStep[];
};
