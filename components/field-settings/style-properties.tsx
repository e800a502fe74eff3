"use client";

import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { NumberInput } from "#components/panels/number-input.tsx";
import { PanelField } from "#components/panels/panel-field.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { FontSettings } from "#lib/fields/field-types.ts";
import { FONTS, RESIZE_OPTIONS } from "#lib/fields/field-types.ts";
import type { SettingsOf } from "./settings-of.ts";

const ALIGNS = ["Left", "Center", "Right"] as const;
const DIRECTIONS = ["LTR", "RTL"] as const;

/** How what is filled in looks. */
export function StyleProperties({ chosen }: { chosen: SettingsOf }) {
	const { style: words, mixed } = useWords("fieldSettings");
	const { common, change } = chosen;
	const family = common((field) => field.font.family).value;
	const size = common((field) => field.font.size).value;
	const align = common((field) => field.textAlign).value;
	const summary = [family ?? mixed, size ?? mixed, align ? words.aligns[align] : mixed];
	return (
		<Fold title={words.title} summary={summary.join(" · ")}>
			<FontProperties chosen={chosen} />
			<LineProperties chosen={chosen} />
			<ChoiceInput
				label={words.overflow}
				value={common((field) => field.resizeOption).value}
				mixed={mixed}
				options={RESIZE_OPTIONS.map((value) => ({ value, label: words.overflows[value] }))}
				onChoose={(resizeOption) => change({ resizeOption })}
			/>
		</Fold>
	);
}

function FontProperties({ chosen }: { chosen: SettingsOf }) {
	const { style: words, mixed } = useWords("fieldSettings");
	const { common } = chosen;
	const size = common((field) => field.font.size);
	return (
		<>
			<div className="grid grid-cols-[1fr_5rem] gap-2">
				<ChoiceInput
					label={words.font}
					setting="font"
					value={common((field) => field.font.family).value}
					mixed={mixed}
					options={FONTS.map((value) => ({ value, label: value }))}
					onChoose={(family) => changeFont(chosen, { family })}
				/>
				<NumberInput
					label={words.size}
					value={size.value}
					placeholder={size.isMixed ? mixed : ""}
					min={1}
					max={400}
					onGive={(next) => next !== null && changeFont(chosen, { size: next }, "size")}
				/>
			</div>
			<div className="grid grid-cols-2 gap-x-4">
				{(["isBold", "isItalic", "isUnderline"] as const).map((key) => (
					<SwitchRow
						key={key}
						label={{ isBold: words.bold, isItalic: words.italic, isUnderline: words.underline }[key]}
						isOn={chosen.fields.every((field) => field.font[key])}
						onSwitch={(isOn) => changeFont(chosen, { [key]: isOn })}
					/>
				))}
				<ColorInput
					label={words.color}
					value={common((field) => field.font.color).value}
					onGive={(color) => changeFont(chosen, { color }, "color")}
				/>
			</div>
		</>
	);
}

function LineProperties({ chosen }: { chosen: SettingsOf }) {
	const { style: words, mixed } = useWords("fieldSettings");
	const { common, change } = chosen;
	return (
		<div className="grid grid-cols-2 gap-2">
			<ChoiceInput
				label={words.align}
				value={common((field) => field.textAlign).value}
				mixed={mixed}
				options={ALIGNS.map((value) => ({ value, label: words.aligns[value] }))}
				onChoose={(textAlign) => change({ textAlign })}
			/>
			<ChoiceInput
				label={words.direction}
				value={common((field) => field.textDirection).value}
				mixed={mixed}
				options={DIRECTIONS.map((value) => ({ value, label: words.directions[value] }))}
				onChoose={(textDirection) => change({ textDirection })}
			/>
			<NumberInput
				label={words.lineHeight}
				value={common((field) => field.font.lineHeight).value}
				min={1}
				max={1_000}
				onGive={(lineHeight) => lineHeight !== null && changeFont(chosen, { lineHeight }, "lineHeight")}
			/>
			<NumberInput
				label={words.spacing}
				setting="characterSpacing"
				value={common((field) => field.characterSpacing).value}
				min={-10}
				max={100}
				step={0.5}
				onGive={(characterSpacing) => characterSpacing !== null && change({ characterSpacing }, "spacing")}
			/>
		</div>
	);
}

function changeFont({ changeEach }: SettingsOf, part: Partial<FontSettings>, run?: string): void {
	changeEach((field) => ({ font: { ...field.font, ...part } }), run);
}

/** What stands behind what is filled in. */
export function BackgroundProperties({ chosen: { common, change, fields } }: { chosen: SettingsOf }) {
	const { background: words, mixed } = useWords("fieldSettings");
	const { value, isMixed } = common((field) => field.backgroundColor);
	return (
		<Fold title={words.title} summary={isMixed ? mixed : (value ?? words.none)}>
			<SwitchRow
				label={words.fill}
				isOn={fields.every((field) => field.backgroundColor !== null)}
				onSwitch={(isOn) => change({ backgroundColor: isOn ? "#FFF7D6" : null })}
			/>
			{value === null ? null : (
				<ColorInput
					label={words.color}
					setting="backgroundColor"
					value={value}
					onGive={(backgroundColor) => change({ backgroundColor }, "background")}
				/>
			)}
		</Fold>
	);
}

type ColorProps = { label: string; value: string | null; setting?: string; onGive: (color: string) => void };

function ColorInput({ label, value, setting, onGive }: ColorProps) {
	return (
		<PanelField label={label} setting={setting}>
			{(control) => (
				<input
					{...control}
					type="color"
					value={(value ?? "#000000").toLowerCase()}
					onChange={({ target }) => onGive(target.value)}
					className="h-9 w-full cursor-pointer rounded-control border border-line-strong bg-surface p-1 max-md:h-11"
				/>
			)}
		</PanelField>
	);
}
