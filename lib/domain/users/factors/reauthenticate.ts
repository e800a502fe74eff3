import type { PasskeyOptions } from "#lib/crypto/passkeys.ts";
import { verifyPassword } from "#lib/crypto/password.ts";
import { db } from "#lib/db/client.ts";
import { isProvedSince, setProvedAt } from "#lib/db/stores/users/factors.ts";
import { findPasswordHash } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteFailedSignIn } from "../sessions/note-failed-sign-in.ts";
import { lockOneself } from "./lock-oneself.ts";
import { askPasskeysOf } from "./take-passkey.ts";
import { type GivenProof, takeProof } from "./take-proof.ts";

/**
 * Proves again, in a browser that is signed in, who one is: by the password or by a factor.
 *
 * @throws AppError ValidationError when it is not right
 */
export const reauthenticate = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, given: { password: string } | GivenProof): Promise<void> => {
		const { userId, credentialId: sessionId } = context.principal;
		const cameAt = context.now();
		if ("password" in given) {
			const isRight = await verifyPassword(await findPasswordHash(userId), given.password);
			if (!isRight) throw await refusalOf(context, given);
			return inTransaction((tx) => setProvedAt(tx, { userId, sessionId }, context.now()));
		}
		// What was asked of a passkey is used up by a wrong answer too.
		const isRight = await inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			const proof = await takeProof(tx, context, user, given);
			if (proof) await setProvedAt(tx, { userId, sessionId }, context.now());
			// Of a form sent twice at once, the second call has waited for the first and counts as confirmed too.
			return proof !== null || (await isProvedSince(tx, { userId, sessionId }, cameAt));
		});
		if (!isRight) throw await refusalOf(context, given);
	},
);

/** Notes it in the account's log: somebody may be trying. */
async function refusalOf(context: UserContext, given: { password: string } | GivenProof): Promise<Error> {
	const { userId, accountId } = context.principal;
	await noteFailedSignIn(context, { id: userId, accountId }, "ProofFailed");
	if ("password" in given) return fieldRefusal("password", said("wrongPassword"));
	return "passkey" in given ? fieldRefusal("passkey", said("passkeyWrong")) : fieldRefusal("code", said("codeWrong"));
}

/** What the browser is to ask one's passkeys, to prove again who one is. @throws AppError Conflict when there are none */
export const askOwnPasskeys = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<PasskeyOptions> => {
		const options = await askPasskeysOf(db(), context, context.principal.userId);
		if (!options) throw refusal("Conflict", said("noFactor"));
		return options;
	},
);
