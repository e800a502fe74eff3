/** Marks a form with an action that the page handles itself once its scripts are loaded. */
export const EARLY = { "data-early": "" };

/** What was done before the page's scripts were there. */
export type EarlyInput = {
	/** What was typed, chosen or switched, by its control. */
	given: Map<Element, string | boolean>;
	/** The form that was sent last, and by which button. */
	sent: { form: HTMLFormElement; by: HTMLElement | null } | null;
	/** The button that was pressed last. */
	pressed: HTMLElement | null;
	/** The scripts are loaded. */
	isOver: boolean;
};

declare global {
	interface Window {
		signetEarly?: EarlyInput;
	}
}

/**
 * A script for the start of the page: keeps what is typed, submitted and pressed until the page’s own scripts are loaded.
 * Forms and buttons that wait show as busy.
 */
export function earlyScript(): string {
	return `(${keepEarly.toString()})()`;
}

/** Sent to the browser as it stands: it may refer to nothing outside of itself. */
function keepEarly(): void {
	const kept: EarlyInput = { given: new Map(), sent: null, pressed: null, isOver: false };
	window.signetEarly = kept;
	const listen = (type: string, hear: (event: Event) => void) =>
		document.addEventListener(type, (event) => kept.isOver || hear(event), true);
	const hold = (event: Event) => {
		event.preventDefault();
		// React listens on the document too, before the page is ready.
		event.stopImmediatePropagation();
	};
	const keepGiven = ({ target }: Event) => {
		const control = target as HTMLInputElement;
		if (control.type === "file" || !("value" in control)) return;
		const isSwitch = control.type === "checkbox" || control.type === "radio";
		// The page now handles the newer value itself.
		if (kept.isOver) kept.given.delete(control);
		else kept.given.set(control, isSwitch ? control.checked : control.value);
	};
	for (const type of ["input", "change"]) document.addEventListener(type, keepGiven, true);
	listen("submit", (event) => {
		const form = event.target as HTMLFormElement;
		if (form.hasAttribute("action") && !form.hasAttribute("data-early")) return;
		hold(event);
		form.ariaBusy = "true";
		kept.sent = { form, by: (event as SubmitEvent).submitter };
	});
	listen("click", (event) => {
		const button = (event.target as Element).closest<HTMLElement>("button, [role=button]");
		const { type, form } = (button ?? {}) as HTMLButtonElement;
		if (!button || button.ariaDisabled === "true" || (form && type !== "button")) return;
		hold(event);
		if (kept.pressed) kept.pressed.ariaBusy = null;
		button.ariaBusy = "true";
		kept.pressed = button;
	});
}
