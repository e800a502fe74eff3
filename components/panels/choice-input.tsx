import { PANEL_CONTROL_CLASS, PanelField } from "./panel-field.tsx";

type Props<V extends string> = {
	label: string;
	/** null: several things have different ones. */
	value: V | null;
	/** What is shown for null. */
	mixed?: string;
	options: readonly { value: V; label: string; isDisabled?: boolean }[];
	onChoose: (value: V) => void;
	note?: string | undefined;
	setting?: string;
};

/** One of several in a panel: the browser's own list, which every hand and every reader knows. */
export function ChoiceInput<V extends string>({ label, value, mixed, options, onChoose, note, setting }: Props<V>) {
	return (
		<PanelField label={label} note={note} setting={setting}>
			{(control) => (
				<select
					{...control}
					value={value ?? ""}
					onChange={({ target }) => {
						const chosen = options.find((option) => option.value === target.value);
						if (chosen) onChoose(chosen.value);
					}}
					className={PANEL_CONTROL_CLASS}
				>
					{value === null ? (
						<option value="" disabled>
							{mixed}
						</option>
					) : null}
					{options.map((option) => (
						<option key={option.value} value={option.value} disabled={option.isDisabled}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</PanelField>
	);
}
