"use client";

import { Paperclip } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { completionOf, inputModeOf, isMultiline } from "../fields/text-control.tsx";
import { useFileChoice } from "../fields/use-file-choice.ts";
import { directionOf } from "../looks/field-style.ts";
import type { FieldState } from "../state/field-state.ts";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isBeingEntered } from "../state/signing-progress.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import { SheetChoice } from "./sheet-choice.tsx";
import type { SheetControlProps } from "./sheet-control-props.ts";
import { SheetDate } from "./sheet-date.tsx";
import { useTyped } from "./use-typed.ts";

/** A field's control at a size for thumbs; 16 px text, so that phones do not zoom in. */
export function SheetControl({ state, id, isRequired }: SheetControlProps) {
	const { verbs, messages, dispatch } = useSigning();
	const { field } = state;
	const [draft, edit, settle] = useTyped(state.draft, (entry) => verbs.edit(field.id, entry));
	const isEntering = useSigningState((all) => isBeingEntered(all, field.id));
	const isWrong = state.problem !== null && !isEntering;
	const { kind } = FIELD_REGISTRY[field.type];
	if (kind === "file") return <SheetFile state={state} id={id} />;
	if (kind === "date") return <SheetDate state={state} id={id} isRequired={isRequired} />;
	if (kind === "choice") return <SheetChoice state={state} id={id} isRequired={isRequired} />;
	const props = {
		id,
		"aria-label": fieldName(field, messages),
		"aria-required": isRequired || undefined,
		"aria-invalid": isWrong || undefined,
		"aria-describedby": `${id}-note`,
		value: draft,
		dir: directionOf(field),
		onFocus: () => dispatch({ type: "activated", id: field.id }),
		onBlur: () => {
			settle();
			dispatch({ type: "left", id: field.id });
			verbs.commit(field.id);
		},
		onChange: (event: { target: { value: string } }) => edit(event.target.value),
		className: `${CONTROL_CLASS} min-h-12`,
	};
	if (kind === "option") {
		return (
			<select {...props} className={cx(props.className, draft === "" && "text-ink-soft italic")}>
				<option value="">{field.placeholder || messages.fields.chooseOption}</option>
				{field.dropdownOptions.map((option) => (
					<option key={option}>{option}</option>
				))}
			</select>
		);
	}
	const text = {
		...props,
		placeholder: field.placeholder,
		autoComplete: completionOf(field),
		inputMode: inputModeOf(field),
	};
	return isMultiline(field) ? (
		<textarea {...text} rows={4} className={`${CONTROL_CLASS} py-3`} />
	) : (
		<input type="text" enterKeyHint="next" {...text} />
	);
}

function SheetFile({ state, id }: { state: FieldState; id: string }) {
	const { verbs, messages } = useSigning();
	const { field, shown } = state;
	const { isBusy, inputProps } = useFileChoice(state);
	const { actions, fields } = messages;
	return (
		<div className="flex flex-col gap-3">
			{shown?.kind === "file" ? (
				<div className="flex items-center gap-3 rounded-control border border-line px-3 py-2">
					{field.type === "Image" ? (
						<img src={shown.url} alt="" className="size-14 rounded object-contain" />
					) : (
						<Paperclip size={20} className="text-ink-soft" aria-hidden="true" />
					)}
					<span className="min-w-0 flex-1 truncate">{shown.name}</span>
					<Button variant="ghost" onClick={() => verbs.clear(field.id)}>
						{actions.remove}
					</Button>
				</div>
			) : null}
			<label className={buttonClass("secondary", "lg", "focus-within:outline-2 focus-within:outline-seal")}>
				{isBusy ? <Spinner /> : null}
				{isBusy ? fields.uploading : shown ? actions.replace : actions.choose}
				<input {...inputProps} id={id} className="sr-only" aria-describedby={`${id}-note`} />
			</label>
		</div>
	);
}
