import { createListeners, type Listeners } from "#components/ui/listeners.ts";
import type { LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";
import { createSaver, type SaverOptions, type Unsaved } from "./library-saver.ts";

export type LibraryState = {
	entries: readonly LibraryEntry[];
	/** By id, of fields of which something is not saved. */
	unsaved: Readonly<Record<string, Unsaved>>;
};

type Options = Pick<SaverOptions, "save" | "unreachable" | "wait"> & { entries: readonly LibraryEntry[] };

export type LibraryStore = ReturnType<typeof createLibraryStore>;

/** The fields of a brand in the browser, saved as one types. */
export function createLibraryStore({ entries, ...options }: Options) {
	let state: LibraryState = { entries, unsaved: {} };
	const listeners = createListeners();
	const put = (next: Partial<LibraryState>) => {
		state = { ...state, ...next };
		listeners.notify();
	};
	const get = (id: string) => state.unsaved[id];
	const putUnsaved = (id: string, one: Unsaved | null) => {
		const { [id]: _former, ...others } = state.unsaved;
		put({ unsaved: one ? { ...others, [id]: one } : others });
	};
	const saver = createSaver({ ...options, get, put: putUnsaved });
	return {
		subscribe: listeners.subscribe,
		getState: () => state,
		/** Changes settings of a field, and saves them soon. */
		change(id: string, set: LibraryPatch) {
			put({ entries: state.entries.map((one) => (one.id === id ? changed(one, set) : one)) });
			putUnsaved(id, withChange(get(id), set));
			saver.schedule(id);
		},
		/** Saves what waits, at once. */
		flush() {
			for (const [id, { phase }] of Object.entries(state.unsaved)) {
				if (phase === "waiting" || phase === "failed") void saver.send(id);
			}
		},
		/** Resolves when nothing of a field waits any more: it is saved, refused, or nobody answers. */
		saved(id: string): Promise<void> {
			if (get(id)?.phase === "waiting") void saver.send(id);
			return until(listeners, () => !["waiting", "saving"].includes(get(id)?.phase ?? ""));
		},
		/** Adds a field, behind another one or at the end. */
		add(entry: LibraryEntry, afterId: string | null) {
			const at = state.entries.findIndex(({ id }) => id === afterId) + 1 || state.entries.length;
			put({ entries: [...state.entries.slice(0, at), entry, ...state.entries.slice(at)] });
		},
		remove(id: string) {
			saver.drop(id);
			putUnsaved(id, null);
			put({ entries: state.entries.filter((one) => one.id !== id) });
		},
		/** Puts a field behind the last of those that are to stand before it and are still there; without one, first. */
		move(id: string, before: readonly string[]) {
			const moved = state.entries.filter((one) => one.id === id);
			const others = state.entries.filter((one) => one.id !== id);
			const at = others.findLastIndex((one) => before.includes(one.id)) + 1;
			put({ entries: [...others.slice(0, at), ...moved, ...others.slice(at)] });
		},
	};
}

function changed(entry: LibraryEntry, set: LibraryPatch): LibraryEntry {
	return { ...entry, field: { ...entry.field, ...(set as Partial<LibraryEntry["field"]>) } };
}

function withChange(former: Unsaved | undefined, set: LibraryPatch): Unsaved {
	const phase = former?.phase === "saving" ? "saving" : "waiting";
	return { set: { ...former?.set, ...set }, refused: former?.refused ?? [], phase, problem: null };
}

function until(listeners: Listeners, isSo: () => boolean): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!isSo()) return;
			stop();
			resolve();
		};
		const stop = listeners.subscribe(look);
		look();
	});
}
