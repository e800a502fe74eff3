import { createListeners } from "../listeners.ts";

let open: readonly HTMLDialogElement[] = [];
const listeners = createListeners();

function change(next: readonly HTMLDialogElement[]): void {
	open = next;
	listeners.notify();
}

/** Tells of a modal dialog that is shown, until what is returned is called. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
	change([...open, dialog]);
	return () => change(open.filter((one) => one !== dialog));
}

/** The modal dialog on top: all that lies beside it can neither be read clearly nor pressed. */
export function topDialog(): HTMLDialogElement | null {
	return open.at(-1) ?? null;
}

/** Calls whenever a dialog opens or closes. */
export const subscribeToDialogs = listeners.subscribe;

/** Calls once no dialog is open: now, or when the last one closes. @returns what ends the waiting */
export function whenNoDialog(act: () => void): () => void {
	if (!topDialog()) {
		act();
		return () => undefined;
	}
	const stop = subscribeToDialogs(() => {
		if (topDialog()) return;
		stop();
		act();
	});
	return stop;
}
