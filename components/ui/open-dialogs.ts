let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
	open = next;
	for (const listener of listeners) listener();
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
export function subscribeToDialogs(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
