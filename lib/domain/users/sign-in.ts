import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { verifyPassword } from "#lib/crypto/password.ts";
import { findUserByEmail, insertAccountEvent, insertSession, setFirstLocale } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.ts";

/** A session ends after this, however often it is used. */
export const SESSION_DAYS = 30;

/** Longer than noting a failure takes: how long the refusal took must not tell that there was somebody to note it of. */
const REFUSAL_MS = 100;

/**
 * Signs a person in. An unknown address costs as much time as a wrong password, so that addresses
 * cannot be found out by the clock. The language of the browser is theirs until they choose one.
 *
 * @returns the new session's id, or null when address and password do not belong together
 */
export const signIn = defineVerb(
	{ permission: "identity.prove" },
	async (
		context: Context,
		input: { email: string; password: string },
	): Promise<{ sessionId: string; userId: string; name: string; email: string } | null> => {
		const user = await findUserByEmail(input.email.trim().toLowerCase());
		const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
		if (!user || !isRight || user.status !== "Active") {
			await Promise.all([user ? noteFailedSignIn(context, user) : null, setTimeout(REFUSAL_MS)]);
			return null;
		}
		return { sessionId: await beginSession(context, user), userId: user.id, name: user.name, email: user.email };
	},
);

async function beginSession(context: Context, user: { id: string; accountId: string }): Promise<string> {
	const now = context.now();
	const sessionId = randomUUID();
	const { ip } = context;
	const userAgent = context.userAgent.slice(0, 500);
	const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
	await inTransaction(async (tx) => {
		if (context.locale) await setFirstLocale(tx, user.id, context.locale);
		await insertSession(tx, {
			id: sessionId,
			userId: user.id,
			createdAt: now,
			lastSeenAt: now,
			expiresAt,
			ip,
			userAgent,
		});
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId: user.accountId,
			at: now,
			type: "SignedIn",
			userId: user.id,
			ip,
			data: { browser: userAgent },
		});
	});
	return sessionId;
}
