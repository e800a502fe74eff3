import {
	type DeliveryFilter,
	listDeliveryRows,
	listTitles,
	type ShownDelivery,
} from "#lib/db/stores/webhooks/webhook-log.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EndpointKey, requireShownEndpoint } from "./require-endpoint.ts";
import { seesAnswers, withoutAnswer } from "./rules.ts";

export type ListedDelivery = ShownDelivery & {
	/** What the document is called; null: it is about none, or that was purged. */
	title: string | null;
};

type DeliveryPage = {
	deliveries: ListedDelivery[];
	/** Whether there are earlier ones. */
	hasMore: boolean;
};

/** Deliveries to an endpoint, the latest first. @throws AppError Forbidden, NotFound */
export const listDeliveries = defineVerb(
	{ permission: "webhooks.manage" },
	async (
		context: Context,
		{ accountId, endpointId, ...filter }: EndpointKey & DeliveryFilter,
	): Promise<DeliveryPage> => {
		const endpoint = await requireShownEndpoint(context, { accountId, endpointId });
		const rows = await listDeliveryRows(accountId, endpointId, { ...filter, limit: filter.limit + 1 });
		const shown = rows.slice(0, filter.limit);
		const ids = new Set(shown.flatMap(({ documentId }) => documentId ?? []));
		const titles = await listTitles(accountId, [...ids]);
		const sees = seesAnswers(context.principal, endpoint);
		const deliveries = shown.map((row) => ({
			...(sees ? row : withoutAnswer(row)),
			title: titles.get(row.documentId ?? "") ?? null,
		}));
		return { deliveries, hasMore: rows.length > shown.length };
	},
);
