"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { ZoneField } from "#components/ui/zone-field.tsx";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { formatDate } from "#lib/fields/calendar-date.ts";
import {
	ACCOUNT_DATE_FORMATS,
	type AccountDateFormat,
	SIGNER_LANGUAGE,
	TIME_FORMATS,
	type TimeFormat,
} from "#lib/fields/types.ts";
import { intlLocale } from "#lib/i18n/locales.ts";

export type OrganisationValues = {
	name: string;
	postalAddress: string;
	website: string;
	contactEmail: string;
	timeZone: string;
	dateFormat: AccountDateFormat;
	timeFormat: TimeFormat;
};

type Props = {
	now: OrganisationValues;
	save: (input: OrganisationValues) => Promise<ActionAnswer>;
};

/** Day and month that cannot be taken for each other. */
const EXAMPLE = { year: 2026, month: 11, day: 23 };

/** What the organisation is called, and how dates on its documents look. */
export function OrganisationForm({ now, save }: Props) {
	const { organisation: words } = useWords("settings");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [timeZone, setTimeZone] = useState(now.timeZone);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const answer = await run(readForm(new FormData(event.currentTarget), now));
		if (answer?.ok) toast(words.done);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 p-4 sm:p-5">
			<TextField
				label={words.name}
				name="name"
				autoComplete="organization"
				maxLength={200}
				defaultValue={now.name}
				help={words.nameHelp}
				error={problems.name}
			/>
			<Profile now={now} problems={problems} />
			<ZoneField
				label={words.timeZone}
				look="field"
				name="timeZone"
				value={timeZone}
				onChange={(zone) => setTimeZone(zone ?? now.timeZone)}
			/>
			<Formats now={now} />
			<div aria-live="assertive">
				{problem && Object.keys(problems).length === 0 ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}

/** What recipients find out about who asks them. */
function Profile({ now, problems }: { now: OrganisationValues; problems: Record<string, string> }) {
	const { organisation: words } = useWords("settings");
	return (
		<>
			<TextAreaField
				label={words.postalAddress}
				name="postalAddress"
				rows={2}
				autoComplete="street-address"
				maxLength={ACCOUNT_LIMITS.addressLength}
				defaultValue={now.postalAddress}
				help={words.postalAddressHelp}
				error={problems.postalAddress}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label={words.website}
					name="website"
					inputMode="url"
					autoComplete="url"
					maxLength={ACCOUNT_LIMITS.websiteLength}
					defaultValue={now.website}
					help={words.websiteHelp}
					error={problems.website}
				/>
				<TextField
					label={words.contactEmail}
					name="contactEmail"
					inputMode="email"
					autoComplete="email"
					maxLength={254}
					defaultValue={now.contactEmail}
					help={words.contactEmailHelp}
					error={problems.contactEmail}
				/>
			</div>
		</>
	);
}

function Formats({ now }: { now: OrganisationValues }) {
	const { organisation: words } = useWords("settings");
	const tag = intlLocale(useWordsLocale());
	return (
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
	);
}

function readForm(given: FormData, now: OrganisationValues): OrganisationValues {
	const read = (name: string) => String(given.get(name) ?? "");
	return {
		name: read("name"),
		postalAddress: read("postalAddress"),
		website: read("website"),
		contactEmail: read("contactEmail"),
		timeZone: read("timeZone"),
		dateFormat: ACCOUNT_DATE_FORMATS.find((one) => one === read("dateFormat")) ?? now.dateFormat,
		timeFormat: TIME_FORMATS.find((one) => one === read("timeFormat")) ?? now.timeFormat,
	};
}
