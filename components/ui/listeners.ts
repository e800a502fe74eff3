/** Who waits for something to change: what `useSyncExternalStore` subscribes to. */
export type Listeners = {
	/** Calls whenever there is a change, until what is returned is called. */
	subscribe(listener: () => void): () => void;
	/** Tells everybody of a change. */
	notify(): void;
	/** How many wait. */
	count(): number;
};

/** Nobody waits yet. */
export function createListeners(): Listeners {
	const listeners = new Set<() => void>();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		notify() {
			for (const listener of listeners) listener();
		},
		count: () => listeners.size,
	};
}
