"use client";

import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS, FieldShell, TextAreaField, TextField } from "#components/ui/text-field.tsx";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { OAUTH_SCOPES, type OAuthScope, OFFERED_SCOPES } from "#lib/contract/scopes.ts";
import { RadioChoice } from "./radio-choice.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

export type ActingUser = { id: string; name: string; email: string };

type Props = { settings: OAuthAppSettings; users: ActingUser[]; problems: Record<string, string> };

const BILLING = [
	{ value: "User", label: "The user's account", about: "Each call uses the plan, rate limit and credits of its user." },
	{ value: "Owner", label: "Your account", about: "Every call of this app uses your plan, rate limit and credits." },
];
const REFRESH = [
	{ value: "Absolute", label: "Absolute", about: "30 days after signing in, users sign in again." },
	{
		value: "Sliding",
		label: "Sliding",
		about: "30 days more with each refresh made while the access token is still good.",
	},
];

/** What an Admin sets of an app. */
export function AppFields({ settings, users, problems }: Props) {
	return (
		<div className="flex flex-col gap-4">
			<TextField
				label="Name"
				name="name"
				defaultValue={settings.name}
				maxLength={80}
				help="People read it when they are asked for consent."
				error={problems.name}
			/>
			<TextAreaField
				label="Redirect addresses"
				name="redirectUris"
				defaultValue={settings.redirectUris.join("\n")}
				spellCheck={false}
				help="One on each line, compared to the last character. None if the app only acts by itself."
				error={problems.redirectUris}
			/>
			<ScopeChoice
				legend="Scopes"
				scopes={offeredWith(settings.scopes)}
				chosen={settings.scopes}
				error={problems.scopes}
			/>
			<TextField
				label="New secrets are good for, in days"
				name="secretValidityDays"
				inputMode="numeric"
				defaultValue={settings.secretValidityDays ?? ""}
				help="Leave it empty for secrets that are good until you roll them."
				error={problems.secretValidityDays}
			/>
			<RadioChoice legend="Who pays for calls" name="billing" value={settings.billing} options={BILLING} />
			<RadioChoice legend="Refresh tokens" name="refreshMode" value={settings.refreshMode} options={REFRESH} />
			<FieldShell
				label="Client credentials act as"
				inputId="acting-user"
				help="Tokens that are out keep the user they were issued for."
				error={problems.actingUserId}
			>
				<select
					id="acting-user"
					name="actingUserId"
					defaultValue={settings.actingUserId ?? ""}
					aria-describedby="acting-user-note"
					className={cx(CONTROL_CLASS, "h-11")}
				>
					<option value="">Nobody: no tokens without a user</option>
					{users.map((user) => (
						<option key={user.id} value={user.id}>
							{user.name} ({user.email})
						</option>
					))}
				</select>
			</FieldShell>
		</div>
	);
}

/** An app keeps what it was given through the command line, though nothing needs it yet. */
function offeredWith(chosen: readonly string[]): OAuthScope[] {
	return OAUTH_SCOPES.filter((scope) => OFFERED_SCOPES.includes(scope) || chosen.includes(scope));
}
