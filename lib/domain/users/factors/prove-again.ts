import { verifyPassword } from "#lib/crypto/password.ts";
import { lockUser } from "#lib/db/stores/account-users.ts";
import { setProvedAt } from "#lib/db/stores/factors.ts";
import { findPasswordHash } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type GivenProof, takeProof } from "./take-proof.ts";

/**
 * Proves again, in a browser that is signed in, who one is: by the password or by a factor.
 *
 * @throws AppError ValidationError when it is not right
 */
export const proveAgain = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, given: { password: string } | GivenProof): Promise<void> => {
		const { accountId, userId, credentialId: sessionId } = context.principal;
		if ("password" in given) {
			const isRight = await verifyPassword(await findPasswordHash(userId), given.password);
			if (!isRight) throw fieldRefusal("password", said("wrongPassword"));
			return inTransaction((tx) => setProvedAt(tx, { userId, sessionId }, context.now()));
		}
		return inTransaction(async (tx) => {
			const user = await lockUser(tx, { accountId }, userId);
			if (!user || !(await takeProof(tx, context, user, given))) throw fieldRefusal("code", said("codeWrong"));
			await setProvedAt(tx, { userId, sessionId }, context.now());
		});
	},
);
