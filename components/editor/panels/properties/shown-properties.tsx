"use client";

import { Plus, X } from "lucide-react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { format } from "#lib/i18n/message.ts";
import { fieldTitle } from "../parts/field-title.ts";
import {
	addCondition,
	type Condition,
	changeCondition,
	conditionsOf,
	moveCondition,
	triggersFor,
} from "./conditions-of.ts";

/** What decides whether the field is shown. */
export function ShownProperties({ id }: { id: string }) {
	const words = useWords("editor").properties.shown;
	const { store } = useDeskItself();
	const draft = useDesk((desk) => desk.draft);
	const { fields } = draft;
	const conditions = conditionsOf(fields, id);
	const triggers = triggersFor(draft, id);
	const [first] = triggers;
	const summary = conditions.length === 0 ? words.always : format(words.count, { count: conditions.length });
	const perform = (changes: DraftChange[]) => store.perform("change", changes);
	return (
		<Fold title={words.title} summary={summary}>
			{conditions.length > 1 ? <p className="text-ink-soft text-xs">{words.about}</p> : null}
			{conditions.map((condition) => (
				<ConditionRow key={`${condition.trigger}.${condition.index}`} {...{ condition, triggers, perform }} />
			))}
			{first === undefined ? (
				<p className="text-ink-soft text-xs">{words.noTriggers}</p>
			) : (
				<Button
					variant="ghost"
					size="sm"
					className="-ml-2 self-start max-md:min-h-11"
					icon={<Plus size={16} aria-hidden="true" />}
					onClick={() => perform(addCondition(fields, id, first))}
				>
					{words.add}
				</Button>
			)}
		</Fold>
	);
}

/** The second of two alike is "… (2)". */
function numbered(titles: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return titles.map((title) => {
		const count = (counts.get(title) ?? 0) + 1;
		counts.set(title, count);
		return count === 1 ? title : `${title} (${count})`;
	});
}

type RowProps = { condition: Condition; triggers: readonly string[]; perform: (changes: DraftChange[]) => void };

function ConditionRow({ condition, triggers, perform }: RowProps) {
	const words = useWords("editor");
	const { shown } = words.properties;
	const { types } = useWords("fieldSettings");
	const fields = useDesk(({ draft }) => draft.fields);
	const { trigger, rule } = condition;
	const deciding = fields[trigger];
	const keys = [...new Set([...triggers, trigger])];
	const titleOf = (key: string) => (fields[key] ? fieldTitle(fields[key], types) : words.properties.nobody);
	const titles = numbered(keys.map(titleOf));
	const state = deciding?.type === "Dropdown" ? (rule.value ?? "") : rule.isChecked ? "on" : "off";
	const states =
		deciding?.type === "Dropdown"
			? [...new Set([...deciding.dropdownOptions, rule.value ?? ""])].map((value) => ({ value, label: value }))
			: [
					{ value: "on", label: shown.ticked },
					{ value: "off", label: shown.unticked },
				];
	return (
		<div className="grid grid-cols-[1fr_7rem_auto] items-end gap-1.5">
			<ChoiceInput
				label={shown.field}
				value={trigger}
				options={keys.map((key, index) => ({ value: key, label: titles[index] ?? "" }))}
				onChoose={(next) => perform(moveCondition(fields, condition, next))}
			/>
			<ChoiceInput
				label={shown.is}
				value={state}
				options={states}
				onChoose={(next) =>
					perform(
						changeCondition(
							fields,
							condition,
							deciding?.type === "Dropdown"
								? { ...rule, isChecked: false, value: next }
								: { ...rule, isChecked: next === "on", value: null },
						),
					)
				}
			/>
			<button
				type="button"
				aria-label={shown.remove}
				title={shown.remove}
				onClick={() => perform(changeCondition(fields, condition, null))}
				className="grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken max-md:size-11"
			>
				<X size={16} aria-hidden="true" />
			</button>
		</div>
	);
}
