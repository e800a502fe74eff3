"use client";

import { useWork } from "#components/editor/work/work-context.tsx";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";

/** Shows a field: chooses it, scrolls to it and gives it the keyboard. */
export function useShowField(): (key: string) => void {
	const { view, paper, shell } = useWork();
	return (key) => {
		shell.set({ sheet: null });
		view.set({ selection: [key], tool: null });
		paper.current?.focusField(key);
	};
}

/** Opens what is folded, and gives the keyboard to the first text in it. */
function unfold(id: string): void {
	const fold = document.getElementById(id);
	if (!(fold instanceof HTMLDetailsElement)) return;
	fold.open = true;
	fold.querySelector("input")?.focus();
}

/** Leads to where something can be put right, and out of the sheet that said so. */
export function useLead(): (problem: DraftProblem) => void {
	const { shell, view, store } = useWork();
	const showField = useShowField();
	const isNarrow = () => !window.matchMedia("(min-width: 768px)").matches;
	return ({ at, kind }) => {
		shell.set({ isSendOpen: false, dialog: null });
		// The dialog gives the keyboard back to what opened it first.
		requestAnimationFrame(() => {
			if (at.in === "fields" && kind !== "fieldWithoutPage") showField(at.id);
			else if (at.in === "fields") shell.set({ panel: "fields", sheet: isNarrow() ? "fields" : null });
			else if (kind === "noFields" || kind === "noSignature") {
				if (at.in === "recipients") view.set({ recipientId: at.id, tool: "Signature" });
				shell.set({ sheet: null });
				const [first] = Object.keys(store.getSnapshot().draft.files);
				if (first === undefined) view.set({ tool: null });
			} else if (at.in === "recipients" || kind === "noRecipients") {
				if (at.in === "recipients") view.set({ recipientId: at.id });
				shell.set({ right: "open", sheet: isNarrow() ? "recipients" : null });
				// It is there once the recipient is drawn.
				if (kind === "noAccessCode") requestAnimationFrame(() => unfold("desk-proof"));
			} else if (at.in === "files" || kind === "noFiles") shell.set({ sheet: isNarrow() ? "pages" : null });
			else if (kind === "noTitle") document.getElementById("desk-title")?.focus();
			else shell.set({ panel: "settings", right: "open", sheet: isNarrow() ? "settings" : null });
		});
	};
}
