"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import type { PrintedDateFormat } from "#lib/fields/field-types.ts";
import { formatDate, fromIsoDate } from "#lib/fields/values/calendar-date.ts";
import { dayOf } from "#lib/fields/values/canonical-value.ts";
import { printedDateFormat } from "#lib/fields/values/format.ts";
import { readTypedDate, withSeparators } from "#lib/fields/values/typed-date.ts";
import { formatDay } from "#lib/i18n/format.ts";
import type { FieldState } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";
import { dateHint } from "./date-hint.ts";

/**
 * A day that is typed in the order of the field's own format, whatever the browser's is: figures would
 * else mean one day while they are typed and another when they are printed. It is also said in words, and
 * the browser's calendar can be opened for it.
 */
export function useTypedDate({ field, draft, problem }: FieldState) {
	const { verbs, messages, display, dispatch } = useSigning();
	const format = printedDateFormat(field, display);
	const [typed, setTyped] = useState<string | null>(null);
	const picker = useRef<HTMLInputElement>(null);
	const text = typed ?? printed(draft, format, display.locale);
	const day = problem?.code === "notDate" ? null : fromIsoDate(draft) && draft;
	const enter = (entry: string) => {
		setTyped(entry);
		verbs.edit(field.id, readTypedDate(entry, format) ?? entry);
	};
	const openCalendar = () => picker.current?.showPicker();
	return {
		hint: dateHint(format, messages),
		/** In the signer's language; empty until it is a day. */
		words: day ? formatDay(day, display.locale) : "",
		isFocused: typed !== null,
		openCalendar,
		inputProps: {
			type: "text",
			inputMode: format.includes("MMM") ? "text" : "numeric",
			autoComplete: "off",
			value: text,
			onFocus: () => {
				setTyped(text);
				dispatch({ type: "activated", id: field.id });
			},
			onBlur: () => {
				setTyped(null);
				dispatch({ type: "left", id: field.id });
				verbs.commit(field.id);
			},
			onChange: (event: { target: { value: string } }) => enter(withSeparators(text, event.target.value, format)),
			onKeyDown: (event: KeyboardEvent) => {
				// As in the browser's own date inputs.
				if (event.key !== "ArrowDown" || !event.altKey || field.isReadOnly) return;
				event.preventDefault();
				openCalendar();
			},
		},
		pickerProps: {
			ref: picker,
			type: "date",
			tabIndex: -1,
			"aria-hidden": true,
			className: "date-picker",
			min: dayOf(field.minDate) ?? undefined,
			max: dayOf(field.maxDate) ?? "9999-12-31",
			value: day ?? "",
			onChange: (event: { target: { value: string } }) => {
				const { value } = event.target;
				// It may be used without the control having the focus.
				setTyped((before) => (before === null ? null : printed(value, format, display.locale)));
				verbs.edit(field.id, value);
			},
		},
	} as const;
}

/** The stored day as the page prints it; what is no day yet stays as it was typed. */
function printed(draft: string, format: PrintedDateFormat, locale: string): string {
	const date = fromIsoDate(draft);
	return date ? formatDate(date, format, locale) : draft;
}
