"use client";

import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { FIELD_REGISTRY, hasKey } from "#lib/fields/registry.ts";
import { ChoiceInput } from "../parts/choice-input.tsx";
import { PANEL_CONTROL_CLASS, PanelField } from "../parts/panel-field.tsx";
import { SwitchRow } from "../parts/switch-row.tsx";
import { TextArea, TextInput } from "../parts/text-input.tsx";
import type { Chosen } from "./use-chosen-fields.ts";

type Props = { field: DraftField; change: Chosen["change"] };

/** What stands in the field before anybody fills it in. */
export function ValueProperties({ field, change }: Props) {
	const words = useWords("desk").properties;
	const { kind } = FIELD_REGISTRY[field.type];
	const give = (value: string) => change({ value: value === "" ? null : value }, "value");
	return (
		<>
			{field.type === "Label" ? <TextArea label={words.value.fixed} value={field.value ?? ""} onType={give} /> : null}
			{field.type === "Hyperlink" ? <LinkParts {...{ field, change, give }} /> : null}
			{kind === "text" ? (
				<TextInput
					label={field.isReadOnly ? words.value.text : words.value.prefilled}
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
				<PanelField label={field.isReadOnly ? words.value.text : words.value.prefilled}>
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
					value={field.placeholder}
					maxLength={500}
					onType={(placeholder) => change({ placeholder }, "placeholder")}
				/>
			) : null}
		</>
	);
}

function LinkParts({ field, change, give }: Props & { give: (value: string) => void }) {
	const words = useWords("desk").properties.value;
	return (
		<>
			<TextInput
				label={words.address}
				type="url"
				dir="ltr"
				placeholder="https://"
				maxLength={2_048}
				value={field.value ?? ""}
				onType={give}
			/>
			<TextInput
				label={words.linkText}
				value={field.hyperlinkText}
				maxLength={2_000}
				onType={(hyperlinkText) => change({ hyperlinkText }, "hyperlinkText")}
			/>
		</>
	);
}

function OptionParts({ field, change }: Props) {
	const words = useWords("desk").properties;
	return (
		<>
			<TextArea
				label={words.options.title}
				rows={4}
				value={field.dropdownOptions.join("\n")}
				note={words.options.about}
				onType={(text) => change({ dropdownOptions: text.split("\n") }, "options")}
			/>
			<ChoiceInput
				label={words.value.chosen}
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
