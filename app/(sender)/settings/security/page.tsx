import type { Metadata } from "next";
import { PasswordForm } from "#components/account/password-form.tsx";
import { SessionList } from "#components/account/session-list.tsx";
import { AppCard } from "#components/security/app-card.tsx";
import { PasskeyCard } from "#components/security/passkey-card.tsx";
import { RecoveryCard } from "#components/security/recovery-card.tsx";
import { Section } from "#components/ui/section.tsx";
import { env } from "#lib/config/env.ts";
import { viewOwnWays } from "#lib/domain/users/factors/view-own-ways.ts";
import { viewSecurity } from "#lib/domain/users/factors/view-security.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/domain/users/passwords/assert-password.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import {
	addPasskeyAction,
	beginAppAction,
	beginPasskeyAction,
	changePasswordAction,
	confirmAppAction,
	endOtherSessionsAction,
	endSessionAction,
	removeAppAction,
	removePasskeyAction,
	renamePasskeyAction,
	renewRecoveryCodesAction,
} from "./actions.ts";
import "../../../code-input.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).security.title };
}

const PASSKEY_VERBS = {
	begin: beginPasskeyAction,
	add: addPasskeyAction,
	rename: renamePasskeyAction,
	remove: removePasskeyAction,
};

/** How the reader proves who they are, and where they have. */
export default async function SecurityPage() {
	const context = await requirePageUser();
	const { security } = await pageWords();
	const [view, { hasPassword }] = await Promise.all([viewSecurity(context), viewOwnWays(context)]);
	const { app, passkeys, site, isLastRequired, recoveryCodes, sessions } = view;
	const { email } = context.principal;
	const person = { email, host: new URL(env().publicUrl).host };
	return (
		<RoomWords of={["security"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{security.title}</h1>
				<AppCard
					person={person}
					app={app && { since: app.since.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null }}
					isKept={isLastRequired}
					begin={beginAppAction}
					confirm={confirmAppAction}
					remove={removeAppAction}
				/>
				<PasskeyCard
					person={person}
					passkeys={passkeys.map((one) => ({
						...one,
						createdAt: one.createdAt.toISOString(),
						lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
					}))}
					isKept={isLastRequired}
					site={site}
					verbs={PASSKEY_VERBS}
				/>
				{app || passkeys.length > 0 ? (
					<RecoveryCard person={person} left={recoveryCodes} renew={renewRecoveryCodesAction} />
				) : null}
				<Section title={security.password.title} about={hasPassword ? security.password.about : undefined}>
					{hasPassword ? (
						<PasswordForm email={email} minLength={MIN_PASSWORD_LENGTH} change={changePasswordAction} />
					) : (
						<p className="px-4 py-4 text-ink-soft sm:px-5">{security.password.none}</p>
					)}
				</Section>
				<Section title={security.sessions.title} about={security.sessions.about}>
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
			</div>
		</RoomWords>
	);
}
