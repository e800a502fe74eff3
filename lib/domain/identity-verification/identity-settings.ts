import { randomUUID } from "node:crypto";
import {
	IDENTITY_VERIFIERS,
	type IdentityVerifier,
	PICTURE_DAYS,
	PROVIDER_NAMES,
} from "#lib/contract/signing/identity-settings.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findAccount, lockAccount, updateAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context, GrantedContext } from "#lib/domain/context.ts";
import { requireBetween } from "#lib/domain/require-between.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { verifierOf } from "#lib/verifiers/verifiers.ts";

/** How an account verifies identities. */
type AccountIdentitySettings = {
	/** An identity of which every check passed is accepted without anybody looking at it. */
	identityAcceptsMatches: boolean;
	/** Pictures of identity documents are deleted so many days after their document has ended. */
	identityPictureDays: number;
	/** Who verifies identities from now on; tries that are under way stay where they are. */
	identityVerifier: IdentityVerifier;
};

/** How an account does it, and among whom it can choose: what the installation has access to. */
type IdentitySettingsView = AccountIdentitySettings & { choices: IdentityVerifier[] };

/** How the caller's account does it. */
export const viewIdentitySettings = defineVerb(
	{ permission: "account.change" },
	async ({ principal }: GrantedContext): Promise<IdentitySettingsView> => {
		const account = await findAccount(principal.accountId);
		if (!account) throw notFound("user");
		const { identityAcceptsMatches, identityPictureDays } = account;
		// Only what the contract knows was ever stored.
		const identityVerifier = account.identityVerifier as IdentityVerifier;
		const choices = IDENTITY_VERIFIERS.filter((one) => one === identityVerifier || verifierOf(one) !== null);
		return { identityAcceptsMatches, identityPictureDays, identityVerifier, choices };
	},
);

/**
 * Sets how an account verifies identities; what is left out stays. It counts for what is read from now on, and for all
 * pictures there are.
 *
 * @throws AppError NotFound, ValidationError
 */
export const setIdentitySettings = defineVerb(
	{ permission: "identity-settings.manage" },
	async (
		context: Context,
		{ accountId, settings }: { accountId: string; settings: Partial<AccountIdentitySettings> },
	): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		const { identityPictureDays: days, identityVerifier: verifier } = settings;
		if (verifier !== undefined && verifierOf(verifier) === null) {
			throw fieldRefusal("identityVerifier", said("identityNoAccess", { provider: PROVIDER_NAMES[verifier] ?? "" }));
		}
		if (days !== undefined) requireBetween("identityPictureDays", days, PICTURE_DAYS, "daysBetween");
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			await updateAccount(tx, account, settings);
			await insertAccountEvent(tx, {
				...{ id: randomUUID(), accountId, type: "AccountSettingsSet", ip: context.ip },
				...(context.principal.kind === "user" ? { userId: context.principal.userId } : {}),
				data: { ...settings, by: actorOf(context) },
			});
		});
	},
);
