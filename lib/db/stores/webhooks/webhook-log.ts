import { db, type Tx } from "#lib/db/client.ts";
import { readJson, type WithJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { LockedEndpoint } from "./webhook-endpoints.ts";

const SHOWN = {
	id: true,
	endpointId: true,
	eventId: true,
	eventType: true,
	isSandbox: true,
	documentId: true,
	status: true,
	attempts: true,
	lastStatus: true,
	lastError: true,
	tries: true,
	createdAt: true,
	nextAttemptAt: true,
	deliveredAt: true,
} satisfies Prisma.WebhookDeliverySelect;

/** A delivery as its log shows it in a list. */
export type ShownDelivery = WithJson<"WebhookDelivery", Prisma.WebhookDeliveryGetPayload<{ select: typeof SHOWN }>>;

/** What a log is narrowed to. */
export type DeliveryFilter = {
	status: ShownDelivery["status"] | null;
	/** Name of an event; null: any. */
	eventType: string | null;
	/** The last of the page before; null: begins with the latest. */
	before: { createdAt: Date; id: string } | null;
	limit: number;
};

/** Deliveries to an account's endpoint, the latest first. */
export async function listDeliveryRows(
	accountId: string,
	endpointId: string,
	{ status, eventType, before, limit }: DeliveryFilter,
): Promise<ShownDelivery[]> {
	const rows = await db().webhookDelivery.findMany({
		where: {
			endpointId,
			endpoint: { accountId },
			...(status ? { status } : {}),
			...(eventType ? { eventType } : {}),
			...(before
				? {
						createdAt: { lte: before.createdAt },
						OR: [{ createdAt: { lt: before.createdAt } }, { id: { lt: before.id } }],
					}
				: {}),
		},
		select: SHOWN,
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: limit,
	});
	return rows.map((row) => readJson("WebhookDelivery", row));
}

const WHOLE = { ...SHOWN, body: true, lastAnswer: true } satisfies Prisma.WebhookDeliverySelect;

export type WholeDelivery = WithJson<"WebhookDelivery", Prisma.WebhookDeliveryGetPayload<{ select: typeof WHOLE }>>;

/** A delivery of an account with what was sent, and what was answered last. */
export async function findWholeDelivery(accountId: string, id: string): Promise<WholeDelivery | null> {
	const row = await db().webhookDelivery.findFirst({ where: { id, endpoint: { accountId } }, select: WHOLE });
	return row && readJson("WebhookDelivery", row);
}

/** What the documents of an account are called, by id; those that were purged are left out. */
export async function listTitles(accountId: string, documentIds: string[]): Promise<Map<string, string>> {
	if (documentIds.length === 0) return new Map();
	const rows = await db().document.findMany({
		where: { accountId, id: { in: documentIds } },
		select: { id: true, title: true },
	});
	return new Map(rows.map(({ id, title }) => [id, title]));
}

/** How much of one state is counted at most. */
const MAX_COUNTED = 1_000;

/** What became of the deliveries to an endpoint. */
export type Traffic = {
	endpointId: string;
	/** Given up, of the last 30 days, up to MAX_COUNTED. */
	failed: number;
	/** Still to come, up to MAX_COUNTED. */
	waiting: number;
	/** Of the last 24 hours: how many hours ago each began, and how many came through, and how many did not. */
	hours: { ago: number; delivered: number; failed: number }[];
};

/** What became of the deliveries to each endpoint of an account. */
export async function listTraffic(accountId: string, now: Date): Promise<Traffic[]> {
	const dayAgo = new Date(now.getTime() - 86_400_000);
	const count = (status: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM (SELECT 1 FROM "WebhookDelivery" d
		WHERE d."endpointId" = e."id" AND d."status" = ${status} LIMIT ${MAX_COUNTED}) AS counted)`;
	return db().$queryRaw<Traffic[]>`
		SELECT e."id" AS "endpointId", ${count(Prisma.sql`'Failed'`)} AS "failed",
			${count(Prisma.sql`'Pending'`)} AS "waiting",
			COALESCE((SELECT jsonb_agg(h) FROM (
				SELECT floor(extract(epoch FROM ${now}::timestamptz - d."createdAt") / 3600)::int AS "ago",
					count(*) FILTER (WHERE d."status" = 'Delivered')::int AS "delivered",
					count(*) FILTER (WHERE d."status" <> 'Delivered' AND d."attempts" > 0)::int AS "failed"
				FROM "WebhookDelivery" d
				WHERE d."endpointId" = e."id" AND d."createdAt" > ${dayAgo} AND d."createdAt" <= ${now} GROUP BY 1
			) h), '[]'::jsonb) AS "hours"
		FROM "WebhookEndpoint" e WHERE e."accountId" = ${accountId}::uuid`;
}

/** Restarts a delivery of an account. @returns null when there is no such delivery, or its endpoint is disabled */
export async function restartDelivery(
	tx: Tx,
	accountId: string,
	id: string,
	now: Date,
): Promise<{ endpointId: string } | null> {
	const [restarted = null] = await tx.webhookDelivery.updateManyAndReturn({
		where: { id, endpoint: { accountId, disabledAt: null } },
		data: { status: "Pending", attempts: 0, nextAttemptAt: now, deliveredAt: null },
		select: { endpointId: true },
	});
	return restarted;
}

/** Deliveries to an endpoint that were given up begin anew, those that happened first. @returns their ids */
export async function restartFailed(
	tx: Tx,
	{ id: endpointId }: LockedEndpoint,
	now: Date,
	limit: number,
): Promise<string[]> {
	const rows = await tx.$queryRaw<{ id: string }[]>`
		UPDATE "WebhookDelivery" SET "status" = 'Pending', "attempts" = 0, "nextAttemptAt" = ${now}::timestamptz
		WHERE "id" IN (SELECT "id" FROM "WebhookDelivery"
			WHERE "endpointId" = ${endpointId}::uuid AND "status" = 'Failed' ORDER BY "createdAt" LIMIT ${limit})
		RETURNING "id"`;
	return rows.map(({ id }) => id);
}

/** How many events of a kind an endpoint was sent since then. */
export async function countSince(
	tx: Tx,
	{ id: endpointId }: LockedEndpoint,
	eventType: string,
	since: Date,
): Promise<number> {
	return tx.webhookDelivery.count({ where: { endpointId, eventType, createdAt: { gt: since } } });
}
