import { randomUUID } from "node:crypto";
import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	type EventOrigin,
	insertDeliveries,
	type NewDelivery,
	type WebhookNews,
} from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { enqueue } from "#lib/queue/queue.ts";
import type { EventContext } from "./event-context.ts";

/** Events as they are written: each with an id of its own. */
export function nameEvents(
	origin: EventOrigin,
	events: { eventType: CausedWebhookEvent; context: EventContext }[],
): WebhookNews {
	return { origin, events: events.map((event) => ({ eventId: randomUUID(), ...event })) };
}

/**
 * Puts events on their way to every endpoint that wants them, in the transaction of what they tell of.
 * Where there is no endpoint this costs one short statement.
 */
export async function emitEvents(
	tx: Tx,
	origin: EventOrigin,
	events: { eventType: CausedWebhookEvent; context: EventContext }[],
): Promise<void> {
	await enqueueDeliveries(tx, await insertDeliveries(tx, nameEvents(origin, events)));
}

/** Enqueues the deliveries that this transaction inserted, at once or from `startAfter` on. */
export async function enqueueDeliveries(tx: Tx, deliveries: NewDelivery[], startAfter?: Date): Promise<void> {
	for (const { id: deliveryId, endpointId, accountId } of deliveries) {
		const group = { id: endpointId, tier: accountId };
		await enqueue(tx, "webhook", { deliveryId }, { group, ...(startAfter ? { startAfter } : {}) });
	}
}
