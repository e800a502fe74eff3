import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { DocumentStatus, SealState } from "#lib/db/generated/enums.ts";

/** Which documents a caller may touch; every query takes one, so that none can forget the tenant. */
export type DocumentScope = { accountId: string; isSandbox?: boolean; teamId?: string; senderId?: string };

/** A document's row, locked until the transaction ends. */
export type LockedDocument = {
	id: string;
	accountId: string;
	teamId: string;
	senderId: string;
	isSandbox: boolean;
	title: string;
	status: DocumentStatus;
	enableSigningOrder: boolean;
	enableReassign: boolean;
	disableEmails: boolean;
	settings: unknown;
	expiresAt: Date | null;
	deletedAt: Date | null;
	chainHead: string;
	eventCount: number;
	sealState: SealState;
	sealAttempts: number;
};

/**
 * Locks a document for the rest of the transaction. Every verb that changes a document starts here:
 * under READ COMMITTED two last signers would otherwise each see the other as unfinished.
 *
 * @returns null when there is no such document in the scope.
 */
export async function lockDocument(tx: Tx, scope: DocumentScope, documentId: string): Promise<LockedDocument | null> {
	const rows = await tx.$queryRaw<LockedDocument[]>`
		SELECT "id", "accountId", "teamId", "senderId", "isSandbox", "title", "status"::text AS "status",
			"enableSigningOrder", "enableReassign", "disableEmails", "settings", "expiresAt", "deletedAt",
			"chainHead", "eventCount", "sealState"::text AS "sealState", "sealAttempts"
		FROM "Document"
		WHERE "id" = ${documentId}::uuid AND "accountId" = ${scope.accountId}::uuid
			AND (${scope.isSandbox ?? null}::boolean IS NULL OR "isSandbox" = ${scope.isSandbox ?? null}::boolean)
			AND (${scope.teamId ?? null}::uuid IS NULL OR "teamId" = ${scope.teamId ?? null}::uuid)
			AND (${scope.senderId ?? null}::uuid IS NULL OR "senderId" = ${scope.senderId ?? null}::uuid)
		FOR UPDATE`;
	return rows[0] ?? null;
}

/** Writes events and moves the head of the chain, in the caller's transaction. */
export async function insertAuditEvents(
	tx: Tx,
	document: LockedDocument,
	rows: (Omit<Prisma.AuditEventCreateManyInput, "data"> & { data: object })[],
	at: Date,
): Promise<void> {
	await tx.auditEvent.createMany({ data: rows });
	await tx.document.update({
		where: { id: document.id },
		data: { chainHead: document.chainHead, eventCount: document.eventCount, activityAt: at },
		select: { id: true },
	});
}
