import { useState } from "react";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "./panel-field.tsx";
import { isInRange, leaveNumber, NOTHING_TYPED, numberProblem, typeNumber } from "./typed-number.ts";

type Props = {
	label: string;
	/** null: there is none, or several things have different ones. */
	value: number | null;
	placeholder?: string;
	min: number;
	max: number;
	step?: number;
	/** Only with a number that is in range; null where the control was emptied. */
	onGive: (value: number | null) => void;
	note?: string;
	setting?: string;
};

/**
 * A number in a panel. What is not in range is not given on, and says what is; leaving the control shows what counts, and
 * that something else was typed.
 */
export function NumberInput({ label, value, placeholder, min, max, step, onGive, note, setting }: Props) {
	const words = useWords("fieldSettings").range;
	const locale = useWordsLocale();
	const [typed, setTyped] = useState(NOTHING_TYPED);
	const range = { min, max };
	const problem = numberProblem(typed, value, range, words, locale);
	const shown = typed.text ?? (value === null ? "" : String(Math.round(value * 100) / 100));
	return (
		<PanelField label={label} note={problem?.note ?? note} isBad={problem?.isBad ?? false} setting={setting}>
			{(control) => (
				<input
					{...control}
					type="number"
					inputMode="decimal"
					{...{ min, max, placeholder }}
					step={step ?? 1}
					value={shown}
					onChange={({ target }) => {
						setTyped(typeNumber(typed, target.value, range));
						if (isInRange(target.value, range)) onGive(Number(target.value));
						// A minus alone is the beginning of a number.
						else if (target.value === "" && !target.validity.badInput) onGive(null);
					}}
					onBlur={() => setTyped(leaveNumber(typed, value, range))}
					className={PANEL_CONTROL_CLASS}
				/>
			)}
		</PanelField>
	);
}
