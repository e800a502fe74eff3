import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/auth/password.ts";
import {
	consumePasswordToken,
	findPasswordToken,
	insertAccountEvent,
	revokeAllSessions,
	setUserPassword,
} from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { hashToken } from "#lib/domain/signing/mint-token.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { assertPassword } from "./assert-password.ts";

/** Whose link this is, for the page that asks for the password; null when it cannot be used any more. */
export async function findPasswordLink(token: string, now: Date): Promise<{ email: string; name: string } | null> {
	const found = await findPasswordToken(hashToken(token), now);
	return found ? { email: found.user.email, name: found.user.name } : null;
}

/**
 * Sets a password with a mailed link. The link is used up, and every session of the user ends.
 *
 * @throws AppError LinkUnusable; ValidationError for a password that is too short or too long
 */
export async function setPassword(context: Context, input: { token: string; password: string }): Promise<void> {
	assertPassword(input.password);
	const hash = hashToken(input.token);
	const now = context.now();
	const found = await findPasswordToken(hash, now);
	if (!found) throw unusable();
	const passwordHash = await hashPassword(input.password);
	await inTransaction(async (tx) => {
		if (!(await consumePasswordToken(tx, hash, now))) throw unusable();
		await setUserPassword(tx, found.user.id, passwordHash, now);
		await revokeAllSessions(tx, found.user.id, now);
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId: found.user.accountId,
			type: "PasswordSet",
			userId: found.user.id,
			ip: context.ip,
		});
	});
}

function unusable(): AppError {
	return new AppError("LinkUnusable", "This link was used or has expired. Ask for a new one.");
}
