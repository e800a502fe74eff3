import { randomUUID } from "node:crypto";
import { db, type Tx } from "#lib/db/client.ts";
import { checkedJson, readJson, type WithJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Where an event comes from, which decides who is told. */
export type EventOrigin = {
	accountId: string;
	/** null: it belongs to neither environment, so that endpoints of both are told. */
	isSandbox: boolean | null;
	/** The OAuth client through which it came about. */
	clientId: string | null;
	documentId: string | null;
	at: Date;
};

/** What happened, in the words of webhooks. */
export type WebhookNews = {
	origin: EventOrigin;
	events: { eventId: string; eventType: string; context: object }[];
};

/** A delivery that needs a job, with its endpoint and account. */
export type NewDelivery = { id: string; endpointId: string; accountId: string };

/** Inserts a delivery of each event for each subscribed endpoint. */
export async function insertDeliveries(tx: Tx, news: Unscoped<"own account", WebhookNews>): Promise<NewDelivery[]> {
	return tx.$queryRaw<NewDelivery[]>`${insertionOfDeliveries(news)}`;
}

/** The same as an SQL statement that returns them, for use within a longer one. */
export function insertionOfDeliveries({ origin, events }: Unscoped<"own account", WebhookNews>): Prisma.Sql {
	const { accountId, isSandbox, clientId, documentId, at } = origin;
	return Prisma.sql`
		INSERT INTO "WebhookDelivery" ("id", "endpointId", "eventId", "eventType", "isSandbox", "clientId",
			"documentId", "context", "createdAt", "nextAttemptAt")
		SELECT gen_random_uuid(), e."id", v."eventId", v."eventType",
			COALESCE(${isSandbox}::boolean, e."environment" = 'Test'), ${clientId}::text,
			${documentId}::uuid, v."context", ${at}::timestamptz, ${at}::timestamptz
		FROM "WebhookEndpoint" e
		CROSS JOIN jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
			AS v("eventId" uuid, "eventType" text, "context" jsonb)
		WHERE (e."accountId" = ${accountId}::uuid AND e."appId" IS NULL
				OR e."appId" = (SELECT c."appId" FROM "OAuthClient" c WHERE c."id" = ${clientId}::text))
			AND e."disabledAt" IS NULL
			AND (cardinality(e."events") = 0 OR v."eventType" = ANY (e."events"))
			AND (${isSandbox}::boolean IS NULL OR e."environment" = 'All'
				OR (e."environment" = 'Test') = ${isSandbox}::boolean)
		RETURNING "id", "endpointId",
			(SELECT o."accountId" FROM "WebhookEndpoint" o WHERE o."id" = "endpointId") AS "accountId"`;
}

/** Writes a delivery of an event to one endpoint, whatever it asks for. @returns its id */
export async function insertVerification(
	tx: Tx,
	endpoint: Unscoped<"locked", { id: string; environment: string }>,
	event: { eventId: string; eventType: string; context: object },
	at: Date,
): Promise<string> {
	const isSandbox = endpoint.environment === "Test";
	const id = randomUUID();
	const context = event.context as Prisma.InputJsonObject;
	const data = { id, endpointId: endpoint.id, ...event, context, isSandbox, createdAt: at, nextAttemptAt: at };
	await tx.webhookDelivery.create({ data, select: { id: true } });
	return id;
}

const FOR_JOB = { endpoint: true } satisfies Prisma.WebhookDeliveryInclude;

type FoundForJob = Prisma.WebhookDeliveryGetPayload<{ include: typeof FOR_JOB }>;

export type DeliveryForJob = WithJson<"WebhookDelivery", Omit<FoundForJob, "endpoint">> & {
	endpoint: WithJson<"WebhookEndpoint", FoundForJob["endpoint"]>;
};

/** A delivery with its endpoint, for the job that makes it. */
export async function findDeliveryForJob(id: Unscoped<"job", string>): Promise<DeliveryForJob | null> {
	const delivery = await db().webhookDelivery.findUnique({ where: { id }, include: FOR_JOB });
	if (!delivery) return null;
	return { ...readJson("WebhookDelivery", delivery), endpoint: readJson("WebhookEndpoint", delivery.endpoint) };
}

/** Fixes what is sent; of two at the same time the first one's stays. @returns the body that counts */
export async function freezeBody(id: Unscoped<"job", string>, body: string): Promise<string> {
	await db().webhookDelivery.updateMany({ where: { id, body: null }, data: { body } });
	const row = await db().webhookDelivery.findUnique({ where: { id }, select: { body: true } });
	return row?.body ?? body;
}

/** One attempt, as the log keeps it. */
type DeliveryTry = DeliveryForJob["tries"][number];

export type Attempt = {
	status: "Pending" | "Delivered" | "Failed";
	attempts: number;
	lastStatus: number | null;
	lastError: string | null;
	lastAnswer: string | null;
	/** All that are kept, this one last. */
	tries: DeliveryTry[];
	nextAttemptAt?: Date;
	deliveredAt?: Date;
};

/**
 * Notes how an attempt went.
 *
 * @param attemptsBefore how many there were before it
 * @returns false when another process was quicker
 */
export async function recordAttempt(
	tx: Tx,
	id: Unscoped<"job", string>,
	attemptsBefore: number,
	attempt: Attempt,
): Promise<boolean> {
	const where = { id, status: "Pending" as const, attempts: attemptsBefore };
	const tries = checkedJson("WebhookDelivery.tries", attempt.tries);
	const { count } = await tx.webhookDelivery.updateMany({ where, data: { ...attempt, tries } });
	if (count === 1 && attempt.status !== "Pending") await forgetPurged(tx, id);
	return count === 1;
}

/** The log does not keep the words of a document that was purged. */
async function forgetPurged(tx: Tx, id: string): Promise<void> {
	await tx.$executeRaw`
		UPDATE "WebhookDelivery" w SET "body" = NULL, "lastAnswer" = NULL
		WHERE w."id" = ${id}::uuid AND w."documentId" IS NOT NULL
			AND NOT EXISTS (SELECT 1 FROM "Document" d WHERE d."id" = w."documentId")`;
}

/** Whether something about a document is still to be put into words. */
export async function hasUnmadeBody(documentId: Unscoped<"job", string>): Promise<boolean> {
	const where = { documentId, status: "Pending" as const, body: null };
	return (await db().webhookDelivery.findFirst({ where, select: { id: true } })) !== null;
}

/** Deliveries whose job was lost; one that only waits for its endpoint still has its job. */
export async function listOverdueDeliveries(
	before: Unscoped<"installation", Date>,
	limit: number,
): Promise<NewDelivery[]> {
	return db().$queryRaw<NewDelivery[]>`
		SELECT w."id", w."endpointId", e."accountId" FROM "WebhookDelivery" w
		JOIN "WebhookEndpoint" e ON e."id" = w."endpointId"
		WHERE w."status" = 'Pending' AND w."nextAttemptAt" < ${before} AND NOT EXISTS (
			SELECT FROM pgboss.job j
			WHERE j."name" = 'webhook' AND j."state" <= 'active' AND j."data" ->> 'deliveryId' = w."id"::text)
		ORDER BY w."nextAttemptAt" LIMIT ${limit}`;
}
