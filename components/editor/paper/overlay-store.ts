import { createListeners } from "#components/ui/listeners.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import type { Guide } from "./snap.ts";

/** What a gesture draws over the pages: lengths in CSS pixels of the stack, guides in pixels of their page. */
type Overlay = {
	/** The page that the guides lie on. */
	pageKey: string | null;
	guides: readonly Guide[];
	/** Where moved fields came from. */
	origins: readonly Bounds[];
	/** What was drawn from there stays there as well. */
	isCopy: boolean;
	marquee: Bounds | null;
	/** What is about to be placed: the box of a tool. */
	ghost: Bounds | null;
	/** X and Y, or width and height, beside the pointer; `level`: what it is level with. */
	place: { left: number; top: number; text: string; level?: string } | null;
};

export const NO_OVERLAY: Overlay = {
	pageKey: null,
	guides: [],
	origins: [],
	isCopy: false,
	marquee: null,
	ghost: null,
	place: null,
};

export type OverlayStore = {
	get(): Overlay;
	set(change: Partial<Overlay>): void;
	clear(): void;
	subscribe(listener: () => void): () => void;
};

/** Holds what a gesture draws: only the overlay is rendered while one goes on, nothing else. */
export function createOverlayStore(): OverlayStore {
	let overlay = NO_OVERLAY;
	const listeners = createListeners();
	const put = (next: Overlay) => {
		overlay = next;
		listeners.notify();
	};
	return {
		get: () => overlay,
		set: (change) => put({ ...overlay, ...change }),
		clear: () => overlay !== NO_OVERLAY && put(NO_OVERLAY),
		subscribe: listeners.subscribe,
	};
}
