import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { judgeSession } from "#lib/domain/users/sessions/judge-session.ts";

/** Whether a session goes on and lets its user do the same as before, for an answer that takes long. */
export async function isStillAllowed({ principal }: UserContext): Promise<boolean> {
	const now = await judgeSession(visitorContext(), principal.credentialId);
	// Not what a role may, which the table says alone, but whether anything of it is another than when this began.
	const { role, teamId } = principal;
	return now !== null && now.role === role && now.teamId === teamId;
}
