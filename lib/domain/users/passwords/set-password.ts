import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/crypto/password.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { countLiveApiKeys, revokeUserApiKeys } from "#lib/db/stores/api-keys.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import {
	consumePasswordToken,
	findPasswordToken,
	revokeAllSessions,
	setEmailVerified,
	setFirstLocale,
	setLockedLocale,
	setUserName,
	setUserPassword,
} from "#lib/db/stores/users/users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { Context, UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { readOwnName } from "../preferences/read-own-name.ts";
import { addressInUse } from "../rules.ts";
import { assertPassword } from "./assert-password.ts";

/** What the page that asks for the password says and asks. */
export type PasswordLink = {
	email: string;
	/** Nobody knows yet how the invited person is called. */
	isNameAsked: boolean;
	/** The language they have chosen; null: none yet. */
	locale: string | null;
	/** API keys of theirs that work whatever the password is. */
	apiKeys: number;
	/** To what they are asked in; null where they are in already. */
	invitation: {
		account: string;
		/** Who asks them in; null when nobody is known. */
		inviter: string | null;
		/** null for the team of those whom nobody has put into another. */
		team: string | null;
		role: UserPrincipal["role"];
	} | null;
};

/** Whose link this is; null when it cannot be used any more. */
export const findPasswordLink = defineVerb(
	{ permission: "links.open" },
	async (context: VisitorContext, token: string): Promise<PasswordLink | null> => {
		const now = context.now();
		const found = await findPasswordToken(hashSecret(token), now);
		if (!found) return null;
		const { id, email, locale } = found.user;
		const apiKeys = await countLiveApiKeys(id, now);
		return { email, isNameAsked: isNameUnknown(found.user), locale, apiKeys, invitation: invitationOf(found.user) };
	},
);

type Found = NonNullable<Awaited<ReturnType<typeof findPasswordToken>>>["user"];

function invitationOf({ status, account, team, role, invitedBy }: Found): PasswordLink["invitation"] {
	if (status !== "InvitationPending") return null;
	return {
		account: account.name,
		inviter: invitedBy?.name ?? null,
		team: team.isDefault ? null : team.name,
		role,
	};
}

/** People are invited by their address, which stands for the name until they give one. */
function isNameUnknown(user: { email: string; name: string }): boolean {
	return user.name === user.email;
}

/**
 * Sets a password with a mailed link. The link is used up, and every session of the user ends; their API keys
 * when that is asked for. The language of the browser is theirs until they choose one, here or in the settings.
 *
 * @throws AppError LinkUnusable; Conflict when the address signs in to another account; ValidationError for a password that is too short or too long, or a
 *   name that is missing where it is asked for
 */
export const setPassword = defineVerb(
	{ permission: "links.open" },
	async (
		context: Context,
		input: {
			token: string;
			password: string;
			name?: string;
			locale?: CatalogueLocale | undefined;
			endApiKeys?: boolean;
		},
	): Promise<void> => {
		assertPassword(input.password);
		const hash = hashSecret(input.token);
		const now = context.now();
		const found = await findPasswordToken(hash, now);
		if (!found) throw unusable();
		const name = isNameUnknown(found.user) ? readOwnName(input.name ?? "") : null;
		const passwordHash = await hashPassword(input.password);
		const setting = inTransaction(async (tx) => {
			// The user before the link, as everybody who ends links with their user.
			const user = await lockUser(tx, found.user, found.user.id);
			if (!user || !(await consumePasswordToken(tx, hash, now))) throw unusable();
			await setUserPassword(tx, user, passwordHash, now);
			await setEmailVerified(tx, user, now);
			if (input.locale) await setLockedLocale(tx, user, input.locale);
			else if (context.locale) await setFirstLocale(tx, user.id, context.locale);
			if (name !== null) await setUserName(tx, user, name);
			await revokeAllSessions(tx, found.user.id, now);
			const apiKeys = input.endApiKeys ? await revokeUserApiKeys(tx, found.user.id, now) : 0;
			await insertAccountEvent(tx, {
				id: randomUUID(),
				accountId: found.user.accountId,
				type: "PasswordSet",
				userId: found.user.id,
				ip: context.ip,
				data: apiKeys > 0 ? { apiKeys } : {},
			});
		});
		await setting.catch((error: unknown) => {
			throw isPrismaCode(error, "P2002") ? addressInUse() : error;
		});
	},
);

function unusable(): Error {
	return refusal("LinkUnusable", said("linkUsed"));
}
