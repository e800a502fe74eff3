"use client";

import { useRef, useSyncExternalStore } from "react";
import { isSame } from "#components/ui/is-same.ts";
import { useSigning } from "./signing-context.tsx";
import type { SigningState } from "./signing-state.ts";

/**
 * A part of the page's state, or what follows from it; whoever asks renders when that part changes and not
 * else. A list or record is judged by its entries, so that a selector may put one together.
 */
export function useSigningState<T>(select: (state: SigningState) => T): T {
	const { store } = useSigning();
	const last = useRef<{ part: T } | null>(null);
	const read = () => {
		const part = select(store.getState());
		if (last.current && isSame(last.current.part, part)) return last.current.part;
		last.current = { part };
		return part;
	};
	return useSyncExternalStore(store.subscribe, read, read);
}
