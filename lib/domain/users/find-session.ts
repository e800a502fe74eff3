import { findLiveSession, setUserTimeZone, touchSession } from "#lib/db/stores/users.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";

const TOUCH_EVERY_MS = 60_000;

/**
 * Who a session belongs to. The row is read each time, so that a revoked session, a new password and
 * a deactivated user count at once.
 *
 * @param timeZone of the browser; kept for mails to its user
 */
export async function findSession(
	sessionId: string,
	now: Date,
	timeZone: string | null = null,
): Promise<UserPrincipal | null> {
	if (!isUuid(sessionId)) return null;
	const session = await findLiveSession(sessionId, now);
	if (!session) return null;
	if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) await touchSession(sessionId, now);
	const { user, isSandbox } = session;
	if (timeZone && timeZone !== user.timeZone) await setUserTimeZone(user.id, timeZone);
	return {
		kind: "user",
		accountId: user.accountId,
		userId: user.id,
		teamId: user.teamId,
		role: user.role,
		name: user.name,
		email: user.email,
		isSandbox,
		via: "session",
		credentialId: sessionId,
	};
}
