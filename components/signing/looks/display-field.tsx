"use client";

import { useEffect, useState } from "react";
import { displayText } from "#lib/fields/values/format.ts";
import { format } from "#lib/i18n/message.ts";
import { type ControlProps, FieldFace } from "../fields/field-face.tsx";
import { toRuleField } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";

/** What is only shown: labels, links, the date of signing (today's, until Finish sets it). */
export function DisplayField({ state, page, name, describedBy }: ControlProps) {
	const { display, messages } = useSigning();
	const { field, shown } = state;
	const rule = toRuleField(state);
	const isPreview = field.type === "DateSigned" && shown === null;
	const now = useNow();
	const text = displayText(isPreview ? { ...rule, value: now } : rule, display);
	if (field.type === "Hyperlink") {
		return (
			<a
				data-field-id={field.id}
				href={rule.value ?? undefined}
				target="_blank"
				rel="noopener noreferrer"
				className="field-link absolute inset-0"
			>
				<span className="sr-only">{text}</span>
				<FieldFace state={state} page={page} />
			</a>
		);
	}
	return (
		<div
			data-field-id={field.id}
			className={isPreview ? "absolute inset-0 opacity-50" : "absolute inset-0"}
			aria-describedby={isPreview ? describedBy : undefined}
		>
			<span className="sr-only">
				{field.type === "Label" ? text : format(messages.fields.labelled, { label: name, value: text })}
			</span>
			<FieldFace state={isPreview && now ? { ...state, shown: { kind: "text", value: now } } : state} page={page} />
		</div>
	);
}

/** The moment the page was shown, ISO 8601; null while the server renders, whose clock is not the reader's. */
function useNow(): string | null {
	const [now, setNow] = useState<string | null>(null);
	useEffect(() => setNow(new Date().toISOString()), []);
	return now;
}
