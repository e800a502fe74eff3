"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import type { ShownMark } from "#lib/contract/signing/signing-page.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { ANY_INK } from "#lib/fields/parsing/parse-mark.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { type DrawnMark, penWidth } from "#lib/fields/values/mark.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { PageBeneath } from "../looks/page-beneath.tsx";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";
import { AdoptType, type TypedMark } from "./adopt-type.tsx";
import { DrawPad } from "./draw-pad.tsx";
import { markProblem } from "./mark-problem.ts";
import { type Method, MethodPanel, MethodTabs } from "./method-tabs.tsx";

const METHODS: Method[] = ["draw", "type"];

/**
 * A drawing for one field alone, on the part of the page that the field covers: it is printed where it is drawn.
 * For those who cannot draw, text is typed instead.
 */
export function DrawingDialog({ fieldId }: { fieldId: string }) {
	const { messages, dispatch, verbs } = useSigning();
	const current = useSigningState(({ fields }) => fields.find((one) => one.field.id === fieldId));
	const stored = current?.shown?.kind === "mark" ? current.shown.mark : null;
	const { method, setMethod, drawn, setDrawn, typed, setTyped } = useDrawing(stored);
	const [error, setError] = useState<string | null>(null);
	if (!current) return null;
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	const { field } = current;
	const { adopt, actions } = messages;
	const changing =
		<T,>(set: (value: T) => void) =>
		(value: T) => {
			setError(null);
			set(value);
		};
	const use = () => {
		const mark = method === "draw" ? drawn : typed;
		const problem = findProblem(mark, messages);
		setError(problem);
		if (mark && !problem) verbs.placeDrawing(fieldId, mark);
	};
	const remove = () => {
		verbs.clear(fieldId);
		close();
	};
	return (
		<Dialog
			title={fieldName(field, messages)}
			isOpen
			look="wide"
			onClose={close}
			closeLabel={actions.close}
			footer={
				<>
					{stored ? (
						<Button size="lg" variant="danger" onClick={remove}>
							{actions.remove}
						</Button>
					) : null}
					<Button variant="primary" size="lg" onClick={use}>
						{adopt.use}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-2">
				<MethodTabs methods={METHODS} method={method} onChange={changing(setMethod)} />
				<MethodPanel method={method}>
					{method === "draw" ? (
						<PadOnPage field={field} mark={drawn} onChange={changing(setDrawn)} />
					) : (
						<AdoptType mark={typed} onChange={changing(setTyped)} label={adopt.drawingText} autoComplete="off" />
					)}
				</MethodPanel>
				<Note error={error}>{method === "draw" ? adopt.drawOnPage : adopt.typeOnPage}</Note>
			</div>
		</Dialog>
	);
}

function Note({ error, children }: { error: string | null; children: string }) {
	return (
		<p className={error ? "font-medium text-bad" : "text-ink-soft"} role={error ? "alert" : undefined}>
			{error ?? children}
		</p>
	);
}

/** What the field holds, and the way it was made. */
function useDrawing(stored: ShownMark | null) {
	const [method, setMethod] = useState<Method>(stored?.kind === "type" ? "type" : "draw");
	const [drawn, setDrawn] = useState(stored?.kind === "draw" ? stored : null);
	const [typed, setTyped] = useState<TypedMark>(
		stored?.kind === "type" ? stored : { kind: "type", text: "", face: "caveat" },
	);
	return { method, setMethod, drawn, setDrawn, typed, setTyped };
}

type PadOnPageProps = { field: FieldDefinition; mark: DrawnMark | null; onChange: (mark: DrawnMark | null) => void };

function PadOnPage({ field, mark, onChange }: PadOnPageProps) {
	const { width, height } = field.bounds;
	return (
		<DrawPad
			mark={mark}
			onChange={onChange}
			ratio={width / height}
			beneath={<PageBeneath field={field} />}
			penShare={penWidth(height) / width}
		/>
	);
}

function findProblem(mark: DrawnMark | TypedMark | null, messages: SigningMessages): string | null {
	if (mark === null) return messages.problems.blankMark;
	if (mark.kind === "type" && isBlank(mark.text)) return messages.adopt.blankDrawingText;
	return markProblem(mark, messages, ANY_INK);
}
