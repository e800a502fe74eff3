import { db, type Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "./documents.ts";

/** Which documents of a user are meant: those that are put together still, those that are not, or both. */
export type OwnedPart = "all" | "drafts" | "sent";

const STATUS_OF = { all: {}, drafts: { status: "Draft" }, sent: { status: { not: "Draft" } } } as const;

/** Some documents of a user, in the trash or not. */
export async function listDocumentIdsOfSender(
	accountId: string,
	{ senderId, part }: { senderId: string; part: OwnedPart },
	limit: number,
): Promise<string[]> {
	const rows = await db().document.findMany({
		where: { accountId, senderId, ...STATUS_OF[part] },
		select: { id: true },
		orderBy: { id: "asc" },
		take: limit,
	});
	return rows.map((row) => row.id);
}

/** When anything last happened to a document that is locked. */
export async function findActivityAt(tx: Tx, { id: documentId }: LockedDocument): Promise<Date> {
	const { activityAt } = await tx.document.findUniqueOrThrow({
		where: { id: documentId },
		select: { activityAt: true },
	});
	return activityAt;
}

/**
 * Transfers a locked document to another user. Its place in lists stays, because its signing hasn’t changed. Its
 * deletion is rescheduled, so that the new owner gets as much notice as any sender.
 */
export async function setDocumentOwner(
	tx: Tx,
	document: LockedDocument,
	owner: { senderId: string; teamId: string },
	activityAt: Date,
): Promise<void> {
	await tx.document.update({
		where: { id: document.id },
		data: { ...owner, activityAt, deleteAt: null },
		select: { id: true },
	});
}

/** Documents belong to the team of whoever sent them. */
export async function moveDocumentsToTeam(tx: Tx, accountId: string, senderId: string, teamId: string): Promise<void> {
	await tx.document.updateMany({ where: { accountId, senderId }, data: { teamId } });
}

/** A locked document is sent again as another one: whoever sent it has dealt with what became of it. */
export async function setSentAgain(tx: Tx, { id }: LockedDocument, sentAgainAt: Date): Promise<void> {
	await tx.document.update({ where: { id }, data: { sentAgainAt }, select: { id: true } });
}

/** Puts a locked document back to its place in lists. */
export async function setActivityAt(tx: Tx, { id }: LockedDocument, activityAt: Date): Promise<void> {
	await tx.document.update({ where: { id }, data: { activityAt }, select: { id: true } });
}
