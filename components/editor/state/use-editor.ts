"use client";

import { useRef, useSyncExternalStore } from "react";
import { isSame } from "#components/ui/is-same.ts";
import type { DraftField, DraftFile, DraftRecipient } from "#lib/draft/draft-state.ts";
import { useDeskItself } from "./editor-context.tsx";
import type { DeskSnapshot } from "./editor-store.ts";
import type { DeskViewState } from "./editor-view.ts";

/**
 * A part of what the desk knows, or what follows from it; whoever asks renders when that part changes and not else. A
 * list or record is judged by its entries, so that a selector may put one together.
 */
export function useDesk<T>(select: (desk: DeskSnapshot) => T): T {
	return useSelected(useDeskItself().store, select);
}

/** The same of what one looks at: selection, tool, zoom. */
export function useDeskView<T>(select: (view: DeskViewState) => T): T {
	return useSelected(useDeskItself().view, select);
}

/** One field, null when it is gone. 500 of these ask at each change, and only those that changed render. */
export function useField(key: string): DraftField | null {
	return useDesk(({ draft }) => draft.fields[key] ?? null);
}

export function useRecipient(key: string | null): DraftRecipient | null {
	return useDesk(({ draft }) => (key === null ? null : (draft.recipients[key] ?? null)));
}

export function useFile(key: string | null): DraftFile | null {
	return useDesk(({ draft }) => (key === null ? null : (draft.files[key] ?? null)));
}

type Source<S> = { getSnapshot(): S; subscribe(listener: () => void): () => void };

function useSelected<S, T>(source: Source<S>, select: (state: S) => T): T {
	const last = useRef<{ part: T } | null>(null);
	const read = () => {
		const part = select(source.getSnapshot());
		if (last.current && isSame(last.current.part, part)) return last.current.part;
		last.current = { part };
		return part;
	};
	return useSyncExternalStore(source.subscribe, read, read);
}
