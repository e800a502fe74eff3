import type { Tx } from "#lib/db/client.ts";
import { findShownEndpoint, lockEndpoint, type ShownEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";

export type EndpointKey = { accountId: string; endpointId: string };

/**
 * The locked endpoint of an account.
 *
 * @throws AppError Forbidden; NotFound for an unknown one and for another account's
 */
export async function requireEndpoint(tx: Tx, context: Context, { accountId, endpointId }: EndpointKey) {
	requireOwnAccount(context.principal, accountId);
	const endpoint = isUuid(endpointId) ? await lockEndpoint(tx, accountId, endpointId) : null;
	if (!endpoint) throw notFound("webhook endpoint");
	return endpoint;
}

/** The same endpoint, only to be looked at: nobody waits. @throws AppError NotFound, as above */
export async function requireShownEndpoint(
	context: Context,
	{ accountId, endpointId }: EndpointKey,
): Promise<ShownEndpoint> {
	requireOwnAccount(context.principal, accountId);
	const endpoint = isUuid(endpointId) ? await findShownEndpoint(accountId, endpointId) : null;
	if (!endpoint) throw notFound("webhook endpoint");
	return endpoint;
}
