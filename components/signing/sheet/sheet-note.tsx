"use client";

import { choiceGroup } from "#lib/fields/rules/groups.ts";
import type { FieldState } from "../state/field-state.ts";
import { fieldHelp, limitText, problemText } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isBeingEntered, isShut, shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";

type Props = { state: FieldState; id: string; title: string };

/** What to know before filling in and the title does not say, or what to mend. */
export function SheetNote({ state: current, id, title }: Props) {
	const { messages, display } = useSigning();
	const { field, draft, refusal } = current;
	const help = fieldHelp(field, messages, display);
	const isShutNow = useSigningState((state) => isGroupShut(state, current));
	const isEntering = useSigningState((state) => isBeingEntered(state, field.id));
	const notes = [isShutNow && messages.fields.groupFull, help !== title && help, limitText(field, draft, messages)];
	const told = refusal ?? (isEntering ? null : current.problem);
	return (
		<p id={id} className="min-h-5 text-ink-soft" aria-live="polite">
			{told ? (
				<span className="font-medium text-bad">{problemText(field, told, messages, display)}</span>
			) : (
				notes.filter(Boolean).join(" · ")
			)}
		</p>
	);
}

/** Whether a box of what the sheet shows cannot be ticked: it shows the whole group. */
function isGroupShut(state: SigningState, { field }: FieldState): boolean {
	const definitions = shownStates(state).map((one) => one.field);
	const group = new Set(choiceGroup(definitions, field).map((one) => one.id));
	return state.fields.some((one) => group.has(one.field.id) && isShut(state, one));
}
