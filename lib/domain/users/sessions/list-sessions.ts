import { listLiveSessions } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";

export type SessionSummary = {
	id: string;
	createdAt: Date;
	lastSeenAt: Date;
	ip: string;
	userAgent: string;
	/** The browser that asks. */
	isCurrent: boolean;
};

/** Where the user is signed in, the last used first. */
export async function listSessions(context: UserContext): Promise<SessionSummary[]> {
	const sessions = await listLiveSessions(context.principal.userId, context.now());
	return sessions.map((session) => ({
		id: session.id,
		createdAt: session.createdAt,
		lastSeenAt: session.lastSeenAt,
		ip: session.ip,
		userAgent: session.userAgent,
		isCurrent: session.id === context.principal.credentialId,
	}));
}
