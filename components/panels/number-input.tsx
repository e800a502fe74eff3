import { useState } from "react";
import { PANEL_CONTROL_CLASS, PanelField } from "./panel-field.tsx";

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

/** A number in a panel. What is not in range yet is not given on; leaving the control shows what counts. */
export function NumberInput({ label, value, placeholder, min, max, step, onGive, note, setting }: Props) {
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed ?? (value === null ? "" : String(Math.round(value * 100) / 100));
	return (
		<PanelField label={label} note={note} setting={setting}>
			{(control) => (
				<input
					{...control}
					type="number"
					inputMode="decimal"
					{...{ min, max, placeholder }}
					step={step ?? 1}
					value={shown}
					onChange={({ target }) => {
						setTyped(target.value);
						if (target.value === "") onGive(null);
						else if (Number(target.value) >= min && Number(target.value) <= max) onGive(Number(target.value));
					}}
					onBlur={() => setTyped(null)}
					className={PANEL_CONTROL_CLASS}
				/>
			)}
		</PanelField>
	);
}
