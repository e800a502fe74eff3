"use client";

import { useEffect } from "react";
import type { EarlyInput as Early } from "./early-script.ts";

/**
 * Stops the early script and replays what was typed, submitted and pressed until then. Rendered last, so that everything
 * before it is ready.
 */
export function EarlyInput(): null {
	useEffect(() => {
		const early = window.signetEarly;
		if (!early || early.isOver) return;
		early.isOver = true;
		// In a task of its own: React may run this effect within an event, whose handlers would then read a control that
		// React has just reset.
		setTimeout(() => replay(early));
	}, []);
	return null;
}

function replay({ given, sent, pressed }: Early): void {
	for (const [control, value] of given) if (control.isConnected) giveAgain(control, value);
	if (sent) sent.form.ariaBusy = null;
	if (pressed) pressed.ariaBusy = null;
	// After everything that depends on the replayed text has rendered.
	setTimeout(() => {
		if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
		if (pressed?.isConnected) pressed.click();
	});
}

function giveAgain(control: Element, given: string | boolean): void {
	if (typeof given === "boolean") {
		const box = control as HTMLInputElement;
		if (box.type === "radio" && !given) return;
		// React reacts to changes only, and takes the state it finds as the initial one.
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
	// Bypasses React, so that it notices a value that differs from the one it knows.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, given);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	if (from !== null) field.setSelectionRange(from, to);
}
