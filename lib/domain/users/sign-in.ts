import { randomUUID } from "node:crypto";
import { verifyPassword } from "#lib/auth/password.ts";
import { findUserByEmail, insertSession } from "#lib/db/stores/users.ts";
import type { Context } from "#lib/domain/context.ts";

/** A session ends after this, however often it is used. */
export const SESSION_DAYS = 30;

/**
 * Signs a person in. An unknown address costs as much time as a wrong password, so that addresses
 * cannot be found out by the clock.
 *
 * @returns the new session's id, or null when address and password do not belong together
 */
export async function signIn(
	context: Context,
	input: { email: string; password: string },
): Promise<{ sessionId: string; userId: string; name: string; email: string } | null> {
	const user = await findUserByEmail(input.email.trim().toLowerCase());
	const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
	if (!user || !isRight || user.status !== "Active") return null;
	const now = context.now();
	const sessionId = randomUUID();
	await insertSession({
		id: sessionId,
		userId: user.id,
		createdAt: now,
		lastSeenAt: now,
		expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
		ip: context.ip,
		userAgent: context.userAgent.slice(0, 500),
	});
	return { sessionId, userId: user.id, name: user.name, email: user.email };
}
