import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { db } from "#lib/db/client.ts";
import { findFactorRule } from "#lib/db/stores/installation/provisioning.ts";
import { findFactors } from "#lib/db/stores/users/factors.ts";
import { listPasskeys } from "#lib/db/stores/users/passkeys.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listSessions, type SessionSummary } from "../sessions/list-sessions.ts";
import { ownSite } from "./own-site.ts";

type PasskeySummary = {
	id: string;
	name: string;
	createdAt: Date;
	lastUsedAt: Date | null;
	/** The host it was made for, where that is not the installation's; browsers do not show it here. */
	host: string | null;
};

type SecurityView = {
	/** null: none is set up. */
	app: { since: Date; lastUsedAt: Date | null } | null;
	/** The first one first; where passkeys cannot be, why. */
	passkeys: PasskeySummary[];
	site: PasskeySite;
	/** The organisation requires a factor, and there is but one: it stays until there is another. */
	isLastRequired: boolean;
	/** How many recovery codes are left. */
	recoveryCodes: number;
	sessions: SessionSummary[];
};

/** How a person proves who they are, and where they have. */
export const viewSecurity = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<SecurityView> => {
		const { userId, accountId } = context.principal;
		const [{ app, recoveryCodes }, sessions, stored, isRequired] = await Promise.all([
			findFactors(db(), userId),
			listSessions(context),
			listPasskeys(db(), userId),
			findFactorRule(accountId),
		]);
		const since = app?.secret ? app.since : null;
		const site = ownSite();
		const passkeys = stored.map(({ id, name, createdAt, lastUsedAt, rpId }) => {
			const isHere = "rpId" in site && site.rpId === rpId;
			return { id, name, createdAt, lastUsedAt, host: isHere ? null : rpId };
		});
		return {
			passkeys,
			site,
			app: app && since ? { since, lastUsedAt: app.lastUsedAt } : null,
			isLastRequired: isRequired && (since ? 1 : 0) + stored.length === 1,
			recoveryCodes,
			sessions,
		};
	},
);
