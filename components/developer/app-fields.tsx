"use client";

import { cx } from "#components/ui/cx.ts";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { CONTROL_CLASS, FieldShell, TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { OAUTH_SCOPES } from "#lib/contract/scopes.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { ScopeChoice } from "./scope-choice.tsx";

export type ActingUser = { id: string; name: string; email: string };

type Props = { settings: OAuthAppSettings; users: ActingUser[]; problems: Record<string, string> };

/** What an Admin sets of an app. */
export function AppFields({ settings, users, problems }: Props) {
	const { fields: words, ...shared } = useWords("developer");
	return (
		<div className="flex flex-col gap-4">
			<TextField
				label={shared.name}
				name="name"
				defaultValue={settings.name}
				maxLength={80}
				help={words.nameHelp}
				error={problems.name}
			/>
			<TextAreaField
				label={words.redirects}
				name="redirectUris"
				defaultValue={settings.redirectUris.join("\n")}
				spellCheck={false}
				help={words.redirectsHelp}
				error={problems.redirectUris}
			/>
			<ScopeChoice legend={shared.scopes} scopes={OAUTH_SCOPES} chosen={settings.scopes} error={problems.scopes} />
			<TextField
				label={words.days}
				name="secretValidityDays"
				inputMode="numeric"
				defaultValue={settings.secretValidityDays ?? ""}
				help={words.daysHelp}
				error={problems.secretValidityDays}
			/>
			<TermsFields settings={settings} words={words} />
			<FieldShell label={words.acting} inputId="acting-user" help={words.actingHelp} error={problems.actingUserId}>
				<select
					id="acting-user"
					name="actingUserId"
					defaultValue={settings.actingUserId ?? ""}
					aria-describedby="acting-user-note"
					className={cx(CONTROL_CLASS, "h-11")}
				>
					<option value="">{words.nobody}</option>
					{users.map((user) => (
						<option key={user.id} value={user.id}>
							{`${user.name} (${user.email})`}
						</option>
					))}
				</select>
			</FieldShell>
		</div>
	);
}

type TermsProps = Pick<Props, "settings"> & { words: WorkplaceMessages["developer"]["fields"] };

/** Whose plan counts, and how long one stays connected. */
function TermsFields({ settings, words }: TermsProps) {
	const billing = [
		{ value: "User", label: words.billingUser, about: words.billingUserAbout },
		{ value: "Owner", label: words.billingOwner, about: words.billingOwnerAbout },
	];
	const refresh = [
		{ value: "Absolute", label: words.absolute, about: words.absoluteAbout },
		{ value: "Sliding", label: words.sliding, about: words.slidingAbout },
	];
	return (
		<>
			<RadioChoice legend={words.billing} name="billing" value={settings.billing} options={billing} />
			<RadioChoice legend={words.refresh} name="refreshMode" value={settings.refreshMode} options={refresh} />
		</>
	);
}
