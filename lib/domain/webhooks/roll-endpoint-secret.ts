import { updateEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { HOUR_MS } from "#lib/units.ts";
import { newEndpointSecret, withFormer } from "./endpoint-secrets.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";
import { MAX_OVERLAP_HOURS } from "./rules.ts";

/**
 * Gives an endpoint a new secret, which is shown this once. The one before signs along for a while, so that
 * nothing is refused while the new one is put in place; and so do those before it that still do, but not longer.
 *
 * @throws AppError Forbidden, NotFound; ValidationError for an overlap out of range
 */
export const rollEndpointSecret = defineVerb(
	{ permission: "webhooks.change" },
	async (
		context: Context,
		{ overlapHours, ...key }: EndpointKey & { overlapHours: number },
	): Promise<{ endpointId: string; secret: string; oldSecretUntil: Date }> => {
		if (!(overlapHours >= 0 && overlapHours <= MAX_OVERLAP_HOURS)) {
			throw fieldRefusal("overlapHours", said("secretOverlap", { limit: MAX_OVERLAP_HOURS }));
		}
		const { accountId, endpointId } = key;
		const secretMadeAt = context.now();
		const oldSecretUntil = new Date(secretMadeAt.getTime() + overlapHours * HOUR_MS);
		return inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			const { secret, sealed } = newEndpointSecret();
			const oldSecrets = withFormer(endpoint, oldSecretUntil, secretMadeAt);
			const change = { secret: sealed, secretMadeAt, oldSecrets, oldSecretUntil };
			await updateEndpoint(tx, endpoint, change);
			const name = new URL(endpoint.url).host;
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookSecretRolled", endpointId, name });
			return { endpointId, secret, oldSecretUntil };
		});
	},
);
