import type { Admission } from "#lib/domain/users/admitting/admit.ts";

/** The session that somebody was let in to. */
export function sessionIdOf(admission: Admission | null): string {
	if (admission?.step !== "session") throw new Error("expected a session");
	return admission.sessionId;
}
