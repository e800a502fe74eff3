import { restartDelivery } from "#lib/db/stores/webhooks/webhook-log.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";

/**
 * Sends an event once more at once, with the same id and body, however the deliveries before ended.
 *
 * @throws AppError Forbidden; NotFound for an unknown delivery, another account's, and while its endpoint is disabled
 */
export const resendDelivery = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, { accountId, deliveryId }: { accountId: string; deliveryId: string }): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		await inTransaction(async (tx) => {
			const restarted = isUuid(deliveryId) ? await restartDelivery(tx, accountId, deliveryId, context.now()) : null;
			if (!restarted) throw refusal("NotFound", said("deliveryUnsendable"));
			await enqueueDeliveries(tx, [{ id: deliveryId, accountId, endpointId: restarted.endpointId }]);
		});
	},
);
