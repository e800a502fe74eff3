"use client";

import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { choiceGroup } from "#lib/fields/rules/groups.ts";
import { isFieldRequired } from "#lib/fields/values/values.ts";
import { fieldName, groupText } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { neighbour, nextField, shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import { SheetControl } from "./sheet-control.tsx";
import { SheetNote } from "./sheet-note.tsx";
import { SheetResults } from "./sheet-results.tsx";

/** One field as a sheet with a large control, and the way to the next: how a phone fills a document in. */
export function FieldSheet({ fieldId }: { fieldId: string }) {
	const { messages, dispatch, verbs } = useSigning();
	const ref = useRef<HTMLDivElement>(null);
	const { current, isRequired, before, target } = useSigningState((state) => sheetView(state, fieldId));
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>(":is(input, select, textarea)")?.focus();
	}, [fieldId]);
	if (!current) return null;
	const { field, problem } = current;
	const { fields, actions } = messages;
	const close = () => {
		verbs.commit(fieldId);
		dispatch({ type: "left", id: fieldId });
		dispatch({ type: "panel", panel: { kind: "none" } });
	};
	const goOn = () => {
		verbs.commit(fieldId);
		// Where a press takes no focus away from the entry, it ends here too: what is wrong with it is said.
		dispatch({ type: "left", id: fieldId });
		if (problem) return;
		if (target) verbs.goTo(target.field.id);
		else close();
	};
	const title = field.type === "RadioButton" ? fields.group : groupText(field, messages) || fieldName(field, messages);
	return (
		<Dialog
			title={title}
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
						{target ? actions.next : actions.done}
					</Button>
				</>
			}
		>
			<div ref={ref} className="flex flex-col gap-2">
				<p className="text-ink-soft">{isRequired ? fields.required : fields.optional}</p>
				<SheetControl state={current} id={controlId(fieldId)} isRequired={isRequired} />
				<SheetNote state={current} id={`${controlId(fieldId)}-note`} title={title} />
				<SheetResults fieldId={fieldId} />
			</div>
		</Dialog>
	);
}

/** The field of a sheet, and where the way leads from it. */
function sheetView(state: SigningState, fieldId: string) {
	const current = state.fields.find((one) => one.field.id === fieldId);
	const rules = shownStates(state).map((one) => one.field);
	// What one chooses among stands in the sheet as a whole: the way leads around it.
	const here = current ? choiceGroup(rules, current.field).map((one) => one.id) : [];
	return {
		current,
		isRequired: current !== undefined && isFieldRequired(current.field, rules),
		before: neighbour(state, here[0] ?? fieldId, -1),
		target: nextField({ ...state, activeId: here[0] ?? fieldId }, [fieldId, ...here]),
	};
}

function controlId(fieldId: string): string {
	return `sheet-${fieldId}`;
}
