import { randomUUID } from "node:crypto";
import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import { insertVerification } from "#lib/db/stores/webhook-deliveries.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { EventContext } from "#lib/domain/notices/event-context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";

/** The event of the endpoint itself. */
export const ENDPOINT_EVENT = "Verification" satisfies CausedWebhookEvent;

/**
 * Sends an endpoint an event that tells of nothing, to show that it is reached and checks signatures. Whether
 * it was taken stands in the log of its deliveries.
 *
 * @throws AppError Forbidden, NotFound; Conflict while it is disabled
 */
export const verifyEndpoint = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<{ deliveryId: string }> => {
		return inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			if (endpoint.disabledAt !== null) throw new AppError("Conflict", "This endpoint is disabled. Enable it first.");
			const { principal } = context;
			const told: EventContext = {
				actor:
					principal.kind === "user" ? { userType: "Admin", id: principal.userId } : { userType: "System", id: null },
				previousState: null,
				data: { object: "webhook", endpointId: endpoint.id },
			};
			const event = { eventId: randomUUID(), eventType: ENDPOINT_EVENT, context: told };
			const deliveryId = await insertVerification(tx, endpoint, event, context.now());
			await enqueue(tx, "webhook", { deliveryId });
			return { deliveryId };
		});
	},
);
