import { db } from "#lib/db/client.ts";
import { findFactors } from "#lib/db/stores/factors.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listSessions, type SessionSummary } from "../list-sessions.ts";

export type SecurityView = {
	/** null: none is set up. */
	app: { since: Date; lastUsedAt: Date | null } | null;
	/** How many recovery codes are left. */
	recoveryCodes: number;
	sessions: SessionSummary[];
};

/** How a person proves who they are, and where they have. */
export const viewSecurity = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<SecurityView> => {
		const [{ app, recoveryCodes }, sessions] = await Promise.all([
			findFactors(db(), context.principal.userId),
			listSessions(context),
		]);
		const since = app?.secret ? app.since : null;
		return { app: app && since ? { since, lastUsedAt: app.lastUsedAt } : null, recoveryCodes, sessions };
	},
);
