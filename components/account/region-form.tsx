"use client";

import { useState } from "react";
import { ZoneField } from "#components/panels/zone-field.tsx";
import { SettingsForm } from "#components/settings/settings-form.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import {
	ACCOUNT_DATE_FORMATS,
	type AccountDateFormat,
	SIGNER_LANGUAGE,
	TIME_FORMATS,
	type TimeFormat,
} from "#lib/fields/field-types.ts";
import { formatDate } from "#lib/fields/values/calendar-date.ts";
import { CATALOGUE_LOCALES, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";

type Formats = { timeZone: string; dateFormat: AccountDateFormat; timeFormat: TimeFormat };
type Language = Pick<DraftDefaults, "signerLocale">;
type Props = {
	now: Formats & Language;
	save: (input: Formats & { draftDefaults: Language }) => Promise<ActionAnswer>;
};

/** A day and month that can't be mistaken for each other. */
const EXAMPLE = { year: 2026, month: 11, day: 23 };

/** The recipients' language, and how dates and times look on documents. */
export function RegionForm({ now, save }: Props) {
	const { region: words } = useWords("organisation");
	const tag = intlLocale(useWordsLocale());
	const action = useAction(save);
	const [timeZone, setTimeZone] = useState(now.timeZone);
	return (
		<SettingsForm
			label={words.heading}
			done={words.done}
			action={action}
			save={(given) => action.run(readForm(given, now))}
		>
			<SelectField label={words.language} name="signerLocale" defaultValue={now.signerLocale ?? ""}>
				<option value="">{words.languageOwn}</option>
				{CATALOGUE_LOCALES.map((locale) => (
					<option key={locale} value={locale} lang={intlLocale(locale)}>
						{ownNameOf(locale)}
					</option>
				))}
			</SelectField>
			<ZoneField
				label={words.timeZone}
				look="field"
				name="timeZone"
				value={timeZone}
				onChange={(zone) => setTimeZone(zone ?? now.timeZone)}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField label={words.dateFormat} name="dateFormat" defaultValue={now.dateFormat}>
					{ACCOUNT_DATE_FORMATS.map((format) => (
						<option key={format} value={format}>
							{format === SIGNER_LANGUAGE ? words.byLanguage : formatDate(EXAMPLE, format, tag)}
						</option>
					))}
				</SelectField>
				<SelectField label={words.timeFormat} name="timeFormat" defaultValue={now.timeFormat}>
					{TIME_FORMATS.map((format) => (
						<option key={format} value={format}>
							{format === "None" ? words.noTime : format}
						</option>
					))}
				</SelectField>
			</div>
		</SettingsForm>
	);
}

function readForm(given: FormData, now: Formats) {
	const read = (name: string) => String(given.get(name) ?? "");
	return {
		timeZone: read("timeZone"),
		dateFormat: ACCOUNT_DATE_FORMATS.find((one) => one === read("dateFormat")) ?? now.dateFormat,
		timeFormat: TIME_FORMATS.find((one) => one === read("timeFormat")) ?? now.timeFormat,
		draftDefaults: { signerLocale: CATALOGUE_LOCALES.find((one) => one === read("signerLocale")) ?? null },
	};
}
