import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { verifyPassword } from "#lib/crypto/password.ts";
import { lockUser } from "#lib/db/stores/account-users.ts";
import {
	findPasswordHash,
	findUserByEmail,
	insertAccountEvent,
	insertSession,
	setFirstLocale,
} from "#lib/db/stores/users.ts";
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
		const sessionId = await beginSession(context, user);
		return sessionId === null ? null : { sessionId, userId: user.id, name: user.name, email: user.email };
	},
);

type Checked = { id: string; accountId: string; passwordHash: string | null };

/** @returns null when the password that was checked is not the user's any more, or the user may not sign in any more */
async function beginSession(context: Context, user: Checked): Promise<string | null> {
	const now = context.now();
	const sessionId = randomUUID();
	const { ip } = context;
	const userAgent = context.userAgent.slice(0, 500);
	const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
	return inTransaction(async (tx) => {
		const locked = await lockUser(tx, user, user.id);
		// Checking takes a while: whoever changed the password meanwhile has ended the sessions that there were.
		const isStill = locked?.status === "Active" && (await findPasswordHash(user.id, tx)) === user.passwordHash;
		if (!isStill) return null;
		if (context.locale) await setFirstLocale(tx, user.id, context.locale);
		await insertSession(tx, locked, {
			id: sessionId,
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
		return sessionId;
	});
}
