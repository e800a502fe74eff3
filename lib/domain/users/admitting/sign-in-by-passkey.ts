import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { type PasskeyOptions, passkeyOptions } from "#lib/crypto/passkeys.ts";
import { db } from "#lib/db/client.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { findPasskeyOwner } from "#lib/db/stores/users/passkeys.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { keepChallenge } from "../factors/challenges.ts";
import { requireSite } from "../factors/own-site.ts";
import { takePasskey } from "../factors/take-passkey.ts";
import { type Admission, admit } from "./admit.ts";

const SIGN_IN = { purpose: "sign-in", userId: null } as const;

/**
 * What a browser is to ask whichever passkey its user chooses. It tells nothing of who has any.
 *
 * @throws AppError Conflict where passkeys cannot be
 */
export const askForAnyPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext): Promise<PasskeyOptions> => {
		const options = await passkeyOptions(requireSite(), null);
		await keepChallenge(db(), context, SIGN_IN, options.challenge);
		return options;
	},
);

/**
 * Signs whoever holds the passkey in, if its authenticator has made sure who uses it.
 *
 * @returns null for a passkey that is none of ours, or an answer that proves nothing
 */
export const signInByPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, answer: PasskeyAnswer): Promise<(Admission & { email: string }) | null> => {
		const found = await findPasskeyOwner(answer.id);
		if (!found) return null;
		return inTransaction(async (tx) => {
			const user = await lockUser(tx, found.user, found.user.id);
			if (user?.status !== "Active" || !(await takePasskey(tx, context, user, answer, SIGN_IN))) return null;
			return { ...(await admit(tx, context, user, ["verified-passkey"])), email: user.email };
		});
	},
);
