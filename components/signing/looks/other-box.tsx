"use client";

import { useMemo } from "react";
import type { OtherField } from "#lib/contract/signing/signing-page.ts";
import { FIELD_REGISTRY, isSetOnFinish } from "#lib/fields/registry.ts";
import { type DisplayContext, displayText } from "#lib/fields/values/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { placeStyle } from "./field-style.ts";
import { ValueFace } from "./value-face.tsx";

type OtherBoxProps = { id?: string; other: OtherField; page: { widthPx: number; heightPx: number } };

/** What is printed of somebody else's field: shown as it will be printed, empty boxes and backgrounds too. */
export function OtherBox({ id, other, page }: OtherBoxProps) {
	const { messages, display } = useSigning();
	const theirs = useMemo(() => ({ ...display, locale: other.locale, timeZone: other.timeZone }), [display, other]);
	const words = wordsOf(other, messages, theirs);
	const face = <ValueFace field={other} shown={other.shown} page={page} frame={other.frame} display={theirs} />;
	const address = other.type === "Hyperlink" && other.shown?.kind === "text" ? other.shown.value : null;
	return (
		<div
			id={id}
			data-other={other.id}
			className="absolute"
			style={{ ...placeStyle(other.bounds, page), backgroundColor: other.backgroundColor ?? undefined }}
			title={isWrittenBySender(other) ? undefined : other.signerName}
		>
			{address ? (
				<a className="absolute inset-0" href={address} target="_blank" rel="noopener noreferrer">
					<span className="sr-only">{words}</span>
					{face}
				</a>
			) : (
				<>
					{words ? <span className="sr-only">{words}</span> : null}
					{face}
				</>
			)}
		</div>
	);
}

/** A label, a link, a value to be read only: nobody but the sender has written it. */
function isWrittenBySender({ type, isReadOnly }: OtherField): boolean {
	return !isSetOnFinish(type) && (isReadOnly || FIELD_REGISTRY[type].kind === "display");
}

/** What a screen reader says of it; null of what is only a colour. */
function wordsOf(other: OtherField, messages: SigningMessages, display: DisplayContext): string | null {
	const { shown, signerName: signer } = other;
	const { fields, page } = messages;
	const field = fieldName(other, messages);
	const isChoice = FIELD_REGISTRY[other.type].kind === "choice";
	const isOn = shown?.kind === "text" && shown.value === "on";
	const text = shown?.kind === "text" ? displayText({ ...other, value: shown.value }, display) : "";
	const value = isChoice ? (isOn ? fields.checked : fields.unchecked) : shown?.kind === "file" ? shown.name : text;
	if (!shown && !isChoice) return null;
	if (other.type === "Label" || other.type === "Hyperlink") return value;
	if (isWrittenBySender(other)) return format(fields.labelled, { label: field, value: value || fields.filled });
	return format(page.filledBy, { field, signer, value: value || fields.filled });
}
