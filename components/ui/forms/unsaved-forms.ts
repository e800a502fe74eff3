/** Forms that warn on leaving, with their values when they were loaded or last saved; null: these aren't known. */
const savedValues = new Map<HTMLFormElement, string | null>();

/** Asks whether to leave; null on pages without that question. */
let ask: ((leave: () => void) => void) | null = null;

/** The named values of a form, to compare. */
export function formValues(form: HTMLFormElement): string {
	return JSON.stringify([...new FormData(form)]);
}

/** Has a form warn on leaving until it is unmounted. */
export function trackForm(form: HTMLFormElement): () => void {
	savedValues.set(form, isTypedEarly(form) ? null : formValues(form));
	return () => savedValues.delete(form);
}

/** Something was typed before the page's scripts were loaded, so its first values are lost. */
function isTypedEarly(form: HTMLFormElement): boolean {
	const given = window.signetEarly?.given ?? new Map<Element, unknown>();
	return [...given.keys()].some((control) => form.contains(control));
}

/** @param values what was saved: more may have been typed since */
export function markSaved(form: HTMLFormElement, values: string): void {
	if (savedValues.has(form)) savedValues.set(form, values);
}

export function hasUnsavedChanges(): boolean {
	return [...savedValues].some(([form, values]) => formValues(form) !== values);
}

/** Leaves the page, after asking when something on it isn't saved. */
export function leavePage(leave: () => void): void {
	if (ask && hasUnsavedChanges()) ask(leave);
	else leave();
}

/** Has `leavePage` ask in this way until the returned function is called. */
export function askBeforeLeaving(how: (leave: () => void) => void): () => void {
	ask = how;
	return () => {
		ask = null;
	};
}

export function discardChanges(): void {
	savedValues.clear();
}
