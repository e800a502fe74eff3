"use client";

import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "#components/panels/panel-field.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextArea, TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { FIELD_REGISTRY, hasKey } from "#lib/fields/registry.ts";
import type { OneOfSettings } from "./settings-of.ts";

type Props = OneOfSettings;

/** What stands in the field before anybody fills it in. */
export function ValueProperties({ field, change }: Props) {
	const words = useWords("fieldSettings");
	const { kind } = FIELD_REGISTRY[field.type];
	const give = (value: string) => change({ value: value === "" ? null : value }, "value");
	return (
		<>
			{field.type === "Label" ? (
				<TextArea setting="value" label={words.value.fixed} value={field.value ?? ""} onType={give} />
			) : null}
			{field.type === "Hyperlink" ? <LinkParts {...{ field, change, give }} /> : null}
			{kind === "text" ? (
				<TextInput
					label={field.isReadOnly ? words.value.text : words.value.prefilled}
					setting="value"
					value={field.value ?? ""}
					onType={give}
				/>
			) : null}
			{kind === "choice" ? (
				<SwitchRow
					label={words.value.ticked}
					isOn={field.value === "on"}
					onSwitch={(isOn) => change({ value: isOn ? "on" : null })}
				/>
			) : null}
			{kind === "option" ? <OptionParts {...{ field, change }} /> : null}
			{kind === "date" ? (
				<PanelField setting="value" label={field.isReadOnly ? words.value.text : words.value.prefilled}>
					{(control) => (
						<input
							{...control}
							type="date"
							value={field.value ?? ""}
							onChange={({ target }) => give(target.value)}
							className={PANEL_CONTROL_CLASS}
						/>
					)}
				</PanelField>
			) : null}
			{hasKey(field.type, "placeHolder") ? (
				<TextInput
					label={words.placeholder}
					setting="placeholder"
					value={field.placeholder}
					maxLength={500}
					onType={(placeholder) => change({ placeholder }, "placeholder")}
				/>
			) : null}
		</>
	);
}

function LinkParts({ field, change, give }: Props & { give: (value: string) => void }) {
	const words = useWords("fieldSettings").value;
	return (
		<>
			<TextInput
				label={words.address}
				setting="value"
				type="url"
				dir="ltr"
				placeholder="https://"
				maxLength={2_048}
				value={field.value ?? ""}
				onType={give}
			/>
			<TextInput
				label={words.linkText}
				setting="hyperlinkText"
				value={field.hyperlinkText}
				maxLength={2_000}
				onType={(hyperlinkText) => change({ hyperlinkText }, "hyperlinkText")}
			/>
		</>
	);
}

function OptionParts({ field, change }: Props) {
	const words = useWords("fieldSettings");
	return (
		<>
			<TextArea
				label={words.options.title}
				setting="dropdownOptions"
				rows={4}
				value={field.dropdownOptions.join("\n")}
				note={words.options.about}
				onType={(text) => change({ dropdownOptions: text.split("\n") }, "options")}
			/>
			<ChoiceInput
				label={words.value.chosen}
				setting="value"
				value={field.value ?? ""}
				options={[
					{ value: "", label: words.value.nothing },
					...[...new Set(field.dropdownOptions)].filter(Boolean).map((option) => ({ value: option, label: option })),
				]}
				onChoose={(value) => change({ value: value === "" ? null : value })}
			/>
		</>
	);
}
