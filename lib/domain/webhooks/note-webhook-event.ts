import { randomUUID } from "node:crypto";
import type { WebhookEnding } from "#lib/contract/webhooks/failures.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";

export type WebhookAccountEvent =
	| "WebhookCreated"
	| "WebhookChanged"
	| "WebhookPaused"
	| "WebhookDeleted"
	| "WebhookSecretRolled"
	| "WebhookEnabled"
	| "WebhookDisabled";

/** Notes in the account's log what became of an endpoint, and who did it. Never a secret. */
export async function noteWebhookEvent(
	tx: Tx,
	{ principal, ip }: Context,
	event: { accountId: string; type: WebhookAccountEvent; endpointId: string; failure?: WebhookEnding; status?: number },
): Promise<void> {
	const { accountId, type, ...data } = event;
	const by = actorOf({ principal });
	const userId = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data: { ...data, by } });
}
