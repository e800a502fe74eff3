import { findLiveSession, setUserTimeZone, touchSession } from "#lib/db/stores/users/users.ts";
import type { UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { pictureAddress } from "#lib/domain/picture-address.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { PROVIDER_PROOF_MS } from "../provider/rules.ts";

const TOUCH_EVERY_MS = 60_000;

/**
 * Who a session belongs to. The row is read each time, so that a revoked session, a new password and
 * a deactivated user count at once.
 * The zone of the browser is kept for mails to its user.
 */
export const findSession = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, sessionId: string): Promise<UserPrincipal | null> => {
		if (!isUuid(sessionId)) return null;
		const now = context.now();
		const { timeZone } = context;
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
			...(user.locale ? { locale: user.locale } : {}),
			...(user.chosenTimeZone ? { timeZone: user.chosenTimeZone } : {}),
			...(user.pictureKey ? { picture: pictureAddress(user.id, user.pictureKey) } : {}),
			isSandbox,
			via: "session",
			credentialId: sessionId,
			...(isProvedHere(session) ? { reauthedAt: session.provedAt } : {}),
		};
	},
);

/** A provider’s session counts as confirmed only if the provider had authenticated the user just before. */
function isProvedHere({ provedAt, createdAt }: { provedAt: Date; createdAt: Date }): boolean {
	return provedAt.getTime() >= createdAt.getTime() - PROVIDER_PROOF_MS;
}
