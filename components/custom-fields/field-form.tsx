"use client";

import { Lock, Users } from "lucide-react";
import { useId } from "react";
import { changeType } from "#components/field-settings/change-type.ts";
import { DateProperties } from "#components/field-settings/date-properties.tsx";
import { FileProperties } from "#components/field-settings/file-properties.tsx";
import { FormulaProperties } from "#components/field-settings/formula-properties.tsx";
import type { Operand } from "#components/field-settings/formula-try-out.tsx";
import type { FieldSettings } from "#components/field-settings/settings-of.ts";
import { BackgroundProperties, StyleProperties } from "#components/field-settings/style-properties.tsx";
import { SyncProperties } from "#components/field-settings/sync-properties.tsx";
import { TakesProperties } from "#components/field-settings/takes-properties.tsx";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { ValueProperties } from "#components/field-settings/value-properties.tsx";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { NumberInput } from "#components/panels/number-input.tsx";
import { RefusedSettings } from "#components/panels/refused-settings.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextArea, TextInput } from "#components/panels/text-input.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { operandNames } from "#lib/fields/formulas/operand-text.ts";
import { FIELD_REGISTRY, hasKey, isFillable } from "#lib/fields/registry.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import { FieldIds } from "./field-ids.tsx";
import { FieldUses } from "./field-uses.tsx";
import { FormPart, type FormProps } from "./form-part.tsx";
import { settingsOf, toPatch } from "./settings-of-entry.ts";
import { useLibrary, useLibraryState } from "./use-library.ts";

/** Every setting of a custom field, saved as one types. */
export function FieldForm({ entry }: { entry: LibraryEntry }) {
	const words = useWords("customFields");
	const { store } = useLibrary();
	const { unsaved } = useLibraryState(store);
	const refused = unsaved[entry.id]?.refused ?? [];
	const change = (set: LibraryPatch) => store.change(entry.id, set);
	return (
		<RefusedSettings
			value={Object.fromEntries(
				refused.map((setting) => [setting, formatAny(words.refused[setting], { example: "[A-Z]{2}[0-9]{6}" })]),
			)}
		>
			{entry.mayChange ? null : (
				<Notice tone="info" className="mb-4">
					{words.form.locked}
				</Notice>
			)}
			<fieldset disabled={!entry.mayChange} className="flex min-w-0 flex-col gap-5">
				<General {...{ entry, change }} />
				<Entered {...{ entry, change }} />
				<OnPaper {...{ entry, change }} />
				<FieldIds {...{ entry, change }} />
			</fieldset>
			<FieldUses entry={entry} />
		</RefusedSettings>
	);
}

function General({ entry, change }: FormProps) {
	const { form: words, newOptions, newLink } = useWords("customFields");
	const { type: typeLabel, types, label, required, readOnly } = useWords("fieldSettings");
	const { field } = entry;
	const { kind, mayBeReadOnly } = FIELD_REGISTRY[field.type];
	const become = (type: FieldType) => {
		const set = toPatch(changeType(settingsOf(entry), type));
		// What the new kind cannot do without.
		const isBare = type === "Dropdown" && field.dropdownOptions.length === 0;
		const isMute = type === "Hyperlink" && field.hyperlinkText === "";
		change({
			...set,
			...(isBare ? { dropdownOptions: [newOptions.first, newOptions.second] } : {}),
			...(isMute ? { hyperlinkText: newLink } : {}),
		});
	};
	return (
		<FormPart>
			<TextInput
				label={words.name}
				setting="name"
				maxLength={256}
				value={field.name}
				onType={(name) => change({ name })}
			/>
			<ChoiceInput
				label={typeLabel}
				setting="type"
				value={field.type}
				options={TYPE_GROUPS.flat().map((value) => ({ value, label: types[value] }))}
				onChoose={become}
			/>
			<TextArea
				label={words.description}
				setting="description"
				maxLength={2_001}
				value={field.description}
				onType={(description) => change({ description })}
			/>
			<WhoSees {...{ entry, change }} />
			<TextInput
				label={label}
				setting="label"
				maxLength={500}
				value={field.label}
				onType={(next) => change({ label: next })}
			/>
			{kind === "display" ? null : (
				<SwitchRow label={required} isOn={field.isRequired} onSwitch={(isRequired) => change({ isRequired })} />
			)}
			{mayBeReadOnly && field.type !== "Image" ? (
				<SwitchRow label={readOnly} isOn={field.isReadOnly} onSwitch={(isReadOnly) => change({ isReadOnly })} />
			) : null}
		</FormPart>
	);
}

