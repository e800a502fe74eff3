"use client";

import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { dayOf } from "#lib/fields/canonical-value.ts";
import { DATE_FORMATS, TIME_FORMATS } from "#lib/fields/types.ts";
import { ChoiceInput } from "../parts/choice-input.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "../parts/panel-field.tsx";
import type { Chosen } from "./use-chosen-fields.ts";

const INHERIT = "inherit";

/** How a date is written, and between which days it lies. */
export function DateProperties({ field, change }: { field: DraftField; change: Chosen["change"] }) {
	const words = useWords("desk").properties.date;
	const inherit = { value: INHERIT, label: words.inherit } as const;
	return (
		<>
			<ChoiceInput
				label={words.format}
				value={field.dateFormat ?? INHERIT}
				options={[inherit, ...DATE_FORMATS.map((value) => ({ value, label: value }))]}
				onChoose={(dateFormat) => change({ dateFormat: dateFormat === INHERIT ? null : dateFormat })}
			/>
			{field.type === "DateSigned" ? (
				<ChoiceInput
					label={words.time}
					value={field.timeFormat ?? INHERIT}
					options={[
						inherit,
						...TIME_FORMATS.map((value) => ({ value, label: value === "None" ? words.noTime : value })),
					]}
					onChoose={(timeFormat) => change({ timeFormat: timeFormat === INHERIT ? null : timeFormat })}
				/>
			) : (
				<div className="grid grid-cols-2 gap-2">
					<Day label={words.min} value={field.minDate} onGive={(minDate) => change({ minDate })} />
					<Day label={words.max} value={field.maxDate} onGive={(maxDate) => change({ maxDate })} />
				</div>
			)}
		</>
	);
}

type DayProps = { label: string; value: string | null; onGive: (value: string | null) => void };

function Day({ label, value, onGive }: DayProps) {
	return (
		<PanelField label={label}>
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
