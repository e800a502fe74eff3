import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { SECURITY_EVENTS } from "#lib/domain/notices/security-topics.ts";

/** What the account's audit log tells of applications and their tokens. Names and ids only, never a secret. */
export type OAuthEventType =
	| "OAuthAppCreated"
	| "OAuthAppUpdated"
	| "OAuthAppDeleted"
	| "OAuthSecretRolled"
	| "OAuthConsentGiven"
	| "OAuthConsentDenied"
	| "OAuthConsentRevoked"
	| "OAuthAccessGranted"
	| "OAuthTokenIssued"
	| "OAuthTokenRevoked"
	| "OAuthRefused"
	| "OAuthFamilyRevoked";

/** Records an OAuth app's event in the account's log; changes to settings and secrets are emailed to Admins. */
export async function noteOAuthEvent(
	tx: Tx,
	context: Context,
	event: { accountId: string; type: OAuthEventType; userId?: string | null; data: Record<string, string | string[]> },
): Promise<void> {
	const { accountId, type, data } = event;
	if (SECURITY_EVENTS["oauth-apps"].types.some((one) => one === type)) {
		return noteSecurityEvents(tx, context, { accountId, topic: "oauth-apps" }, [{ type, data }]);
	}
	const { principal } = context;
	const by = actorOf({ principal });
	const actor = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, {
		id: randomUUID(),
		accountId,
		type,
		userId: event.userId ?? actor,
		ip: context.ip,
		data: { ...data, by },
	});
}
