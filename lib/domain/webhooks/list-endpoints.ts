import { listEndpointRows, type ShownEndpoint } from "#lib/db/stores/webhook-endpoints.ts";
import type { Context } from "#lib/domain/context.ts";
import { requireAdmin } from "#lib/domain/oauth-apps/require-admin.ts";

/** The endpoints of an account. @throws AppError Forbidden */
export async function listEndpoints(context: Context, accountId: string): Promise<ShownEndpoint[]> {
	requireAdmin(context, accountId);
	return listEndpointRows(accountId);
}
