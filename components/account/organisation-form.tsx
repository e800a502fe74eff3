"use client";

import { SettingsForm } from "#components/settings/settings-form.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Values = { name: string; postalAddress: string; website: string; contactEmail: string };
type Props = { now: Values; save: (input: Values) => Promise<ActionAnswer> };

/** The organisation's name and what recipients can find out about it. */
export function OrganisationForm({ now, save }: Props) {
	const { profile: words } = useWords("organisation");
	const action = useAction(save);
	const { problems } = action;
	return (
		<SettingsForm label={words.heading} done={words.done} action={action} save={(given) => action.run(readForm(given))}>
			<TextField
				label={words.name}
				name="name"
				autoComplete="organization"
				maxLength={200}
				defaultValue={now.name}
				help={words.nameHelp}
				error={problems.name}
			/>
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
		</SettingsForm>
	);
}

function readForm(given: FormData): Values {
	const read = (name: keyof Values) => String(given.get(name) ?? "");
	return {
		name: read("name"),
		postalAddress: read("postalAddress"),
		website: read("website"),
		contactEmail: read("contactEmail"),
	};
}
