import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";

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

/** Notes an event of applications in an account's audit log. */
export async function noteOAuthEvent(
	tx: Tx,
	context: Context,
	event: { accountId: string; type: OAuthEventType; userId?: string | null; data: Record<string, string | string[]> },
): Promise<void> {
	const { principal } = context;
	const by = actorOf({ principal });
	const actor = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, {
		id: randomUUID(),
		accountId: event.accountId,
		type: event.type,
		userId: event.userId ?? actor,
		ip: context.ip,
		data: { ...event.data, by },
	});
}
