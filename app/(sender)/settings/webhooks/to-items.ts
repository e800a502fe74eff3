import type { DeliveryItem, EndpointItem, WholeDeliveryItem } from "#components/webhooks/webhook-items.ts";
import type { ListedDelivery } from "#lib/domain/webhooks/list-deliveries.ts";
import type { ViewedDelivery } from "#lib/domain/webhooks/view-delivery.ts";
import type { ViewedEndpoint } from "#lib/domain/webhooks/view-endpoints.ts";

/** An endpoint for its room. */
export function toEndpointItem(endpoint: ViewedEndpoint, now: Date): EndpointItem {
	const { id, url, events, environment, appName, hasBoldSignHeaders, mayReachPrivate, disabledAt, disabledReason } =
		endpoint;
	const { failed, waiting, hours, secretMadeAt, oldSecretUntil } = endpoint;
	const isOldGood = oldSecretUntil !== null && oldSecretUntil > now;
	return {
		...{ id, url, events, environment, appName, hasBoldSignHeaders, failed, waiting, hours },
		host: new URL(url).host,
		isOnOwnNetwork: mayReachPrivate,
		secretMadeAt: secretMadeAt.toISOString(),
		oldSecretUntil: isOldGood ? oldSecretUntil.toISOString() : null,
		off: disabledAt === null ? null : disabledReason === null ? "paused" : "gaveUp",
	};
}

/** A delivery for the log. */
export function toDeliveryItem(delivery: ListedDelivery): DeliveryItem {
	const { id, eventType, title, isSandbox, status, attempts, lastStatus, tries, createdAt, nextAttemptAt } = delivery;
	return {
		...{ id, eventType, title, isSandbox, status, attempts, lastStatus },
		failure: tries.at(-1)?.failure ?? null,
		createdAt: createdAt.toISOString(),
		nextAttemptAt: nextAttemptAt.toISOString(),
	};
}

/** A delivery with what was sent and answered. */
export function toWholeItem(delivery: ViewedDelivery): WholeDeliveryItem {
	const { eventId, documentId, body, lastAnswer, seesAnswers, tries } = delivery;
	return { ...toDeliveryItem(delivery), eventId, documentId, body, answer: lastAnswer, seesAnswers, tries };
}
