"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { DrawnMark } from "#lib/fields/mark.ts";
import { DrawPad } from "./draw-pad.tsx";
import { fieldName } from "./field-words.ts";
import { markProblem } from "./mark-problem.ts";
import { useSigning } from "./signing-context.tsx";

/** A drawing for one field alone. */
export function DrawingDialog({ fieldId }: { fieldId: string }) {
	const { messages, state, dispatch, verbs } = useSigning();
	const current = state.fields.find((one) => one.field.id === fieldId);
	const stored = current?.shown?.kind === "mark" && current.shown.mark.kind === "draw" ? current.shown.mark : null;
	const [mark, setMark] = useState<DrawnMark | null>(stored);
	const [error, setError] = useState<string | null>(null);
	if (!current) return null;
	const close = () => dispatch({ type: "panel", panel: { kind: "none" } });
	const { width, height } = current.field.bounds;
	const change = (drawn: DrawnMark | null) => {
		setMark(drawn);
		setError(null);
	};
	const use = () => {
		const problem = mark ? markProblem(mark, messages) : messages.problems.blankMark;
		setError(problem);
		if (mark && !problem) verbs.placeDrawing(fieldId, mark);
	};
	return (
		<Dialog
			title={fieldName(current.field, messages)}
			isOpen
			look="wide"
			onClose={close}
			closeLabel={messages.actions.close}
			footer={
				<>
					{stored ? (
						<Button
							size="lg"
							variant="danger"
							onClick={() => {
								verbs.clear(fieldId);
								close();
							}}
						>
							{messages.actions.remove}
						</Button>
					) : null}
					<Button variant="primary" size="lg" onClick={use}>
						{messages.adopt.use}
					</Button>
				</>
			}
		>
			<DrawPad mark={mark} onChange={change} ratio={Math.min(4, Math.max(1.2, width / height))} />
			<p className="min-h-5 font-medium text-bad" role="alert">
				{error}
			</p>
		</Dialog>
	);
}
