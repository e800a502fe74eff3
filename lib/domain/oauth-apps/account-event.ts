import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { seenFrom } from "#lib/domain/audit/seen-from.ts";
import type { Context } from "#lib/domain/context.ts";
import { notifySecurityChange } from "#lib/domain/notices/notify-security-change.ts";
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

/** Notes an event of applications in an account's audit log; Admins are emailed about their settings and secrets. */
export async function noteOAuthEvent(
	tx: Tx,
	context: Context,
	event: { accountId: string; type: OAuthEventType; userId?: string | null; data: Record<string, string | string[]> },
): Promise<void> {
	const { principal } = context;
	const by = actorOf({ principal });
	const isSettings = SECURITY_EVENTS["oauth-apps"].types.includes(event.type);
	const actor = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, {
		id: randomUUID(),
		accountId: event.accountId,
		at: context.now(),
		type: event.type,
		userId: event.userId ?? actor,
		ip: context.ip,
		data: { ...event.data, by, ...(isSettings ? seenFrom(context) : {}) },
	});
	if (isSettings) await notifySecurityChange(tx, context, { accountId: event.accountId, topic: "oauth-apps" });
}
