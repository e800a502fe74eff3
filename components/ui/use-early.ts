"use client";

import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { EARLY } from "./early-script.ts";

const noChange = () => () => {};

/**
 * Takes what was typed, switched and sent in a part of the page before its scripts were there: it happens again, and is
 * heard this time.
 *
 * @returns attributes for the part itself
 */
export function useEarly(part: RefObject<HTMLElement | null>): Record<string, string> {
	const isEarly = useSyncExternalStore(
		noChange,
		() => false,
		() => true,
	);
	useEffect(() => {
		if (!isEarly && part.current) repeat(part.current);
	}, [isEarly, part]);
	return isEarly ? { [EARLY]: "" } : {};
}

function repeat(part: HTMLElement): void {
	const early = window.signetEarly;
	if (!early) return;
	for (const [control, given] of early.given) {
		if (!part.contains(control)) continue;
		early.given.delete(control);
		giveAgain(control, given);
	}
	if (early.sent?.form !== part) return;
	const { form, by } = early.sent;
	early.sent = null;
	form.ariaBusy = null;
	// Not before what was typed is known to all that ask what it is.
	setTimeout(() => form.requestSubmit(by));
}

function giveAgain(control: Element, given: string | boolean): void {
	if (typeof given === "boolean") {
		const box = control as HTMLInputElement;
		if (box.type === "radio" && !given) return;
		// React hears of a change alone: it takes what it finds at first for what was there.
		box.checked = !given;
		box.click();
		return;
	}
	if (control instanceof HTMLSelectElement) {
		control.value = given;
		control.dispatchEvent(new Event("change", { bubbles: true }));
		return;
	}
	const field = control as HTMLInputElement | HTMLTextAreaElement;
	const [from, to] = field === document.activeElement ? [field.selectionStart, field.selectionEnd] : [null, null];
	field.value = field.defaultValue;
	// The same past React, so that it finds another value than it knows of.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, given);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	if (from !== null) field.setSelectionRange(from, to);
}
