"use client";

import { displayText } from "#lib/fields/values/format.ts";
import { type ControlProps, FieldFace } from "../fields/field-face.tsx";
import { scaled } from "../looks/field-style.ts";
import { isStateFilled, toRuleField } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";

/** On a phone a field is a target that opens a sheet with a large control. */
export function SheetButton({ state, page, name, isRequired, describedBy }: ControlProps) {
	const { verbs, messages, display } = useSigning();
	const { field, shown } = state;
	const isFilled = isStateFilled(state);
	const { fields } = messages;
	const description = [
		name,
		isRequired && fields.required.toLowerCase(),
		shown?.kind === "text"
			? displayText(toRuleField(state), display) || shown.value
			: isFilled
				? fields.filled
				: fields.empty,
	];
	return (
		<button
			type="button"
			data-field-id={field.id}
			aria-haspopup="dialog"
			aria-label={description.filter(Boolean).join(", ")}
			aria-describedby={describedBy}
			onClick={() => verbs.goTo(field.id)}
			className="field-button"
		>
			{isFilled ? (
				<FieldFace state={state} page={page} />
			) : (
				<span className="field-call" style={{ fontSize: scaled(Math.min(13, field.bounds.height * 0.6)) }}>
					<span className="truncate">{name}</span>
				</span>
			)}
		</button>
	);
}
