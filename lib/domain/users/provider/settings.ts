import type { ProviderSettings } from "#lib/contract/users/sign-in-provider.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedAccount, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import {
	deleteProviderLinks,
	deleteSignInProvider,
	endProviderSessions,
	findSignInProvider,
	forgetTrustInProvider,
	putSignInProvider,
	type SignInProviderRow,
	switchSignInProviderRow,
} from "#lib/db/stores/users/sign-in-providers.ts";
import { findTeamIds, listTeamRows } from "#lib/db/stores/users/teams.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { sealSecret } from "./access-of.ts";
import { noteProviderEvent } from "./note-provider-event.ts";
import { afterSignOutUrl, callbackUrl, settledProvider } from "./rules.ts";

/** What is shown of a provider: all but its secret. */
type ShownProvider = ProviderSettings &
	Pick<SignInProviderRow, "mayReachPrivate" | "lastSignInAt" | "lastFailure" | "lastFailureAt">;

/** An account's provider, the addresses that are to be told to it, and the teams that people may come into. */
type ProviderView = {
	provider: ShownProvider | null;
	callbackUrl: string;
	afterSignOutUrl: string;
	/** Where people find its button. */
	link: string;
	teams: { id: string; name: string; isDefault: boolean }[];
};

const MAX_TEAMS = 500;

/** By which provider people of an account sign in. */
export const viewSignInProvider = defineVerb(
	{ permission: "sign-in-provider.manage" },
	async ({ principal }: Context, accountId: string): Promise<ProviderView> => {
		requireOwnAccount(principal, accountId);
		const found = await findSignInProvider(accountId);
		const teams = await listTeamRows({ accountId }, null, { skip: 0, take: MAX_TEAMS });
		return {
			provider: found && withoutSecret(found),
			callbackUrl: callbackUrl(accountId),
			afterSignOutUrl: afterSignOutUrl(),
			link: `${afterSignOutUrl()}?with=${accountId}`,
			teams: teams.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
		};
	},
);

function withoutSecret({ clientSecret: _, accountId: __, createdAt: ___, ...shown }: SignInProviderRow): ShownProvider {
	return shown;
}

/** @param clientSecret null: the one that is kept stays */
type GivenProvider = ProviderSettings & { clientSecret: string | null };

/**
 * Sets the provider of an account up, or changes it. Whoever was known at another address, or by another client there,
 * is found by their mail address again, and signed out; one that was let onto the own network is so at its address alone.
 *
 * @throws AppError ReauthRequired; ValidationError that names the setting
 */
export const saveSignInProvider = defineVerb(
	{ permission: "sign-in-provider.change" },
	async (
		context: Context,
		{ accountId, clientSecret, ...given }: GivenProvider & { accountId: string },
	): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		const settings = settledProvider(given);
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			const before = await findSignInProvider(accountId, tx);
			await requireTeam(tx, accountId, settings.newTeamId);
			const isSame = before?.issuer === settings.issuer && before.clientId === settings.clientId;
			// A secret is the client's: it is not sent to another place than it was given for.
			const kept = isSame ? before.clientSecret : null;
			const secret = clientSecret?.trim() ? sealSecret(requireShort(clientSecret.trim())) : kept;
			if (!secret) throw fieldRefusal("clientSecret", said("providerSecret"));
			if (!isSame) await deleteProviderLinks(tx, account);
			if (!isSame || !settings.isEnabled) await endSessionsThere(tx, context, account);
			else if (before.isSecondFactor && !settings.isSecondFactor) await forgetTrustInProvider(tx, account);
			const mayReachPrivate = isSame && before.mayReachPrivate;
			await putSignInProvider(tx, account, { ...settings, clientSecret: secret, mayReachPrivate });
			const { name, issuer, isEnabled, createsUsers } = settings;
			const data = { subject: name, issuer, isEnabled, createsUsers };
			await noteProviderEvent(tx, context, { accountId, type: "ProviderSet", data });
		});
	},
);

function requireShort(secret: string): string {
	const limit = 2_000;
	if (secret.length > limit) throw fieldRefusal("clientSecret", said("tooLong", { limit }));
	return secret;
}

async function requireTeam(tx: Tx, accountId: string, teamId: string | null): Promise<void> {
	if (teamId === null) return;
	const isThere = isUuid(teamId) && (await findTeamIds(tx, { accountId }, [teamId])).has(teamId);
	if (!isThere) throw fieldRefusal("newTeamId", said("providerTeam"));
}

/**
 * Switches an account's provider on or off, which signs out whoever came by it, or lets it be on the own network, which the operator alone may.
 *
 * @throws AppError NotFound where there is none; Forbidden; ReauthRequired
 */
export const switchSignInProvider = defineVerb(
	{ permission: "sign-in-provider.change" },
	async (
		context: Context,
		{ accountId, ...to }: { accountId: string; isEnabled?: boolean; mayReachPrivate?: boolean },
	): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		if (to.mayReachPrivate !== undefined && context.principal.kind !== "operator") throw new AppError("Forbidden");
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account || !(await switchSignInProviderRow(tx, account, to)))
				throw refusal("NotFound", said("providerNone"));
			if (to.isEnabled === false) await endSessionsThere(tx, context, account);
			await noteProviderEvent(tx, context, { accountId, type: "ProviderSwitched", data: to });
		});
	},
);

/**
 * Removes an account's provider; everybody signs in with what they have here, and whoever came by it is signed out.
 *
 * @throws AppError NotFound where there is none; ReauthRequired
 */
export const removeSignInProvider = defineVerb(
	{ permission: "sign-in-provider.change" },
	async (context: Context, accountId: string): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account || !(await deleteSignInProvider(tx, account))) throw refusal("NotFound", said("providerNone"));
			await deleteProviderLinks(tx, account);
			await endSessionsThere(tx, context, account);
			await noteProviderEvent(tx, context, { accountId, type: "ProviderRemoved" });
		});
	},
);

/** What a provider has let in stays no longer than it does, but for whoever decides that. */
async function endSessionsThere(tx: Tx, { principal, now }: Context, account: LockedAccount): Promise<void> {
	const exceptId = principal.kind === "user" ? principal.credentialId : null;
	await endProviderSessions(tx, account, { exceptId, now: now() });
}
