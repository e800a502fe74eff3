import { listEndpointRows, type ShownEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";

/** The endpoints of an account. @throws AppError Forbidden */
export const listEndpoints = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, accountId: string): Promise<ShownEndpoint[]> => {
		requireOwnAccount(context.principal, accountId);
		return listEndpointRows(accountId);
	},
);
