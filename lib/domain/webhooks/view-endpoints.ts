import { listOAuthAppRows } from "#lib/db/stores/oauth/oauth-apps.ts";
import { listEndpointRows, type ShownEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { listTraffic, type Traffic } from "#lib/db/stores/webhooks/webhook-log.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";

export type ViewedEndpoint = ShownEndpoint &
	Omit<Traffic, "endpointId"> & {
		/** The application through which it hears; null: it hears everything in the account. */
		appName: string | null;
	};

type ViewedEndpoints = { endpoints: ViewedEndpoint[]; apps: { id: string; name: string }[] };

/** The endpoints of an account and of its applications, with what became of what they were sent. @throws AppError Forbidden */
export const viewEndpoints = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, accountId: string): Promise<ViewedEndpoints> => {
		requireOwnAccount(context.principal, accountId);
		const [rows, traffic, appRows] = await Promise.all([
			listEndpointRows(accountId),
			listTraffic(accountId, context.now()),
			listOAuthAppRows(accountId),
		]);
		const apps = appRows.map(({ id, name }) => ({ id, name }));
		const endpoints = rows.map((endpoint) => {
			const { failed = 0, waiting = 0, hours = [] } = traffic.find((one) => one.endpointId === endpoint.id) ?? {};
			const appName = apps.find(({ id }) => id === endpoint.appId)?.name ?? null;
			return { ...endpoint, appName, failed, waiting, hours };
		});
		return { endpoints, apps };
	},
);
