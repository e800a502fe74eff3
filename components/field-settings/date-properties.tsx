"use client";

import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "#components/panels/panel-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { DATE_FORMATS, TIME_FORMATS } from "#lib/fields/field-types.ts";
import { dayOf } from "#lib/fields/values/canonical-value.ts";
import type { OneOfSettings } from "./settings-of.ts";

const INHERIT = "inherit";

/** How a date is written, and between which days it lies. */
export function DateProperties({ field, change }: OneOfSettings) {
	const words = useWords("fieldSettings").date;
	const inherit = { value: INHERIT, label: words.inherit } as const;
	return (
		<>
			<ChoiceInput
				label={words.format}
				setting="dateFormat"
				value={field.dateFormat ?? INHERIT}
				options={[inherit, ...DATE_FORMATS.map((value) => ({ value, label: value }))]}
				onChoose={(dateFormat) => change({ dateFormat: dateFormat === INHERIT ? null : dateFormat })}
			/>
			{field.type === "DateSigned" ? (
				<ChoiceInput
					label={words.time}
					setting="timeFormat"
					value={field.timeFormat ?? INHERIT}
					options={[
						inherit,
						...TIME_FORMATS.map((value) => ({ value, label: value === "None" ? words.noTime : value })),
					]}
					onChoose={(timeFormat) => change({ timeFormat: timeFormat === INHERIT ? null : timeFormat })}
				/>
			) : (
				<div className="grid grid-cols-2 gap-2">
					<Day setting="minDate" label={words.min} value={field.minDate} onGive={(minDate) => change({ minDate })} />
					<Day setting="maxDate" label={words.max} value={field.maxDate} onGive={(maxDate) => change({ maxDate })} />
				</div>
			)}
		</>
	);
}

type DayProps = { label: string; setting: string; value: string | null; onGive: (value: string | null) => void };

function Day({ label, setting, value, onGive }: DayProps) {
	return (
		<PanelField label={label} setting={setting}>
			{(control) => (
				<input
					{...control}
					type="date"
					value={dayOf(value) ?? ""}
					// Bounds are days; the interface writes them as moments.
					onChange={({ target }) => onGive(target.value === "" ? null : `${target.value}T00:00:00Z`)}
					className={PANEL_CONTROL_CLASS}
				/>
			)}
		</PanelField>
	);
}
