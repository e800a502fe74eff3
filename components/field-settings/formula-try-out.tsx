"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { FormulaSettings, ValidationType } from "#lib/fields/field-types.ts";
import { formatDecimal } from "#lib/fields/formulas/format-decimal.ts";
import { readNumber } from "#lib/fields/formulas/read-number.ts";
import type { FormulaTrial, tryFormula } from "#lib/fields/formulas/try-formula.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { formulaProblemText } from "./formula-problem-text.ts";

/** Stands for what a signer may type where nothing is filled in. */
const SAMPLE = "10";

/** A field that a formula may calculate with, by the id or the name that the formula has it by. */
export type Operand = { id: string; label: string; validationType: ValidationType; value: string | null };

type Props = { formula: FormulaSettings; operands: readonly Operand[] };

/** What comes of a formula with numbers that one can try, or why nothing does. */
export function FormulaTryOut({ formula, operands }: Props) {
	const words = useWords("fieldSettings").formula;
	const judge = useTryFormula();
	const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
	const known = new Map(operands.map((field) => [field.id, field]));
	const sampleOf = (id: string) => {
		const field = known.get(id);
		return typed.get(id) ?? (field ? readNumber(field.validationType, field.value) : null) ?? SAMPLE;
	};
	if (!judge || formula.expression.trim() === "") return null;
	const trial = judge(formula, (id) => readNumber("NumbersOnly", sampleOf(id).trim()));
	const used = "operands" in trial ? trial.operands.filter((id) => known.has(id)) : [];
	return (
		<div className="flex flex-col gap-2 rounded-control bg-sunken p-2.5">
			{used.length > 0 ? (
				<>
					<p className="text-ink-soft text-xs">{words.tryIt}</p>
					<div className="grid grid-cols-2 gap-2">
						{used.map((id) => (
							<TextInput
								key={id}
								label={id}
								inputMode="decimal"
								maxLength={30}
								value={sampleOf(id)}
								onType={(sample) => setTyped(new Map(typed).set(id, sample))}
							/>
						))}
					</div>
				</>
			) : null}
			<div role="status" className="min-h-5 text-sm">
				<Outcome trial={trial} unknown={"operands" in trial ? trial.operands.filter((id) => !known.has(id)) : []} />
			</div>
		</div>
	);
}

function Outcome({ trial, unknown }: { trial: FormulaTrial; unknown: readonly string[] }) {
	const { formula } = useWords("fieldSettings");
	const locale = useWordsLocale();
	if ("problem" in trial) return <Refusal>{formulaProblemText(trial.problem, formula)}</Refusal>;
	if (unknown.length > 0) return <Refusal>{format(formula.unknown, { ids: formatList(locale, unknown) })}</Refusal>;
	if ("why" in trial.result) return <Refusal>{formula[trial.result.why]}</Refusal>;
	const result = formatDecimal(trial.result.value, locale);
	return <p className="break-words font-medium">{format(formula.result, { result })}</p>;
}

function Refusal({ children }: { children: ReactNode }) {
	return (
		<p className="flex items-start gap-1 text-bad text-xs">
			<CircleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />
			<span className="min-w-0 break-words">{children}</span>
		</p>
	);
}

/** What reads and calculates formulas, loaded when one is looked at; null until it is there. */
function useTryFormula(): typeof tryFormula | null {
	const [loaded, setLoaded] = useState<{ judge: typeof tryFormula } | null>(null);
	useEffect(() => {
		import("#lib/fields/formulas/try-formula.ts").then(
			(module) => setLoaded({ judge: module.tryFormula }),
			() => {},
		);
	}, []);
	return loaded?.judge ?? null;
}
