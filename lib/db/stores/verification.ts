import { db } from "#lib/db/client.ts";
import { listAuditEvents, type StoredAuditEvent } from "./whole-document.ts";

/** What the database says of a document by id alone: whoever holds the file may know whether it is genuine. */
export type TrailFacts =
	| { kind: "unknown" }
	| { kind: "purged" }
	| { kind: "found"; sealedSha256: string | null; events: StoredAuditEvent[] };

/** The trail of a document, in the trash or not. */
export async function findTrail(documentId: string): Promise<TrailFacts> {
	const document = await db().document.findUnique({ where: { id: documentId }, select: { sealedSha256: true } });
	if (document) return { kind: "found", ...document, events: await listAuditEvents(documentId) };
	const tombstone = await db().tombstone.findUnique({ where: { documentId }, select: { documentId: true } });
	return { kind: tombstone ? "purged" : "unknown" };
}
