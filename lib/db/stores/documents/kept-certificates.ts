import { db, type Tx } from "#lib/db/client.ts";
import type { KeptCertificate as KeptCertificateRow } from "#lib/db/generated/client.ts";
import type { LockedDeletion } from "../content-deletions.ts";
import type { DocumentScope, LockedDocument } from "./documents.ts";

const KEPT = { documentId: true, title: true, completedAt: true, certificateKey: true, purgedAt: true } as const;

export type KeptCertificate = {
	documentId: string;
	title: string;
	completedAt: Date;
	certificateKey: string;
	purgedAt: Date;
};

/** Keeps the certificate of a document that goes for good. @returns whether it has one */
export async function keepCertificate(tx: Tx, document: LockedDocument, purgedAt: Date): Promise<boolean> {
	const kept = await tx.$executeRaw`
		INSERT INTO "KeptCertificate"
			("documentId", "accountId", "teamId", "senderId", "isSandbox", "title", "completedAt", "certificateKey", "purgedAt")
		SELECT "id", "accountId", "teamId", "senderId", "isSandbox", "title", "sealedAt", "certificateKey", ${purgedAt}
		FROM "Document" WHERE "id" = ${document.id}::uuid AND "certificateKey" IS NOT NULL AND "sealedAt" IS NOT NULL`;
	return kept > 0;
}

/** Certificates in the scope whose documents are gone, the last gone first. */
export async function listKeptCertificates(
	scope: DocumentScope,
	after: { purgedAt: Date; documentId: string } | null,
	take: number,
): Promise<KeptCertificate[]> {
	const older = after && {
		OR: [{ purgedAt: { lt: after.purgedAt } }, { purgedAt: after.purgedAt, documentId: { lt: after.documentId } }],
	};
	return db().keptCertificate.findMany({
		where: { ...scope, ...older },
		orderBy: [{ purgedAt: "desc" }, { documentId: "desc" }],
		select: KEPT,
		take,
	});
}

/** The certificate of one document that is gone. */
export async function findKeptCertificate(scope: DocumentScope, documentId: string): Promise<KeptCertificate | null> {
	return db().keptCertificate.findFirst({ where: { ...scope, documentId }, select: KEPT });
}

/** How many certificates an account has of documents that are gone, or will have of those that its rule has put into the trash. */
export async function countKeptCertificates(accountId: string, tx: Tx = db()): Promise<number> {
	const trashed = { deletedAt: { not: null }, keepsCertificate: true, certificateKey: { not: null } };
	const kept = await tx.keptCertificate.count({ where: { accountId } });
	return kept + (await tx.document.count({ where: { accountId, ...trashed } }));
}

/** Lets go of certificates of documents that are gone, so many. @returns where they are stored */
export async function deleteKeptCertificates(tx: Tx, { accountId }: LockedDeletion, most: number): Promise<string[]> {
	const rows = await tx.$queryRaw<{ key: string }[]>`
		DELETE FROM "KeptCertificate" WHERE "documentId" IN (
			SELECT "documentId" FROM "KeptCertificate" WHERE "accountId" = ${accountId}::uuid LIMIT ${most})
		RETURNING "certificateKey" AS "key"`;
	return rows.map(({ key }) => key);
}

/** Certificates of an account whose documents are gone, the first gone first, each with the place behind it. */
export async function listExportedCertificates(
	accountId: string,
	{ after, take }: { after: string | null; take: number },
): Promise<(Omit<KeptCertificateRow, "accountId"> & { place: string })[]> {
	const [at = "-infinity", id = "00000000-0000-0000-0000-000000000000"] = after?.split("|") ?? [];
	return db().$queryRaw`
		SELECT "documentId", "teamId", "senderId", "isSandbox", "title", "completedAt", "purgedAt", "certificateKey",
			"purgedAt"::text || '|' || "documentId" AS "place"
		FROM "KeptCertificate"
		WHERE "accountId" = ${accountId}::uuid AND ("purgedAt", "documentId") > (${at}::timestamptz, ${id}::uuid)
		ORDER BY "purgedAt", "documentId" LIMIT ${take}`;
}
