import { z } from "zod";
import { db, type Tx } from "#lib/db/client.ts";
import type { Document } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { insertionOfDeliveries, type NewDelivery, type WebhookNews } from "../webhooks/webhook-deliveries.ts";

/** What changes about a document with its events. */
export type DocumentChanges = Partial<Omit<Document, "id" | "accountId" | "chainHead" | "eventCount" | "activityAt">>;

/** Where a document's chain of events ends. */
export type ChainEnd = { id: string; chainHead: string; eventCount: number };

export type AuditEventRow = Omit<Prisma.AuditEventCreateManyInput, "data"> & { data: object };

/**
 * Writes events, moves the head of the chain, changes the document and puts on their way what webhooks
 * tell of it, in one statement of the caller's transaction.
 *
 * @param news what webhooks may tell of; null: nothing
 * @returns the webhook deliveries it caused
 */
export async function insertAuditEvents(
	tx: Tx,
	{ id, chainHead, eventCount }: Unscoped<"locked", ChainEnd>,
	rows: AuditEventRow[],
	{ changes, news, at }: { changes: DocumentChanges; news: WebhookNews | null; at: Date },
): Promise<NewDelivery[]> {
	const events = Prisma.sql`events AS (${insertRows("AuditEvent", rows)})`;
	const values = setValues("Document", { ...changes, chainHead, eventCount, activityAt: at });
	const move = Prisma.sql`UPDATE "Document" SET ${values} WHERE "id" = ${id}::uuid`;
	if (!news) {
		await tx.$executeRaw`WITH ${events} ${move}`;
		return [];
	}
	return tx.$queryRaw<NewDelivery[]>`
		WITH ${events}, moved AS (${move}), deliveries AS (${insertionOfDeliveries(news)})
		SELECT "id", "endpointId", "accountId" FROM deliveries`;
}

/** How a signing came to the person who has it: the last that was named for it by the one before. */
type HandOver = { byName: string; to: string; toName: string; reason: string };

const handOver = z.object({ to: z.string(), toName: z.string(), reason: z.string() });

/** The last time that a signer's place was handed over by the person who had it; null when it never was. */
export async function findHandOver(documentId: Unscoped<"locked", string>, signerId: string): Promise<HandOver | null> {
	const event = await db().auditEvent.findFirst({
		where: { documentId, type: "SignerReassigned", actorId: signerId },
		orderBy: { seq: "desc" },
		select: { actorName: true, data: true },
	});
	return event && { ...handOver.parse(event.data), byName: event.actorName };
}

const released = z.object({
	released: z
		.array(
			z.object({
				...{ signerId: z.string(), name: z.string(), email: z.string(), locale: z.string() },
				task: z.enum(["sign", "review", "host"]),
			}),
		)
		.optional(),
});

/** Somebody who is not asked any more since an event, as they were then; null when it does not name them. */
export async function findReleasedSigner(documentId: Unscoped<"locked", string>, seq: number, signerId: string) {
	const event = await db().auditEvent.findUnique({
		where: { documentId_seq: { documentId, seq } },
		select: { data: true },
	});
	const all = event ? released.parse(event.data).released : undefined;
	return all?.find((one) => one.signerId === signerId) ?? null;
}

/**
 * Writes one event of a document that is not locked, if its chain still ends where it was read to end.
 *
 * @param formerHead the end as it was read
 * @param end the end with the event
 * @param also updates that go with it, each of them ending with its condition
 * @returns false when something else has happened, or the document is gone: nothing was written
 */
export async function insertEventIfUnchanged(
	formerHead: Unscoped<"locked", string>,
	{ id, chainHead, eventCount }: ChainEnd,
	row: AuditEventRow,
	at: Date,
	also: Prisma.Sql[] = [],
): Promise<boolean> {
	const isMoved = Prisma.sql`EXISTS (SELECT 1 FROM moved)`;
	const updates = also.map(
		(update, index) => Prisma.sql`, ${Prisma.raw(`also_${index}`)} AS (${update} AND ${isMoved})`,
	);
	const values = setValues("Document", { chainHead, eventCount, activityAt: at });
	const count = await db().$executeRaw`
		WITH moved AS (
			UPDATE "Document" SET ${values} WHERE "id" = ${id}::uuid AND "chainHead" = ${formerHead} RETURNING "id"
		)${updates.length > 0 ? Prisma.join(updates, "") : Prisma.empty}
		${insertRows("AuditEvent", [row])} WHERE ${isMoved}`;
	return count === 1;
}

/** Tolerated difference between the clocks of the database (jobs) and of the process (events). */
const CLOCK_SLACK_MS = 60_000;

/** Whether a reminder of a document was sent to this address or number after a time. */
export async function isRemindedSince(documentId: Unscoped<"job", string>, to: string, since: Date): Promise<boolean> {
	const at = { gt: new Date(since.getTime() + CLOCK_SLACK_MS) };
	const where = { documentId, type: "ReminderSent", at, data: { path: ["to"], equals: to } };
	return (await db().auditEvent.findFirst({ where, select: { seq: true } })) !== null;
}
