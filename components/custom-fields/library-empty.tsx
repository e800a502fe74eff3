"use client";

import { TextCursorInput } from "lucide-react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { Button } from "#components/ui/button.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryPatch } from "#lib/draft/library-field.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { useNewField } from "./use-new-field.ts";

type Example = { type: FieldType; name: string; set: LibraryPatch };

/** Country, check digits, then groups of four (ISO 13616). */
const IBAN = "[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?";
/** Country, then 2 to 13 letters and digits (Directive 2006/112/EC, article 215). */
const VAT = "[A-Z]{2}[A-Z0-9]{2,13}";
const LONG = { x: 0, y: 0, width: 260, height: 24 };

function examples({ iban, vat, rules }: Messages["custom-fields"]["empty"]): Example[] {
	const checked = { validationType: "CustomRegex", isRequired: true } as const;
	return [
		{
			...{ type: "TextBox", name: iban.name },
			set: {
				...{ ...checked, validationRegex: IBAN, validationRegexMessage: iban.wrong, label: iban.label },
				...{ characterLimit: 42, placeholder: "FR76 3000 6000 0112 3456 7890 189", idPrefix: "iban", bounds: LONG },
			},
		},
		{
			...{ type: "TextBox", name: vat.name },
			set: { ...checked, validationRegex: VAT, validationRegexMessage: vat.wrong, label: vat.label, idPrefix: "vat" },
		},
		{ type: "CheckBox", name: rules.name, set: { isRequired: true, label: rules.label, idPrefix: "rules" } },
	];
}

/** Nothing is kept yet: what it is good for, and fields that many need. */
export function LibraryEmpty() {
	const { empty: words } = useWords("customFields");
	const { create, isBusy } = useNewField();
	return (
		<EmptyList icon={TextCursorInput} title={words.title} about={words.about}>
			<p className="mb-3 text-ink-soft">{words.start}</p>
			<div className="flex flex-wrap justify-center gap-2">
				{examples(words).map((example) => {
					const Icon = FIELD_ICONS[example.type];
					return (
						<Button
							key={example.name}
							icon={<Icon size={16} aria-hidden="true" />}
							isBusy={isBusy}
							onClick={() => void create(example)}
						>
							{example.name}
						</Button>
					);
				})}
			</div>
		</EmptyList>
	);
}
