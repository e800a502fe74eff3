"use client";

import { ChevronDown } from "lucide-react";
import { directionOf, HINT_STYLE, scaled, textStyle } from "../looks/field-style.ts";
import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** One of a list. */
export function OptionControl({ state, page, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { verbs, messages } = useSigning();
	const { field, draft } = state;
	const { focusProps } = useFocusedField(field.id);
	const size = scaled(Math.min(16, field.bounds.height * 0.7));
	return (
		<>
			<FieldFace state={state} page={page} />
			<select
				data-field-id={field.id}
				aria-label={name}
				aria-required={isRequired || undefined}
				aria-invalid={isInvalid || undefined}
				aria-describedby={describedBy}
				dir={directionOf(field)}
				value={draft}
				onChange={(event) => verbs.edit(field.id, event.target.value)}
				{...focusProps}
				className="field-input appearance-none"
				// What is asked for is no value: it stands aslant, in grey.
				style={{ ...textStyle(field), ...(draft === "" ? HINT_STYLE : { color: "transparent" }) }}
			>
				<option value="">{field.placeholder || messages.fields.chooseOption}</option>
				{field.dropdownOptions.map((option) => (
					<option key={option} value={option} className="text-ink">
						{option}
					</option>
				))}
			</select>
			{draft === "" ? (
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 my-auto text-ink-soft ltr:right-[2%] rtl:left-[2%]"
					style={{ width: size, height: size }}
				/>
			) : null}
		</>
	);
}
