"use client";

import { CalendarDays } from "lucide-react";
import { directionOf, textStyle } from "../looks/field-style.ts";
import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";
import { useTypedDate } from "./use-typed-date.ts";

/** A day, typed in the order in which it is printed, with the day in words beneath. */
export function DateControl({ state, page, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { messages } = useSigning();
	const { field, draft } = state;
	const { hint, words, isFocused, openCalendar, inputProps, pickerProps } = useTypedDate(state);
	const isShownPlain = (isFocused || state.problem !== null) && !field.isReadOnly;
	return (
		<>
			{isShownPlain ? null : <FieldFace state={state} page={page} />}
			<input
				{...inputProps}
				data-field-id={field.id}
				aria-label={name}
				aria-required={isRequired || undefined}
				aria-invalid={isInvalid || undefined}
				aria-describedby={describedBy}
				readOnly={field.isReadOnly}
				placeholder={(isFocused ? null : field.placeholder) || hint}
				dir={directionOf(field)}
				className="field-input"
				style={{
					...textStyle(field),
					color: isShownPlain || draft === "" ? field.font.color : "transparent",
				}}
			/>
			{field.isReadOnly ? null : <input {...pickerProps} />}
			{isFocused && !field.isReadOnly ? (
				<div className="field-day">
					<span aria-live="polite">{words || (isInvalid ? "" : hint)}</span>
					<button
						type="button"
						tabIndex={-1}
						aria-label={messages.fields.openCalendar}
						title={messages.fields.openCalendar}
						// The field keeps the focus.
						onPointerDown={(event) => event.preventDefault()}
						onClick={openCalendar}
					>
						<CalendarDays size={16} aria-hidden="true" />
					</button>
				</div>
			) : null}
		</>
	);
}
