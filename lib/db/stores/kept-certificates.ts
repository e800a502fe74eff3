import { db, type Tx } from "#lib/db/client.ts";
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
