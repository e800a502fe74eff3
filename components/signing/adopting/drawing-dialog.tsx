"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { type DrawnMark, penWidth } from "#lib/fields/mark.ts";
import { ANY_INK } from "#lib/fields/parse-mark.ts";
import { PageBeneath } from "../looks/page-beneath.tsx";
import { fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";
import { DrawPad } from "./draw-pad.tsx";
import { markProblem } from "./mark-problem.ts";

/** A drawing for one field alone, on the part of the page that the field covers: it is printed where it is drawn. */
export function DrawingDialog({ fieldId }: { fieldId: string }) {
	const { messages, dispatch, verbs } = useSigning();
	const current = useSigningState(({ fields }) => fields.find((one) => one.field.id === fieldId));
	const stored = current?.shown?.kind === "mark" && current.shown.mark.kind === "draw" ? current.shown.mark : null;
	const [mark, setMark] = useState<DrawnMark | null>(stored);
	const [error, setError] = useState<string | null>(null);
	if (!current) return null;
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	const { field } = current;
	const { width, height } = field.bounds;
	const change = (drawn: DrawnMark | null) => {
		setMark(drawn);
		setError(null);
	};
	const use = () => {
		const problem = mark ? markProblem(mark, messages, ANY_INK) : messages.problems.blankMark;
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
			closeLabel={messages.actions.close}
			footer={
				<>
					{stored ? (
						<Button size="lg" variant="danger" onClick={remove}>
							{messages.actions.remove}
						</Button>
					) : null}
					<Button variant="primary" size="lg" onClick={use}>
						{messages.adopt.use}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-2">
				<DrawPad
					mark={mark}
					onChange={change}
					ratio={width / height}
					beneath={<PageBeneath field={field} />}
					penShare={penWidth(height) / width}
				/>
				<p className={error ? "font-medium text-bad" : "text-ink-soft"} role={error ? "alert" : undefined}>
					{error ?? messages.adopt.drawOnPage}
				</p>
			</div>
		</Dialog>
	);
}
