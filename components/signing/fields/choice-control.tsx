"use client";

import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** A check box or radio button: the browser's own, under the very drawing that sealing prints. */
export function ChoiceControl({ state, page, name, isRequired, isInvalid, isShut, describedBy }: ControlProps) {
	const { verbs } = useSigning();
	const { field, draft } = state;
	const { focusProps } = useFocusedField(field.id);
	const isOn = draft === "on";
	const isRadio = field.type === "RadioButton";
	return (
		<>
			<FieldFace state={{ ...state, shown: { kind: "text", value: draft } }} page={page} />
			<input
				type={isRadio ? "radio" : "checkbox"}
				name={isRadio ? (field.groupName ?? field.id) : undefined}
				data-field-id={field.id}
				aria-label={name}
				aria-required={isRadio ? undefined : isRequired || undefined}
				aria-invalid={isInvalid || undefined}
				aria-readonly={field.isReadOnly || undefined}
				aria-describedby={describedBy}
				disabled={field.isReadOnly || isShut}
				checked={isOn}
				onChange={(event) => verbs.edit(field.id, event.target.checked ? "on" : "off")}
				{...focusProps}
				className="field-choice"
			/>
		</>
	);
}
