"use client";

import { Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { NumberInput } from "#components/panels/number-input.tsx";
import { TextArea } from "#components/panels/text-input.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION } from "#lib/fields/formulas/formula.ts";
import type { FormulaSettings } from "#lib/fields/types.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { FormulaTryOut, type Operand } from "./formula-try-out.tsx";
import { insertOperand } from "./insert-operand.ts";
import { NEW_FORMULA } from "./new-formula.ts";
import type { OneOfSettings } from "./settings-of.ts";

type Props = OneOfSettings & { operands: readonly Operand[] };

/** What the field calculates, from which others, and what comes of it. */
export function FormulaProperties({ field, change, operands }: Props) {
	const words = useWords("fieldSettings").formula;
	const input = useRef<HTMLTextAreaElement>(null);
	const [caret, setCaret] = useState<{ at: number } | null>(null);
	useLayoutEffect(() => {
		if (!caret) return;
		input.current?.focus();
		input.current?.setSelectionRange(caret.at, caret.at);
	}, [caret]);
	const formula = field.formula ?? NEW_FORMULA;
	const give = (set: Partial<FormulaSettings>, run?: string) => change({ formula: { ...formula, ...set } }, run);
	const insert = (operand: string) => {
		const { length } = formula.expression;
		const place = [input.current?.selectionStart ?? length, input.current?.selectionEnd ?? length] as const;
		const inserted = insertOperand(formula.expression, place, operand);
		if (!inserted) return;
		give({ expression: inserted.expression });
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
				maxLength={MAX_FORMULA_LENGTH}
				value={formula.expression}
				note={words.about}
				onType={(text) => give({ expression: text.replace(/\s/g, " ") }, "formula")}
			/>
			<OperandChips {...{ operands, insert }} />
			<NumberInput
				label={words.decimals}
				value={formula.decimalPrecision}
				min={0}
				max={MAX_FORMULA_PRECISION}
				onGive={(decimals) => {
					if (decimals !== null) give({ decimalPrecision: Math.round(decimals) }, "decimals");
				}}
			/>
			<FormulaTryOut {...{ formula, operands }} />
		</>
	);
}

type ChipsProps = { operands: readonly Operand[]; insert: (id: string) => void };

function OperandChips({ operands, insert }: ChipsProps) {
	const words = useWords("fieldSettings").formula;
	const locale = useWordsLocale();
	if (operands.length === 0) return <p className="text-ink-soft text-xs">{words.noOperands}</p>;
	return (
		<fieldset className="flex flex-col gap-1">
			<legend className="mb-1 text-ink-soft text-xs">{words.operands}</legend>
			<div className="-m-1 flex max-h-48 flex-wrap gap-1.5 overflow-y-auto p-1">
				{operands.map(({ id, label }) => (
					<button
						key={id}
						type="button"
						title={id}
						aria-label={fillPlaces(words.insert, { field: label.trim() || id, id }, locale)}
						onClick={() => insert(id)}
						className="inline-flex h-7 max-w-full items-center gap-1 rounded-control border border-line-strong bg-surface px-2 text-xs hover:bg-sunken max-md:h-11"
					>
						<Plus size={12} aria-hidden="true" className="shrink-0" />
						<span className="truncate">{label.trim() || id}</span>
					</button>
				))}
			</div>
		</fieldset>
	);
}
