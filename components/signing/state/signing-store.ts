import { createListeners } from "#components/ui/listeners.ts";
import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import { initialState, type SigningAction, type SigningState, signingReducer } from "./signing-state.ts";

/** The page's state outside of React: calls that answer later read what is true then, not when they began. */
export type SigningStore = {
	getState(): SigningState;
	dispatch(action: SigningAction): void;
	subscribe(listener: () => void): () => void;
};

/** A store for one signing link. */
export function signingStore(view: SigningView, locale: string): SigningStore {
	let state = initialState(view, locale);
	const listeners = createListeners();
	return {
		getState: () => state,
		dispatch(action) {
			state = signingReducer(state, action);
			listeners.notify();
		},
		subscribe: listeners.subscribe,
	};
}
