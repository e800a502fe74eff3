"use client";

import { isFixedPerson } from "#components/editor/correcting/is-fixed.ts";
import { inTurn } from "#components/editor/recipients/reorder-recipients.ts";
import { useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { changeType } from "#components/field-settings/change-type.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { takesFields } from "#lib/draft/copies.ts";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { labelField } from "./label-field.ts";
import type { Chosen } from "./use-chosen-fields.ts";

/** What every field has: type, whose it is, label, whether it is asked for. */
export function GeneralProperties({ chosen }: { chosen: Chosen }) {
	const words = useWords("fieldSettings");
	const { common, change, changeEach, fields } = chosen;
	const label = common((field) => field.label);
	const isFillable = fields.every(({ type }) => FIELD_REGISTRY[type].kind !== "display");
	// A picture of the sender's own cannot be put in here.
	const mayBeReadOnly = fields.every(({ type }) => FIELD_REGISTRY[type].mayBeReadOnly && type !== "Image");
	return (
		<>
			<div className="grid grid-cols-2 items-start gap-2">
				<ChoiceInput
					label={words.type}
					value={common((field) => field.type).value}
					mixed={words.mixed}
					options={FIELD_TYPES.map((type) => ({ value: type, label: words.types[type] }))}
					onChoose={(type) => changeEach((field) => changeType(field, type))}
				/>
				<WhoFillsIn chosen={chosen} />
			</div>
			<TextInput
				label={words.label}
				value={label.value ?? ""}
				placeholder={label.isMixed ? words.mixed : ""}
				maxLength={500}
				onType={(next) => change(labelField(next), "label")}
			/>
			{isFillable ? (
				<SwitchRow
					label={words.required}
					isOn={fields.every((field) => field.isRequired)}
					onSwitch={(isRequired) => change({ isRequired })}
				/>
			) : null}
			{mayBeReadOnly ? (
				<SwitchRow
					label={words.readOnly}
					isOn={fields.every((field) => field.isReadOnly)}
					onSwitch={(isReadOnly) => change({ isReadOnly })}
				/>
			) : null}
		</>
	);
}

function WhoFillsIn({ chosen: { common, change } }: { chosen: Chosen }) {
	const words = useWords("editor").properties;
	const { mixed } = useWords("fieldSettings");
	const draft = useDesk((desk) => desk.draft);
	const nameOf = useRecipientNames();
	const { value } = common((field) => field.recipientId);
	const facts = useDeskFacts();
	const mayFill = (id: string) => takesFields(draft.recipients[id]) && !isFixedPerson(facts, id);
	const ids = inTurn(draft.recipients).filter((id) => mayFill(id) || id === value);
	const isGone = value !== null && !ids.includes(value);
	return (
		<ChoiceInput
			label={words.who}
			value={isGone ? null : value}
			mixed={isGone ? words.nobody : mixed}
			options={ids.map((id) => ({ value: id, label: nameOf(draft, id) ?? "" }))}
			onChoose={(recipientId) => change({ recipientId })}
		/>
	);
}
