import { updateEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";
import { type EndpointSettings, settledEndpoint } from "./rules.ts";

type EndpointChange = EndpointKey & Pick<EndpointSettings, "url" | "events" | "environment" | "hasBoldSignHeaders">;

/**
 * Changes where an endpoint is and what it is told from now on. Whose events it gets, and whether it may be on the
 * own network, stays; so an address that was let onto the own network stays the one that the operator named.
 *
 * @throws AppError Forbidden, NotFound; ValidationError that names the setting
 */
export const changeEndpoint = defineVerb(
	{ permission: "webhooks.change" },
	async (context: Context, { accountId, endpointId, ...given }: EndpointChange): Promise<void> => {
		await inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, { accountId, endpointId });
			const { appId, mayReachPrivate } = endpoint;
			const { url, events, environment } = settledEndpoint({ ...given, appId, mayReachPrivate });
			if (mayReachPrivate && url !== endpoint.url && context.principal.kind !== "operator") {
				throw fieldRefusal("url", said("endpointUrlOperators"), "Forbidden");
			}
			const { hasBoldSignHeaders = endpoint.hasBoldSignHeaders } = given;
			await updateEndpoint(tx, endpoint, { url, events, environment, hasBoldSignHeaders });
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookChanged", endpointId, name: new URL(url).host });
		});
	},
);
