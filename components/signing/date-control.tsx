"use client";

import { dayOf } from "#lib/fields/canonical-value.ts";
import { dateHint } from "./date-hint.ts";
import { type ControlProps, FieldFace } from "./field-box.tsx";
import { directionOf, HINT_STYLE, textStyle } from "./field-style.ts";
import { useSigning } from "./signing-context.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** A day, by the browser's own date input; away from it the day stands in the sender's format. */
export function DateControl({ state, page, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { verbs, messages, display } = useSigning();
	const { field, draft } = state;
	const { isFocused, focusProps } = useFocusedField(field.id);
	const isShownPlain = isFocused && !field.isReadOnly;
	const hint = field.placeholder || dateHint(field.dateFormat ?? display.account.dateFormat, messages);
	return (
		<>
			{isShownPlain ? null : <FieldFace state={state} page={page} />}
			{draft === "" && !isShownPlain ? (
				<span aria-hidden="true" className="field-hint" style={{ ...textStyle(field), ...HINT_STYLE }}>
					{hint}
				</span>
			) : null}
			<input
				type="date"
				data-field-id={field.id}
				aria-label={name}
				required={isRequired}
				aria-invalid={isInvalid || undefined}
				aria-describedby={describedBy}
				title={messages.fields.dateFormat.replace("{format}", hint)}
				readOnly={field.isReadOnly}
				placeholder={field.placeholder || undefined}
				dir={directionOf(field)}
				min={dayOf(field.minDate) ?? undefined}
				max={dayOf(field.maxDate) ?? "9999-12-31"}
				value={draft}
				onChange={(event) => verbs.edit(field.id, event.target.value)}
				{...focusProps}
				className={isShownPlain ? "field-input" : "field-input field-input-hidden"}
				style={textStyle(field)}
			/>
		</>
	);
}
