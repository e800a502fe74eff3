import type { DraftState } from "./draft-state.ts";
import type { DraftOperation } from "./draft-step.ts";
import { type Undoing, undoOf } from "./invert-step.ts";
import { squashStep } from "./squash-step.ts";

/** What one did, and how it is called: "move", with the number of things it touched. */
export type HistoryEntry = {
	/** Key of the action in the catalogue of words. */
	label: string;
	operations: readonly DraftOperation[];
	/** The steps that it was sent as. */
	stepIds: readonly string[];
	/** Entries with the same one in a row are one: letters of a word, presses of an arrow. null: never. */
	run: string | null;
};

/** One's own steps of a draft, newest last; others' are never in it. */
export type History = { undo: readonly HistoryEntry[]; redo: readonly HistoryEntry[] };

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

const MAX_ENTRIES = 300;

/** One thing more was done: what was undone before cannot be done again. */
export function recorded(history: History, entry: HistoryEntry): History {
	const last = history.undo.at(-1);
	if (entry.run === null || last?.run !== entry.run || history.redo.length > 0) {
		return { undo: [...history.undo, entry].slice(-MAX_ENTRIES), redo: [] };
	}
	const operations = squashStep([...last.operations, ...entry.operations]);
	const joined = { ...last, operations, stepIds: [...last.stepIds, ...entry.stepIds] };
	// Letters typed and taken away again leave nothing to take back.
	return {
		undo: operations.length === 0 ? history.undo.slice(0, -1) : [...history.undo.slice(0, -1), joined],
		redo: [],
	};
}

/** A pause ends a run: what follows is another entry. */
export function runEnded(history: History): History {
	const last = history.undo.at(-1);
	return last?.run ? { ...history, undo: [...history.undo.slice(0, -1), { ...last, run: null }] } : history;
}

type Stepping = Undoing & { history: History; label: string };

/**
 * Takes the last entry back, or does the last one again that was taken back; null when there is none.
 * @param stepId id of the step that the operations are to be sent as
 */
export function steppedBack(
	history: History,
	way: "undo" | "redo",
	state: DraftState,
	stepId: string,
): Stepping | null {
	const entry = history[way].at(-1);
	if (!entry) return null;
	const undoing = undoOf(entry.operations, state);
	const { operations } = undoing;
	const opposite = operations.length === 0 ? [] : [{ ...entry, operations, stepIds: [stepId], run: null }];
	const rest = history[way].slice(0, -1);
	const next: History =
		way === "undo"
			? { undo: rest, redo: [...history.redo, ...opposite] }
			: { undo: [...history.undo, ...opposite], redo: rest };
	return { ...undoing, history: next, label: entry.label };
}

/** The server took none of these: there is nothing of them to take back. */
export function withoutSteps(history: History, stepIds: readonly string[]): History {
	const isGone = (entry: HistoryEntry) => entry.stepIds.every((id) => stepIds.includes(id));
	if (![...history.undo, ...history.redo].some(isGone)) return history;
	return {
		undo: history.undo.filter((entry) => !isGone(entry)),
		redo: history.redo.filter((entry) => !isGone(entry)),
	};
}

/** How many things an entry touched. */
export function thingsIn({ operations }: Pick<HistoryEntry, "operations">): number {
	return new Set(operations.map((one) => (one.in === "document" ? one.in : `${one.in} ${one.id}`))).size;
}
