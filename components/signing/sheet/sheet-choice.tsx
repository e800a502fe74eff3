"use client";

import { choiceGroup } from "#lib/fields/rules/groups.ts";
import type { FieldState } from "../state/field-state.ts";
import { choiceName, fieldName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isShut, shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import type { SheetControlProps } from "./sheet-control-props.ts";

/** A check box, or everything that one chooses among, as lines for thumbs. */
export function SheetChoice({ state, id, isRequired }: SheetControlProps) {
	const { messages } = useSigning();
	const group = useSigningState((all) => groupOf(all, state));
	if (group.length === 0) return <ChoiceRow state={state} id={id} isRequired={isRequired} noteId={`${id}-note`} />;
	const legend = choiceName(
		group.map((one) => one.field),
		messages,
	);
	return (
		<fieldset className="flex flex-col gap-2" aria-describedby={`${id}-note`}>
			<legend className="sr-only">{legend}</legend>
			{group.map((one) => (
				<ChoiceRow key={one.field.id} state={one} isRequired={one.field.isRequired} />
			))}
		</fieldset>
	);
}

/** What one chooses among, the field itself included; empty when it stands alone. */
function groupOf(all: SigningState, { field }: FieldState): FieldState[] {
	const shown = shownStates(all);
	const group = choiceGroup(
		shown.map((one) => one.field),
		field,
	);
	const ids = new Set(group.map((one) => one.id));
	return shown.filter((one) => ids.has(one.field.id));
}

type ChoiceRowProps = { state: FieldState; id?: string; isRequired: boolean; noteId?: string };

function ChoiceRow({ state, id, isRequired, noteId }: ChoiceRowProps) {
	const { verbs, messages } = useSigning();
	const isRowShut = useSigningState((all) => isShut(all, state));
	const { field, draft } = state;
	const isOn = draft === "on";
	const isRadio = field.type === "RadioButton";
	return (
		<label className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-3 text-read has-checked:border-seal has-checked:bg-seal-soft has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-ink-soft">
			<input
				id={id}
				type={isRadio ? "radio" : "checkbox"}
				name={isRadio ? `sheet-${field.groupName}` : undefined}
				className="size-6 shrink-0 accent-seal"
				aria-required={(!isRadio && isRequired) || undefined}
				aria-describedby={noteId}
				disabled={field.isReadOnly || isRowShut}
				checked={isOn}
				onChange={(event) => verbs.edit(field.id, event.target.checked ? "on" : "off")}
			/>
			{fieldName(field, messages)}
		</label>
	);
}
