"use client";

import { Lock } from "lucide-react";
import { memo } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { format } from "#lib/i18n/message.ts";
import { recipientLook } from "../recipients/recipient-look.ts";
import { useNamedRecipient } from "../recipients/use-recipient-names.ts";
import { useDeskView, useField } from "../state/use-editor.ts";
import { toggleHeld } from "../verbs/select-fields.ts";
import { showPanel } from "../verbs/show-panel.ts";
import { useWork, type Work } from "../work/work-context.tsx";

type Props = {
	fieldKey: string;
	/** Over all files, from 1. */
	pageNumber: number;
	/** Place in the reading order of the whole document, from 1. */
	index: number;
	count: number;
};

/** A field on the paper: a button, so that everybody reaches it. It renders when it changes, not when others do. */
export const FieldButton = memo(function FieldButton({ fieldKey, pageNumber, index, count }: Props) {
	const work = useWork();
	const field = useField(fieldKey);
	const words = useWords("editor");
	const isSelected = useDeskView(({ selection }) => selection.includes(fieldKey));
	const recipient = useNamedRecipient(field?.recipientId);
	if (!field) return null;
	const look = recipientLook(recipient?.hue ?? 0);
	const type = work.types[field.type];
	const { named, required, readOnly, place, nobody } = words.paper.field;
	const { fixed } = words.correcting;
	const state = field.isReadOnly ? readOnly : field.isRequired ? required : null;
	const name = [
		format(named, { field: captionOf(field) || type, name: recipient?.name ?? nobody, page: pageNumber }),
		state,
		recipient?.isFixed ? fixed.field : null,
		format(place, { index, total: count }),
	];
	return (
		<button
			type="button"
			data-field={fieldKey}
			data-type={field.type}
			data-kind={FIELD_REGISTRY[field.type].kind}
			data-selected={isSelected ? "" : undefined}
			data-fixed={recipient?.isFixed ? "" : undefined}
			data-pattern={look.pattern}
			aria-label={name.filter(Boolean).join(", ")}
			aria-pressed={isSelected}
			className="desk-field"
			style={boxStyle(field, recipient ? look.colour : "#5a5f68")}
			onFocus={({ target }) => {
				// Whoever comes by the keyboard works on what has it; pointers have a layer of their own.
				const { selection, isHeld } = work.view.getSnapshot();
				if (target.matches(":focus-visible") && !isHeld && !selection.includes(fieldKey))
					work.view.set({ selection: [fieldKey] });
			}}
			onClick={({ detail, shiftKey }) => detail === 0 && pressByKey(work, fieldKey, shiftKey)}
		>
			{FIELD_REGISTRY[field.type].kind === "choice" ? null : (
				<>
					<FieldFace field={field} type={type} />
					{recipient ? (
						<span className="desk-field-mark">
							{recipient.isFixed ? <Lock size={11} aria-hidden="true" /> : recipient.mark}
						</span>
					) : null}
				</>
			)}
		</button>
	);
});

/** With Shift it joins or leaves those that are selected; else it is selected, and what is selected shows its properties. */
function pressByKey(work: Work, key: string, adds: boolean): void {
	const { selection } = work.view.getSnapshot();
	if (adds) toggleHeld(work, key);
	else if (selection.length === 1 && selection[0] === key) showPanel(work, "properties");
	else work.view.set({ selection: [key] });
}

function FieldFace({ field, type }: { field: DraftField; type: string }) {
	const Icon = FIELD_ICONS[field.type];
	const caption = captionOf(field);
	return (
		<span className="desk-field-face">
			<Icon size={13} aria-hidden="true" />
			<span className="desk-field-words" dir="auto">
				{caption || type}
				{field.isRequired && !field.isReadOnly ? <span className="desk-field-star">{" *"}</span> : null}
			</span>
		</span>
	);
}

/** What a field says of itself: what stands in it, what it is called; empty where only its type is known. */
function captionOf({ type, value, label, placeholder, hyperlinkText }: DraftField): string {
	if (type === "Hyperlink") return hyperlinkText || value || label;
	const isShown = FIELD_REGISTRY[type].kind === "text" || type === "Label";
	return (isShown ? value : "") || label || placeholder;
}

function boxStyle({ bounds: { x, y, width, height } }: DraftField, hue: string): React.CSSProperties {
	return { "--x": x, "--y": y, "--w": width, "--h": height, "--hue": hue } as React.CSSProperties;
}
