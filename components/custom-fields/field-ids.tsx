"use client";

import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { FormPart, type FormProps } from "./form-part.tsx";

/** How the ids of placed fields begin, and whether senders may change that. */
export function FieldIds({ entry: { field }, change }: FormProps) {
	const { form: words } = useWords("customFields");
	const prefix = field.idPrefix || field.type;
	const note = prefix.includes("]")
		? words.prefixBracket
		: format(words.prefixAbout, { first: `${prefix}1`, second: `${prefix}2` });
	return (
		<FormPart title={words.ids}>
			<TextInput
				label={words.prefix}
				setting="idPrefix"
				dir="ltr"
				spellCheck={false}
				maxLength={101}
				placeholder={field.type}
				value={field.idPrefix ?? ""}
				note={note}
				onType={(text) => change({ idPrefix: text === "" ? null : text })}
			/>
			<SwitchRow
				label={words.fixed}
				isOn={field.restrictIdPrefixChange}
				onSwitch={(restrictIdPrefixChange) => change({ restrictIdPrefixChange })}
			/>
		</FormPart>
	);
}
