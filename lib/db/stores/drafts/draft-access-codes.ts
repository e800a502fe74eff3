import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument } from "../documents/documents.ts";

/** What is kept of the access codes of a draft, by the keys of its recipients. */
export async function findAccessCodes(
	documentId: Unscoped<"locked", string>,
	tx: Tx = db(),
): Promise<ReadonlyMap<string, string>> {
	const rows = await tx.draftAccessCode.findMany({ where: { documentId }, select: { recipientId: true, hash: true } });
	return new Map(rows.map(({ recipientId, hash }) => [recipientId, hash]));
}

/** A recipient of a draft is to be told an access code; the one before counts no more. */
export async function putAccessCode(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	recipientId: string,
	hash: string,
): Promise<void> {
	await tx.draftAccessCode.upsert({
		where: { documentId_recipientId: { documentId, recipientId } },
		create: { documentId, recipientId, hash },
		update: { hash },
		select: { documentId: true },
	});
}
