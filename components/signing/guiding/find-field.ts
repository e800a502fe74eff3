/** Share of the window's height at which a field comes to stand: the upper third. */
const UPPER_THIRD = 0.28;
/** Frames to wait for a page that is only now being mounted. */
const MAX_FRAMES = 60;

/** The control of a field on the page, when its page is mounted. */
function controlOf(fieldId: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(`[data-field-id="${CSS.escape(fieldId)}"]:not([disabled])`);
}

/** Brings a place of a page (share of its height) into the upper third of the window. */
export function scrollToPlace(page: number, share: number): void {
	const shell = document.getElementById(`page-${page}`);
	if (!shell) return;
	const box = shell.getBoundingClientRect();
	const top = window.scrollY + box.top + box.height * share - window.innerHeight * UPPER_THIRD;
	const isFar = Math.abs(top - window.scrollY) > 3 * window.innerHeight;
	const isCalm = isFar || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	window.scrollTo({ top: Math.max(0, top), behavior: isCalm ? "instant" : "smooth" });
}

/** Gives a field's control the focus as soon as it is there. */
export function focusField(fieldId: string): void {
	let frames = 0;
	const tryFocus = () => {
		const control = controlOf(fieldId);
		if (control) control.focus({ preventScroll: true });
		else if (frames++ < MAX_FRAMES) requestAnimationFrame(tryFocus);
	};
	requestAnimationFrame(tryFocus);
}
