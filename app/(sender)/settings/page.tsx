import type { Metadata } from "next";
import { ConnectedApps } from "#components/developer/connected-apps.tsx";
import { NotificationSwitches } from "#components/sender/notification-switches.tsx";
import { PasswordForm } from "#components/sender/password-form.tsx";
import { Section } from "#components/sender/section.tsx";
import { SessionList } from "#components/sender/session-list.tsx";
import { Address } from "#components/ui/address.tsx";
import { SCOPE_WORDS } from "#lib/contract/scope-words.ts";
import { listConnectedApps } from "#lib/domain/oauth-apps/connected-apps.ts";
import { shownScopes } from "#lib/domain/oauth-apps/rules.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/domain/users/assert-password.ts";
import { viewSettings } from "#lib/domain/users/view-settings.ts";
import { requirePageUser } from "#lib/http/page-context.ts";
import {
	changePasswordAction,
	disconnectAppAction,
	endOtherSessionsAction,
	endSessionAction,
	saveNotificationsAction,
} from "./actions.ts";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
	const context = await requirePageUser();
	const { notifications, sessions } = await viewSettings(context);
	const apps = await listConnectedApps(context);
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6">
			<div>
				<h1 className="font-semibold text-display">Settings</h1>
				<p className="mt-1 break-words text-ink-soft">
					Signed in as <span className="text-ink">{context.principal.name}</span>,{" "}
					<Address text={context.principal.email} />
				</p>
			</div>
			<Section title="Emails to you" about="About the documents you send. Each change is saved at once.">
				<NotificationSwitches initial={notifications} save={saveNotificationsAction} />
			</Section>
			<Section title="Password" about="Changing it signs you out in every other browser.">
				<PasswordForm email={context.principal.email} minLength={MIN_PASSWORD_LENGTH} change={changePasswordAction} />
			</Section>
			<Section title="Signed-in browsers" about="Sign out wherever you don't recognise one.">
				<SessionList
					sessions={sessions.map((one) => ({
						...one,
						createdAt: one.createdAt.toISOString(),
						lastSeenAt: one.lastSeenAt.toISOString(),
					}))}
					end={endSessionAction}
					endOthers={endOtherSessionsAction}
				/>
			</Section>
			<Section title="Connected apps" about="They may act for you until you disconnect them.">
				<ConnectedApps
					apps={apps.map(({ scopes, since, ...app }) => ({
						...app,
						permissions: shownScopes(scopes).map((scope) => SCOPE_WORDS[scope]),
						since: since.toISOString(),
					}))}
					disconnect={disconnectAppAction}
				/>
			</Section>
		</div>
	);
}
