"use client";

import { ImagePlus, Paperclip, X } from "lucide-react";
import { useState } from "react";
import { format } from "#lib/i18n/message.ts";
import { scaled } from "../looks/field-style.ts";
import { useSigning } from "../state/signing-context.tsx";
import { type ControlProps, FieldFace } from "./field-face.tsx";
import { useFileChoice } from "./use-file-choice.ts";
import { useFocusedField } from "./use-focused-field.ts";

/** A picture or attachment: the whole box is the browser's file input. */
export function FileControl({ state, page, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { verbs, messages } = useSigning();
	const { field, shown } = state;
	const { focusProps } = useFocusedField(field.id);
	const { isBusy, inputProps } = useFileChoice(state);
	const [isOver, setIsOver] = useState(false);
	const Icon = field.type === "Image" ? ImagePlus : Paperclip;
	const size = Math.min(14, field.bounds.height * 0.5);
	if (field.isReadOnly) return <FieldFace state={state} page={page} />;
	return (
		<>
			{shown ? (
				<FieldFace state={state} page={page} />
			) : (
				<span
					aria-hidden="true"
					className="field-call absolute inset-0"
					style={{ fontSize: scaled(size), gap: scaled(size * 0.4) }}
				>
					<Icon style={{ width: "1.15em", height: "1.15em" }} />
					<span className="truncate">{isBusy ? messages.fields.uploading : name}</span>
				</span>
			)}
			<input
				{...inputProps}
				data-field-id={field.id}
				aria-label={
					shown?.kind === "file" ? format(messages.fields.labelled, { label: name, value: shown.name }) : name
				}
				required={isRequired}
				// Said outright: an empty required input counts as invalid from the start.
				aria-invalid={isInvalid}
				aria-describedby={describedBy}
				onDragEnter={() => setIsOver(true)}
				onDragLeave={() => setIsOver(false)}
				onDrop={() => setIsOver(false)}
				{...focusProps}
				className={isOver ? "field-choice outline-2 outline-seal" : "field-choice"}
			/>
			{shown ? (
				<button
					type="button"
					className="field-remove"
					aria-label={format(messages.fields.labelled, { label: messages.actions.remove, value: name })}
					title={messages.actions.remove}
					onClick={() => verbs.clear(field.id)}
				>
					<X size={14} aria-hidden="true" />
				</button>
			) : null}
		</>
	);
}
