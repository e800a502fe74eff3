import { randomUUID } from "node:crypto";
import type { WebhookEnding } from "#lib/contract/webhooks/failures.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { SECURITY_EVENTS } from "#lib/domain/notices/security-topics.ts";

type WebhookAccountEvent =
	| "WebhookCreated"
	| "WebhookChanged"
	| "WebhookPaused"
	| "WebhookDeleted"
	| "WebhookSecretRolled"
	| "WebhookEnabled"
	| "WebhookDisabled";

/** Records an endpoint's event and its actor in the account's log, never a secret; emails Admins about changes. */
export async function noteWebhookEvent(
	tx: Tx,
	context: Context,
	event: {
		accountId: string;
		type: WebhookAccountEvent;
		endpointId: string;
		/** Host of the endpoint’s URL. */
		name?: string;
		failure?: WebhookEnding;
		status?: number;
	},
): Promise<void> {
	const { principal, ip } = context;
	const { accountId, type, ...data } = event;
	if (SECURITY_EVENTS.webhooks.types.some((one) => one === type)) {
		return noteSecurityEvents(tx, context, { accountId, topic: "webhooks" }, [{ type, data }]);
	}
	const by = actorOf({ principal });
	const userId = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data: { ...data, by } });
}
