"use client";

import { PenLine } from "lucide-react";
import { format } from "#lib/i18n/message.ts";
import { scaled } from "../looks/field-style.ts";
import { isStateFilled } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";

import { useFocusedField } from "./use-focused-field.ts";

/** A place for a signature, initials or a drawing: one press puts the adopted one there. */
export function MarkControl({ state, page, name, isRequired, describedBy }: ControlProps) {
	const { verbs, messages } = useSigning();
	const { field } = state;
	const { focusProps } = useFocusedField(field.id);
	const { fields } = messages;
	const isFilled = isStateFilled(state);
	const verb = field.type === "Signature" ? fields.sign : field.type === "Initial" ? fields.initial : fields.draw;
	const description = [name, isRequired && fields.required.toLowerCase(), isFilled ? fields.filled : fields.empty];
	const { width, height } = field.bounds;
	// A letter is a good half as wide as it is high; the pen with its gap as two letters and a half.
	const size = Math.min(15, height * 0.5, width / (0.6 * verb.length + 2.5));
	return (
		<button
			type="button"
			data-field-id={field.id}
			aria-label={format(fields.labelled, { label: verb, value: description.filter(Boolean).join(", ") })}
			aria-describedby={describedBy}
			onClick={() => verbs.place(field.id)}
			{...focusProps}
			className="field-button"
		>
			{isFilled ? (
				<FieldFace state={state} page={page} />
			) : (
				<span className="field-call" style={{ fontSize: scaled(size), gap: scaled(size * 0.4) }}>
					<PenLine aria-hidden="true" className="shrink-0" style={{ width: "1.15em", height: "1.15em" }} />
					{verb}
				</span>
			)}
		</button>
	);
}
