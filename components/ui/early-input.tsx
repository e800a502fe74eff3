"use client";

import { useEffect } from "react";

/**
 * Ends what the early script does, and does again what was typed, sent and pressed until then: it is heard this time.
 * Placed behind everything else, so that all of it is ready.
 */
export function EarlyInput(): null {
	useEffect(() => {
		const early = window.signetEarly;
		if (!early || early.isOver) return;
		early.isOver = true;
		for (const [control, given] of early.given) if (control.isConnected) giveAgain(control, given);
		const { sent, pressed } = early;
		if (sent) sent.form.ariaBusy = null;
		if (pressed) pressed.ariaBusy = null;
		// Not before what was typed is known to all that ask what it is.
		setTimeout(() => {
			if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
			if (pressed?.isConnected) pressed.click();
		});
	}, []);
	return null;
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
