"use client";

import { format } from "#lib/i18n/message.ts";
import { type ControlProps, FieldFace } from "../fields/field-face.tsx";
import { formulaWords } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";

/** Stands where there is something to calculate with and no number comes of it; the reason is said. */
const NO_NUMBER = "\u2013";

/** A calculated number, as what it is calculated from is typed. Until there is one, the place is held in a lighter tone. */
export function FormulaField({ state, page, name, describedBy }: ControlProps) {
	const { display, messages } = useSigning();
	const { field, shown, obstacle } = state;
	const words = formulaWords(state, messages, display);
	const holder = obstacle === null || obstacle === "waiting" ? field.placeholder : NO_NUMBER;
	const held = holder === "" ? null : ({ kind: "text", value: holder } as const);
	const face = shown ? state : { ...state, field: { ...field, type: "Label" as const }, shown: held };
	return (
		<div
			data-field-id={field.id}
			className={shown ? "field-result" : "field-result field-result-held"}
			title={shown || obstacle === null ? undefined : words.charAt(0).toUpperCase() + words.slice(1)}
		>
			<span className="sr-only" aria-describedby={describedBy}>
				{format(messages.fields.labelled, { label: name, value: words })}
			</span>
			<FieldFace state={face} page={page} />
		</div>
	);
}
