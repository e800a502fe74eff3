import { randomUUID } from "node:crypto";
import { findUserByEmail, insertAccountEvent } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/jobs/queue.ts";

/**
 * Mails a link to set a new password. Tells nobody whether the address is known: unknown, invited and
 * deactivated users get nothing, and the caller hears the same.
 */
export async function requestPasswordReset(context: Context, input: { email: string }): Promise<void> {
	const user = await findUserByEmail(input.email.trim().toLowerCase());
	if (user?.status !== "Active") return;
	await inTransaction(async (tx) => {
		await enqueue(tx, "mail", { kind: "password-reset", accountId: user.accountId, userId: user.id });
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId: user.accountId,
			type: "PasswordResetRequested",
			userId: user.id,
			ip: context.ip,
		});
	});
}
