import type { Work } from "../work/work-context.tsx";

type Shown = "recipients" | "properties" | "fields" | "settings";

const CONTROLS = "button, input, select, textarea, a[href], [tabindex='0']";

/** Shows what stands beside the pages, on a phone as a sheet, and gives the first of its controls the keyboard. */
export function showPanel({ shell }: Work, which: Shown): void {
	const isWide = window.matchMedia("(min-width: 768px)").matches;
	const isFolded = shell.getSnapshot().right === "folded";
	const hasRoom = window.matchMedia("(min-width: 1024px)").matches;
	shell.set({
		...(which === "recipients" ? {} : { panel: which }),
		...(isWide ? { right: isFolded || hasRoom ? null : "open" } : { sheet: which }),
	});
	// It is there with the next frame, after a dialog has given the keyboard back.
	requestAnimationFrame(() => {
		const panel = document.querySelector(which === "recipients" ? ".desk-recipients" : "#desk-panel");
		const first = [...(panel?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find((one) => one.checkVisibility());
		first?.focus();
	});
}
