import type { WaitingRequest } from "#lib/auth/oidc/interaction.ts";

/**
 * Whether somebody has signed in since a request of an application began. The library counts in whole seconds, so that
 * the sign-in which the request began with may look as if it were later: that one is known by its session.
 *
 * @param session null: nobody is signed in
 */
export function isSignedInSince(
	session: { id: string; signedInAt: Date } | null,
	{ beganAt, sessionId }: Pick<WaitingRequest, "beganAt" | "sessionId">,
): boolean {
	return session !== null && session.signedInAt >= beganAt && session.id !== sessionId;
}
