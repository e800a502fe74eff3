"use client";

import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { isFieldRequired } from "#lib/fields/values.ts";
import { type FieldState, isShut } from "./field-state.ts";
import { fieldHelp, fieldName, limitText, problemText } from "./field-words.ts";
import { SheetControl } from "./sheet-control.tsx";
import { useSigning } from "./signing-context.tsx";
import { neighbour, nextField, progressOf } from "./signing-state.ts";

/** One field as a sheet with a large control, and the way to the next: how a phone fills a document in. */
export function FieldSheet({ fieldId }: { fieldId: string }) {
	const { state, messages, dispatch, verbs } = useSigning();
	const ref = useRef<HTMLDivElement>(null);
	const current = state.fields.find((one) => one.field.id === fieldId);
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>(":is(input, select, textarea)")?.focus();
	}, [fieldId]);
	if (!current) return null;
	const { field, problem } = current;
	const { fields, actions } = messages;
	const isRequired = isFieldRequired(
		field,
		state.fields.map((one) => one.field),
	);
	const before = neighbour(state, fieldId, -1);
	const target = nextField(state);
	const close = () => {
		verbs.commit(fieldId);
		dispatch({ type: "left", id: fieldId });
		dispatch({ type: "panel", panel: { kind: "none" } });
	};
	const goOn = () => {
		verbs.commit(fieldId);
		if (problem) return;
		if (target && progressOf(state).left > 0 && target.field.id !== fieldId) verbs.goTo(target.field.id);
		else close();
	};
	const isLast = !target || target.field.id === fieldId;
	return (
		<Dialog
			title={field.type === "RadioButton" ? fields.group : fieldName(field, messages)}
			isOpen
			look="sheet"
			onClose={close}
			closeLabel={actions.close}
			footer={
				<>
					{before ? (
						<Button size="lg" onClick={() => verbs.goTo(before.field.id)}>
							{actions.back}
						</Button>
					) : null}
					<Button variant="primary" size="lg" onClick={goOn}>
						{isLast ? actions.done : actions.next}
					</Button>
				</>
			}
		>
			<div ref={ref} className="flex flex-col gap-2">
				<p className="text-ink-soft">{isRequired ? fields.required : fields.optional}</p>
				<SheetControl state={current} id={controlId(fieldId)} isRequired={isRequired} />
				<SheetNote state={current} id={`${controlId(fieldId)}-note`} />
			</div>
		</Dialog>
	);
}

/** What to know before filling in, or what to mend. */
function SheetNote({ state: current, id }: { state: FieldState; id: string }) {
	const { state, messages, display } = useSigning();
	const { field, draft, problem } = current;
	const whyShut = isShut(state.fields, current) ? messages.fields.groupFull : null;
	const isTold = problem !== null && (state.showsErrors || state.focusedId !== field.id);
	return (
		<p id={id} className="min-h-5 text-ink-soft" aria-live="polite">
			{isTold && problem ? (
				<span className="font-medium text-bad">{problemText(field, problem, messages, display)}</span>
			) : (
				[whyShut, fieldHelp(field, messages, display), limitText(field, draft, messages)].filter(Boolean).join(" · ")
			)}
		</p>
	);
}

function controlId(fieldId: string): string {
	return `sheet-${fieldId}`;
}
