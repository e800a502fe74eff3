import { createListeners } from "#components/ui/listeners.ts";

/**
 * What one looks at, as against what the draft is: never saved, never undone, and another tab has its own.
 */
export type DeskViewState = {
	/** Keys of the selected fields, in the order they were selected; the last leads. */
	selection: readonly string[];
	/** The keyboard may go to other fields without selecting them instead. Whatever selects anew ends it. */
	isHeld: boolean;
	/** Key of the tool that places next; null: the pointer selects. */
	tool: string | null;
	/** The tool stays after placing. */
	isToolKept: boolean;
	/** For whom fields are placed. */
	recipientId: string | null;
	/** 1: a pixel of 96 dpi is one of the screen's. "fit": the page's width fits. */
	zoom: number | "fit";
	/** The page most in sight; null: there is none. */
	page: { fileId: string; page: number } | null;
};

export type DeskView = {
	getSnapshot(): DeskViewState;
	subscribe(listener: () => void): () => void;
	set(change: Partial<DeskViewState>): void;
};

const START: DeskViewState = {
	selection: [],
	isHeld: false,
	tool: null,
	isToolKept: false,
	recipientId: null,
	zoom: "fit",
	page: null,
};

/** What one looks at on one desk. */
export function createDeskView(start: Partial<DeskViewState> = {}): DeskView {
	let state: DeskViewState = { ...START, ...start };
	const listeners = createListeners();
	return {
		getSnapshot: () => state,
		subscribe: listeners.subscribe,
		set(change) {
			const entries = Object.entries(change) as [keyof DeskViewState, unknown][];
			if (entries.every(([key, value]) => Object.is(state[key], value))) return;
			state = { ...state, ...(change.selection && { isHeld: false }), ...change };
			listeners.notify();
		},
	};
}
