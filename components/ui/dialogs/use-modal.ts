import { type RefObject, useEffect, useRef } from "react";
import { addOpenDialog } from "./open-dialogs.ts";

/** Opens the native dialog, chooses what has the focus in it, and gives it back. */
export function useModal(isOpen: boolean, opener: RefObject<HTMLElement | null> | undefined) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || !isOpen) return;
		const before = document.activeElement;
		dialog.showModal();
		const forget = addOpenDialog(dialog);
		// The browser would choose the close button; what one came for is better.
		dialog
			.querySelector<HTMLElement>(
				"[data-dialog-body] :is(input:not([type='hidden']), select, textarea, [tabindex='0'])",
			)
			?.focus();
		return () => {
			forget();
			dialog.close();
			// The element is gone from the page by now, so the browser gives the focus to nobody.
			if (document.activeElement !== document.body) return;
			const next = before?.isConnected && before !== document.body ? before : opener?.current;
			if (next instanceof HTMLElement) next.focus({ preventScroll: true });
		};
	}, [isOpen, opener]);
	return ref;
}
