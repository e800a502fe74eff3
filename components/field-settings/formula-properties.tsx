"use client";

import { Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { NumberInput } from "#components/panels/number-input.tsx";
import { TextArea } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { FormulaSettings } from "#lib/fields/field-types.ts";
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION } from "#lib/fields/formulas/formula.ts";
import { idsByLabel, operandLabels } from "#lib/fields/formulas/operand-labels.ts";
import { operandText, replaceOperands } from "#lib/fields/formulas/operand-text.ts";
import { format } from "#lib/i18n/message.ts";
import { FormulaTryOut, type Operand } from "./formula-try-out.tsx";
import { NEW_FORMULA } from "./new-formula.ts";
import type { OneOfSettings } from "./settings-of.ts";

type Props = OneOfSettings & {
	/** Those that can be put in, in the order they are offered. */
	operands: readonly Operand[];
	/** Further fields that the formula may name. */
	others?: readonly Pick<Operand, "id" | "label">[];
};

/** What the field calculates, from which others, and what comes of it. */
export function FormulaProperties({ field, change, operands, others = [] }: Props) {
	const words = useWords("fieldSettings").formula;
	const labels = operandLabels([...operands, ...others]);
	const [typed, setTyped] = useState<{ text: string; expression: string } | null>(null);
	const input = useRef<HTMLTextAreaElement>(null);
	const [caret, setCaret] = useState<{ at: number } | null>(null);
	useLayoutEffect(() => {
		if (!caret) return;
		input.current?.focus();
		input.current?.setSelectionRange(caret.at, caret.at);
	}, [caret]);
	const formula = field.formula ?? NEW_FORMULA;
	const give = (set: Partial<FormulaSettings>, run?: string) => change({ formula: { ...formula, ...set } }, run);
	// What is typed stays as it is typed, until the formula is changed elsewhere.
	const isTyped = typed?.expression === formula.expression;
	const text = isTyped ? typed.text : replaceOperands(formula.expression, labels);
	const type = (next: string, run?: string) => {
		const expression = replaceOperands(next, idsByLabel(labels));
		if (expression.length > MAX_FORMULA_LENGTH) return;
		setTyped({ text: next, expression });
		give({ expression }, run);
	};
	const insert = (operand: string) => {
		const { length } = text;
		const place = [input.current?.selectionStart ?? length, input.current?.selectionEnd ?? length] as const;
		const inserted = insertOperand(text, place, operand);
		if (!inserted) return;
		type(inserted.expression);
		setCaret({ at: inserted.caret });
	};
	return (
		<>
			<TextArea
				label={words.expression}
				setting="formula"
				inputRef={input}
				dir="ltr"
				spellCheck={false}
				maxLength={Math.max(MAX_FORMULA_LENGTH, text.length)}
				value={text}
				note={words.about}
				onType={(next) => type(next.replace(/\s/g, " "), "formula")}
			/>
			<OperandChips {...{ insert, names: operands.map(({ id }) => labels.get(id.trim()) ?? id) }} />
			<NumberInput
				label={words.decimals}
				value={formula.decimalPrecision}
				min={0}
				max={MAX_FORMULA_PRECISION}
				onGive={(decimals) => {
					if (decimals !== null) give({ decimalPrecision: Math.round(decimals) }, "decimals");
				}}
			/>
			<FormulaTryOut
				formula={{ ...formula, expression: text }}
				operands={operands.map((operand) => ({ ...operand, id: labels.get(operand.id.trim()) ?? operand.id }))}
			/>
		</>
	);
}

type ChipsProps = { names: readonly string[]; insert: (name: string) => void };

function OperandChips({ names, insert }: ChipsProps) {
	const words = useWords("fieldSettings").formula;
	if (names.length === 0) return <p className="text-ink-soft text-xs">{words.noOperands}</p>;
	return (
		<fieldset className="flex flex-col gap-1">
			<legend className="mb-1 text-ink-soft text-xs">{words.operands}</legend>
			<div className="-m-1 flex max-h-48 flex-wrap gap-1.5 overflow-y-auto p-1">
				{names.map((name) => (
					<button
						key={name}
						type="button"
						aria-label={format(words.insert, { field: name })}
						onClick={() => insert(name)}
						className="inline-flex h-7 max-w-full items-center gap-1 rounded-control border border-line-strong bg-surface px-2 text-xs hover:bg-sunken max-md:h-11"
					>
						<Plus size={12} aria-hidden="true" className="shrink-0" />
						<span className="truncate">{name}</span>
					</button>
				))}
			</div>
		</fieldset>
	);
}

/** A formula with a field put where the caret is, or in place of what is selected; null where it would be too long. */
export function insertOperand(
	expression: string,
	[start, end]: readonly [start: number, end: number],
	id: string,
): { expression: string; caret: number } | null {
	const before = expression.slice(0, start);
	const put = `${/[^\s(]$/.test(before) ? " " : ""}${operandText(id)}`;
	const next = before + put + expression.slice(end);
	return next.length > MAX_FORMULA_LENGTH ? null : { expression: next, caret: start + put.length };
}
