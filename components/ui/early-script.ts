/** Marks what React does not listen to yet, though it is seen. */
export const EARLY = "data-early";

/** What was done before the page's scripts were there. */
export type EarlyDeeds = {
	/** What was typed, chosen or switched, by its control. */
	given: Map<Element, string | boolean>;
	/** The form that was sent last, and by which button. */
	sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
};

declare global {
	interface Window {
		signetEarly?: EarlyDeeds;
	}
}

/** A script for the beginning of the page: keeps what is typed and sent while the page's own scripts are on their way. */
export function earlyScript(): string {
	return `(${keepEarly.toString()})(${JSON.stringify(EARLY)})`;
}

/** Sent to the browser as it stands: it may refer to nothing outside of itself. */
function keepEarly(mark: string): void {
	const kept: EarlyDeeds = { given: new Map(), sent: null };
	window.signetEarly = kept;
	const hear = (event: Event) => {
		const control = event.target as HTMLInputElement;
		if (!control.closest(`[${mark}]`) || control.type === "file") return;
		const isSwitch = control.type === "checkbox" || control.type === "radio";
		kept.given.set(control, isSwitch ? control.checked : control.value);
	};
	document.addEventListener("input", hear, true);
	document.addEventListener("change", hear, true);
	document.addEventListener(
		"submit",
		(event) => {
			const form = event.target as HTMLFormElement;
			if (!form.hasAttribute(mark)) return;
			event.preventDefault();
			event.stopPropagation();
			form.ariaBusy = "true";
			kept.sent = { form, by: event.submitter };
		},
		true,
	);
}
