import { operatorContext } from "#lib/domain/context.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { deleteEndpoint } from "#lib/domain/webhooks/delete-endpoint.ts";
import { enableEndpoint } from "#lib/domain/webhooks/enable-endpoint.ts";
import { listDeliveries } from "#lib/domain/webhooks/list-deliveries.ts";
import { listEndpoints } from "#lib/domain/webhooks/list-endpoints.ts";
import { resendDelivery } from "#lib/domain/webhooks/resend-delivery.ts";
import { rollEndpointSecret } from "#lib/domain/webhooks/roll-endpoint-secret.ts";
import { verifyEndpoint } from "#lib/domain/webhooks/verify-endpoint.ts";
import { choose, listOf, readArguments, UsageError, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");
const DEFAULT_OVERLAP_HOURS = 24;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

/** `npm run admin -- webhook …`. */
export const WEBHOOK_COMMANDS: Record<string, Command> = {
	"webhook create": {
		usage:
			'--url <address> [--events "<event> <event>"] [--environment live|test|all] [--app <appId>] [--boldsign-headers] [--private]',
		async run(args) {
			const given = readArguments(args, ["url", "events", "environment", "app"], {
				flags: ["private", "boldsign-headers"],
			});
			return createEndpoint(context, {
				accountId: await theAccountId(),
				url: given.required("url"),
				events: listOf(given.option("events")),
				environment: choose("environment", given.option("environment") ?? "All", ["Live", "Test", "All"]),
				appId: given.option("app") ?? null,
				mayReachPrivate: given.has("private"),
				hasBoldSignHeaders: given.has("boldsign-headers"),
			});
		},
	},
	"webhook list": { usage: "", run: async () => listEndpoints(context, await theAccountId()) },
	"webhook roll-secret": {
		usage: "<endpointId> [--overlap-hours <hours>]",
		async run(args) {
			const given = readArguments(args, ["overlap-hours"], { maxWords: 1 });
			const overlapHours = wholeNumber("overlap-hours", given.option("overlap-hours")) ?? DEFAULT_OVERLAP_HOURS;
			return rollEndpointSecret(context, { ...(await endpointOf(given.words)), overlapHours });
		},
	},
	"webhook enable": {
		usage: "<endpointId>",
		async run(args) {
			const { accountId, endpointId } = await endpointOf(readArguments(args, [], { maxWords: 1 }).words);
			await enableEndpoint(context, { accountId, endpointId });
			return { endpointId, isEnabled: true };
		},
	},
	"webhook verify": {
		usage: "<endpointId>",
		async run(args) {
			const endpoint = await endpointOf(readArguments(args, [], { maxWords: 1 }).words);
			return { ...(await verifyEndpoint(context, endpoint)), isQueued: true };
		},
	},
	"webhook delete": {
		usage: "<endpointId>",
		async run(args) {
			const { accountId, endpointId } = await endpointOf(readArguments(args, [], { maxWords: 1 }).words);
			await deleteEndpoint(context, { accountId, endpointId });
			return { endpointId, isDeleted: true };
		},
	},
	"webhook deliveries": {
		usage: "<endpointId> [--status pending|delivered|failed] [--limit <number>]",
		async run(args) {
			const given = readArguments(args, ["status", "limit"], { maxWords: 1 });
			const status = given.option("status");
			const { deliveries } = await listDeliveries(context, {
				...(await endpointOf(given.words)),
				eventType: null,
				before: null,
				status: status === undefined ? null : choose("status", status, ["Pending", "Delivered", "Failed"]),
				limit: Math.min(wholeNumber("limit", given.option("limit")) ?? DEFAULT_LIMIT, MAX_LIMIT),
			});
			return deliveries;
		},
	},
	"webhook resend": {
		usage: "<deliveryId>",
		async run(args) {
			const [deliveryId] = readArguments(args, [], { maxWords: 1 }).words;
			if (!deliveryId) throw new UsageError("Specify the delivery’s ID from webhook deliveries.");
			await resendDelivery(context, { accountId: await theAccountId(), deliveryId });
			return { deliveryId, isQueued: true };
		},
	},
};

async function endpointOf([endpointId]: string[]): Promise<{ accountId: string; endpointId: string }> {
	if (!endpointId) throw new UsageError("Specify the endpoint’s ID from webhook list.");
	return { accountId: await theAccountId(), endpointId };
}
