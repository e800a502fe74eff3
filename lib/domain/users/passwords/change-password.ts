import { randomUUID } from "node:crypto";
import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { findPasswordHash, revokeOtherSessions, setUserPassword } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { assertPassword } from "./assert-password.ts";

/**
 * Changes the user's own password. Links to set one die, and every other browser is signed out.
 *
 * @throws AppError ValidationError when the current password is not right, or the new one too short or too long
 */
export const changePassword = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { currentPassword: string; password: string }): Promise<void> => {
		assertPassword(input.password);
		const { accountId, userId, credentialId } = context.principal;
		const formerHash = await findPasswordHash(userId);
		if (!(await verifyPassword(formerHash, input.currentPassword))) throw notCurrent();
		const passwordHash = await hashPassword(input.password);
		const now = context.now();
		await inTransaction(async (tx) => {
			const user = await lockUser(tx, { accountId }, userId);
			// Checking takes a while: meanwhile it may have been changed elsewhere.
			if (!user || (await findPasswordHash(userId, tx)) !== formerHash) throw notCurrent();
			await setUserPassword(tx, user, passwordHash, now);
			await revokeOtherSessions(tx, userId, credentialId, now);
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "PasswordChanged", userId, ip: context.ip });
		});
	},
);

function notCurrent() {
	return fieldRefusal("currentPassword", said("wrongPassword"));
}
