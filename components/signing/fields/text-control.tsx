"use client";

import { type ChangeEvent, useMemo } from "react";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { LookValue } from "#lib/fields/looks/look-parts.ts";
import { usedLineHeight } from "#lib/fields/looks/text-layout.ts";
import { directionOf, scaled, textStyle } from "../looks/field-style.ts";
import { useFieldLook } from "../looks/use-field-look.ts";
import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** Typed text. While it has the focus it is a plain input; otherwise the page shows the text as it prints. */
export function TextControl({ state, page, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { verbs } = useSigning();
	const { field, draft } = state;
	const { isFocused, focusProps } = useFocusedField(field.id);
	const value = useMemo<LookValue>(() => (draft === "" ? { kind: "none" } : { kind: "text", text: draft }), [draft]);
	const look = useFieldLook(field, value, page);
	const isShownPlain = isFocused || state.problem !== null;
	const props = {
		"data-field-id": field.id,
		"aria-label": name,
		"aria-required": isRequired || undefined,
		"aria-invalid": isInvalid || undefined,
		"aria-readonly": field.isReadOnly || undefined,
		"aria-describedby": describedBy,
		readOnly: field.isReadOnly,
		placeholder: field.placeholder,
		value: draft,
		dir: directionOf(field),
		autoComplete: completionOf(field),
		inputMode: inputModeOf(field),
		onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => verbs.edit(field.id, event.target.value),
		...focusProps,
		className: "field-input",
		style: {
			...textStyle(field),
			// Typing goes on at full size; a box that grows does so while it is typed into.
			minWidth: look && isFocused ? scaled(look.extent.width) : undefined,
			minHeight: look && isFocused ? scaled(look.extent.height) : undefined,
			color: isShownPlain || draft === "" ? field.font.color : "transparent",
		},
	};
	return (
		<>
			{isShownPlain ? null : <FieldFace state={state} page={page} />}
			{isMultiline(field) ? <textarea {...props} /> : <input type="text" {...props} />}
		</>
	);
}

/** Only a text box with room for two lines takes several. */
export function isMultiline(field: FieldDefinition): boolean {
	return field.type === "TextBox" && field.bounds.height >= 2 * usedLineHeight(field.font);
}

/** What a browser may offer to fill in. */
export function completionOf({ type }: FieldDefinition): string {
	const known = { Name: "name", Email: "email", Title: "organization-title", Company: "organization" };
	return known[type as keyof typeof known] ?? "off";
}

/** The keyboard a phone shows. */
export function inputModeOf({ type, validationType }: FieldDefinition): "email" | "decimal" | "text" {
	if (type === "Email" || validationType === "EmailAddress") return "email";
	return validationType === "NumbersOnly" || validationType === "Currency" ? "decimal" : "text";
}