function WhoSees({ entry: { field, isOwn }, change }: FormProps) {
	const { form: words } = useWords("customFields");
	const { brand } = useLibrary();
	const name = useId();
	const options = [
		{ isShared: true, label: words.everybody, icon: Users },
		{ isShared: false, label: isOwn ? words.onlyYou : words.onlyMaker, icon: Lock },
	];
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-ink-soft text-xs">{words.who}</legend>
			<div className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
				{options.map(({ isShared, label, icon: Icon }) => (
					<label
						key={label}
						className="flex min-h-8 cursor-pointer items-center justify-center gap-1 rounded-[6px] px-1 py-1 text-center font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-seal max-md:min-h-11"
					>
						<input
							type="radio"
							name={name}
							className="sr-only"
							checked={field.isShared === isShared}
							onChange={() => change({ isShared })}
						/>
						<Icon size={14} aria-hidden="true" className="shrink-0" />
						{label}
					</label>
				))}
			</div>
			{field.isShared && !brand.showsShared ? (
				<p className="mt-1.5 text-pretty text-warn text-xs">{format(words.hidden, { brand: brand.name })}</p>
			) : null}
		</fieldset>
	);
}

/** What may be entered, or is printed. */
function Entered({ entry, change: give }: FormProps) {
	const { form: words } = useWords("customFields");
	const { store } = useLibrary();
	const { entries } = useLibraryState(store);
	const field = settingsOf(entry);
	const { type } = field;
	const change = (set: Partial<FieldSettings>) => give(toPatch(set));
	const isFile = type === "Image" || type === "Attachment";
	const hasParts =
		isFile ||
		type === "Formula" ||
		(["value", "placeHolder", "validationType", "dateFormat"] as const).some((key) => hasKey(type, key));
	if (!hasParts) return null;
	return (
		<FormPart title={isFillable(type) ? words.entered : words.shown}>
			<ValueProperties {...{ field, change }} />
			{type === "Formula" ? <FormulaProperties {...{ field, change }} operands={operandsOf(entry, entries)} /> : null}
			{hasKey(type, "validationType") ? <TakesProperties {...{ field, change }} /> : null}
			{hasKey(type, "dateFormat") ? <DateProperties {...{ field, change }} /> : null}
			{isFile ? <FileProperties {...{ field, change }} /> : null}
		</FormPart>
	);
}

function OnPaper({ entry, change: give }: FormProps) {
	const { form: words } = useWords("customFields");
	const field = settingsOf(entry);
	const { type, bounds } = field;
	const change = (set: Partial<FieldSettings>) => give(toPatch(set));
	const all = {
		fields: [field],
		change,
		changeEach: (setOf: (one: FieldSettings) => Partial<FieldSettings>) => change(setOf(field)),
		common: <T,>(read: (one: FieldSettings) => T) => ({ value: read(field), isMixed: false }) as const,
	};
	return (
		<FormPart title={words.paper}>
			<div className="grid grid-cols-2 items-start gap-2">
				{(["width", "height"] as const).map((side) => (
					<NumberInput
						key={side}
						label={words[side]}
						setting={side}
						value={bounds[side]}
						min={1}
						max={10_000}
						onGive={(length) => length !== null && change({ bounds: { ...bounds, [side]: length } })}
					/>
				))}
			</div>
			<div className="px-4">
				{hasKey(type, "font") ? <StyleProperties chosen={all} /> : null}
				{hasKey(type, "backgroundHexColor") ? <BackgroundProperties chosen={all} /> : null}
				{hasKey(type, "dataSyncTag") ? <SyncProperties {...{ field, change }} /> : null}
			</div>
		</FormPart>
	);
}

/**
 * What a formula of the library can be tried with: the first copies of the brand's other fields that hold numbers, and
 * whatever else it names, which is in the documents it is placed in.
 */
function operandsOf({ id, field: { formula } }: LibraryEntry, entries: readonly LibraryEntry[]): Operand[] {
	const offered = entries.filter((one) => one.id !== id && holdsNumber(one)).map(firstCopy);
	const named = operandNames(formula?.expression ?? "").filter((name) => name !== "");
	const others = named.map((name): Operand => ({ id: name, label: "", validationType: "NumbersOnly", value: null }));
	return [...new Map([...others, ...offered].map((operand) => [operand.id, operand])).values()];
}

function holdsNumber({ field: { type, validationType, idPrefix } }: LibraryEntry): boolean {
	const takesNumber = validationType === "NumbersOnly" || validationType === "Currency";
	return (type === "Formula" || (type === "TextBox" && takesNumber)) && !idPrefix?.includes("]");
}

function firstCopy({ field: { type, idPrefix, name, validationType, value } }: LibraryEntry): Operand {
	return { id: `${idPrefix || type}1`, label: name, validationType, value };
}
