import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/crypto/password.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findUserOfAccount } from "#lib/db/stores/installation/provisioning.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { revokeAllSessions, setUserPassword } from "#lib/db/stores/users/users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { addressInUse } from "../rules.ts";
import { assertPassword } from "./assert-password.ts";

/**
 * Gives a user a new password without a mailed link: the operator's way in when there is no mail.
 * Every session of the user ends.
 *
 * @throws AppError NotFound; ValidationError for a password that is too short or too long
 */
export const replacePassword = defineVerb(
	{ permission: "installation.administer" },
	async (
		context: Context,
		input: { accountId: string; email: string; password: string },
	): Promise<{ userId: string }> => {
		assertPassword(input.password);
		const user = await findUserOfAccount(input.accountId, input.email.trim().toLowerCase());
		if (!user) throw new AppError("NotFound", `No user has the email address ${input.email}.`);
		const passwordHash = await hashPassword(input.password);
		const now = context.now();
		const setting = inTransaction(async (tx) => {
			const locked = await lockUser(tx, user, user.id);
			if (!locked) throw new AppError("NotFound");
			await setUserPassword(tx, locked, passwordHash, now);
			await revokeAllSessions(tx, user.id, now);
			const { accountId } = user;
			await insertAccountEvent(tx, {
				id: randomUUID(),
				accountId,
				type: "PasswordSet",
				userId: user.id,
				ip: context.ip,
				data: { by: actorOf(context) },
			});
		});
		await setting.catch((error: unknown) => {
			throw isPrismaCode(error, "P2002") ? addressInUse() : error;
		});
		return { userId: user.id };
	},
);
