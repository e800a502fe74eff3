"use client";

import { useState } from "react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Fold } from "#components/panels/fold.tsx";
import { NumberInput } from "#components/panels/number-input.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import type { DeskCustomField } from "#lib/draft/editor-facts.ts";
import { MAX_FORMULA_LENGTH } from "#lib/fields/formulas/formula.ts";
import { renameOperand } from "#lib/fields/formulas/operand-text.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import type { Chosen } from "./use-chosen-fields.ts";

type Props = { id: string; field: DraftField; change: Chosen["change"] };

/** What clients of the API call the field. */
export function ApiProperties({ id, field, change }: Props) {
	const words = useWords("editor").properties.api;
	const { store } = useDeskItself();
	// An id on the way to another, such as Total1 to Total12, is not given on while it is another field's: what speaks of
	// that one would go along.
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed ?? field.id;
	const isOthers = ([key, other]: [string, DraftField], wanted: string) => key !== id && other.id === wanted;
	const isTaken = useDesk(({ draft }) => Object.entries(draft.fields).some((entry) => isOthers(entry, shown)));
	const model = useModel(field);
	const prefix = model?.definition.idPrefix || null;
	const isFixed = prefix !== null && model?.definition.restrictIdPrefixChange === true;
	const give = (next: string) => {
		// What is refused is not typed: it says below why.
		if (isFixed && !next.startsWith(prefix)) return;
		const { fields } = store.getSnapshot().draft;
		const isFree = !Object.entries(fields).some((entry) => isOthers(entry, next));
		setTyped(isFree ? null : next);
		if (isFree) store.perform("change", renameField(fields, id, next), `${id}.id`);
	};
	const sentence = isFixed ? words.idFixed : words.idPrefix;
	const prefixNote = model && prefix !== null ? format(sentence, { name: model.name, prefix }) : undefined;
	return (
		<Fold title={words.title} summary={field.id}>
			<TextInput
				label={words.id}
				dir="ltr"
				spellCheck={false}
				maxLength={255}
				value={shown}
				isBad={isTaken}
				note={isTaken ? words.idTaken : prefixNote}
				onType={give}
				onBlur={() => setTyped(null)}
			/>
			<NumberInput
				label={words.tab}
				value={field.tabIndex}
				min={-1}
				max={1_000_000}
				onGive={(tab) => change({ tabIndex: tab === null ? null : Math.round(tab) }, "tab")}
			/>
		</Fold>
	);
}

/** The custom field that a field was made from, where one may see it. */
function useModel({ customFieldId }: DraftField): DeskCustomField | null {
	const { brands } = useDeskFacts();
	const all = brands.flatMap(({ customFields }) => customFields);
	return all.find(({ id }) => id === customFieldId) ?? null;
}

/** Gives a field another id; the rules and formulas that speak of it go on doing so. */
export function renameField(fields: DraftState["fields"], key: string, id: string): DraftChange[] {
	const before = fields[key]?.id;
	if (before === undefined || before === id) return [];
	const following = Object.entries(fields).flatMap(([other, field]): DraftChange[] => {
		const set = { ...followingRules(field, before, id), ...followingFormula(field, before, id) };
		return Object.keys(set).length === 0 ? [] : [{ kind: "patch", in: "fields", id: other, set }];
	});
	return [{ kind: "patch", in: "fields", id: key, set: { id } }, ...following];
}

function followingRules({ conditionalRules }: DraftField, before: string, id: string): Partial<DraftField> {
	if (!conditionalRules.some(({ fieldId }) => fieldId === before)) return {};
	const next = conditionalRules.map((rule) => (rule.fieldId === before ? { ...rule, fieldId: id } : rule));
	return { conditionalRules: next };
}

/** A formula that would become too long stays, and is then named as one that cannot be calculated. */
function followingFormula({ formula }: DraftField, before: string, id: string): Partial<DraftField> {
	if (!formula) return {};
	const expression = renameOperand(formula.expression, before, id);
	if (expression === formula.expression || expression.length > MAX_FORMULA_LENGTH) return {};
	return { formula: { ...formula, expression } };
}
