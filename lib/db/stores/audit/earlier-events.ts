import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { StoredAuditEvent } from "../documents/whole-document.ts";
import type { ChainEnd } from "./audit-events.ts";

/** A trail with events that were written without an authentication code. */
export type EarlierTrail = ChainEnd & { events: StoredAuditEvent[] };

/** Trails of earlier versions, in the order of their documents' ids. @param after id of the last one read before */
export async function listEarlierTrails(
	after: Unscoped<"installation", string | null>,
	take: number,
): Promise<EarlierTrail[]> {
	const rows = await db().$queryRaw<{ id: string }[]>`
		SELECT DISTINCT "documentId" AS "id" FROM "AuditEvent"
		WHERE "mac" IS NULL AND (${after}::uuid IS NULL OR "documentId" > ${after}::uuid)
		ORDER BY "documentId" LIMIT ${take}`;
	const documents = await db().document.findMany({
		where: { id: { in: rows.map(({ id }) => id) } },
		select: { id: true, chainHead: true, eventCount: true, events: { orderBy: { seq: "asc" } } },
		orderBy: { id: "asc" },
	});
	return documents.map(({ events, ...end }) => ({
		...end,
		events: events.map((event) => readJson("AuditEvent", event)),
	}));
}

/** How many trails have events without an authentication code. */
export async function countEarlierTrails(): Promise<number> {
	const [row] = await db().$queryRaw<{ count: number }[]>`
		SELECT count(DISTINCT "documentId")::int AS "count" FROM "AuditEvent" WHERE "mac" IS NULL`;
	return row?.count ?? 0;
}

/** The code of an event that had none. */
type EventMac = { documentId: string; seq: number; hash: string; mac: string; macKeyId: string };

/** Adds codes to events that have none and are still what the codes are over; nothing else of an event can change. */
export async function addEventMacs(macs: Unscoped<"installation", EventMac[]>): Promise<void> {
	await db().$executeRaw`
		UPDATE "AuditEvent" e SET "mac" = m."mac", "macKeyId" = m."macKeyId"
		FROM jsonb_populate_recordset(NULL::"AuditEvent", ${JSON.stringify(macs)}::jsonb) m
		WHERE e."documentId" = m."documentId" AND e."seq" = m."seq" AND e."hash" = m."hash" AND e."mac" IS NULL`;
}
