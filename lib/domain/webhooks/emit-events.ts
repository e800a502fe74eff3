import { randomUUID } from "node:crypto";
import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { Tx } from "#lib/db/client.ts";
import { type EventOrigin, insertDeliveries } from "#lib/db/stores/webhook-deliveries.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import type { EventContext } from "./event-context.ts";

/**
 * Puts events on their way to every endpoint that wants them, in the transaction of what they tell of.
 * Where there is no endpoint this costs one short statement.
 */
export async function emitEvents(
	tx: Tx,
	origin: EventOrigin,
	events: { eventType: CausedWebhookEvent; context: EventContext }[],
): Promise<void> {
	const named = events.map((event) => ({ eventId: randomUUID(), ...event }));
	for (const deliveryId of await insertDeliveries(tx, origin, named)) await enqueue(tx, "webhook", { deliveryId });
}
