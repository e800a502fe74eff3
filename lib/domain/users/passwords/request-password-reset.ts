import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findUserByEmail } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Longer than the transaction takes: how long the answer took must not tell that there was one. */
const ANSWER_MS = 300;

/**
 * Mails a link to set a new password. Tells nobody whether the address is known: unknown, invited and
 * deactivated users get nothing, and the caller hears the same, no sooner.
 */
export const requestPasswordReset = defineVerb(
	{ permission: "identity.prove" },
	async (context: Context, input: { email: string }): Promise<void> => {
		await Promise.all([mailLink(context, input.email), setTimeout(ANSWER_MS)]);
	},
);

async function mailLink(context: Context, email: string): Promise<void> {
	const user = await findUserByEmail(email.trim().toLowerCase());
	if (user?.status !== "Active") return;
	await inTransaction(async (tx) => {
		await enqueue(tx, "mail", { kind: "password-reset", accountId: user.accountId, userId: user.id });
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId: user.accountId,
			type: "PasswordResetRequested",
			userId: user.id,
			ip: context.ip,
			data: { by: actorOf(context) },
		});
	});
}
