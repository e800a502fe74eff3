"use client";

import { CalendarDays } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { useTypedDate } from "../fields/use-typed-date.ts";
import { directionOf } from "../looks/field-style.ts";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isBeingEntered } from "../state/signing-progress.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import type { SheetControlProps } from "./sheet-control-props.ts";

/** A day in the sheet of a phone: typed in its own order, or chosen in the phone's calendar. */
export function SheetDate({ state, id, isRequired }: SheetControlProps) {
	const { messages } = useSigning();
	const { field } = state;
	const isEntering = useSigningState((all) => isBeingEntered(all, field.id));
	const isWrong = state.problem !== null && !isEntering;
	const { hint, words, openCalendar, inputProps, pickerProps } = useTypedDate(state);
	return (
		<div className="flex flex-col gap-2">
			<div className="relative flex gap-2">
				<input
					{...inputProps}
					id={id}
					aria-label={fieldName(field, messages)}
					aria-required={isRequired || undefined}
					aria-invalid={isWrong || undefined}
					aria-describedby={`${id}-note ${id}-day`}
					placeholder={hint}
					enterKeyHint="next"
					dir={directionOf(field)}
					className={`${CONTROL_CLASS} min-h-12`}
				/>
				<Button
					size="lg"
					aria-label={messages.fields.openCalendar}
					icon={<CalendarDays size={20} aria-hidden="true" />}
					onClick={openCalendar}
				/>
				<input {...pickerProps} />
			</div>
			<p id={`${id}-day`} aria-live="polite" className="min-h-6 font-medium">
				{words}
			</p>
		</div>
	);
}
