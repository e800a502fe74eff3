import type { UserContext } from "#lib/domain/context.ts";
import { resendDelivery } from "#lib/domain/webhooks/resend-delivery.ts";
import { resendFailed } from "#lib/domain/webhooks/resend-failed.ts";
import { viewDelivery } from "#lib/domain/webhooks/view-delivery.ts";
import { limitResends } from "../limits/limit-visitor.ts";

/**
 * Sends one delivery once more, as often as its endpoint may be sent to again.
 *
 * @throws AppError Forbidden; NotFound; RateLimited
 */
export async function resendOne(context: UserContext, deliveryId: string): Promise<void> {
	const { accountId } = context.principal;
	// Which endpoint it is stands in the row: whoever calls names none, least of all another one each time.
	const { endpointId } = await viewDelivery(context, { accountId, deliveryId });
	await limitResends(context, endpointId);
	await resendDelivery(context, { accountId, deliveryId });
}

/**
 * Sends everything once more that was given up for an endpoint, which counts as one.
 *
 * @throws AppError Forbidden; NotFound; Conflict while it is disabled; RateLimited
 */
export async function resendAllFailed(context: UserContext, endpointId: string): Promise<{ count: number }> {
	await limitResends(context, endpointId);
	return resendFailed(context, { accountId: context.principal.accountId, endpointId });
}
