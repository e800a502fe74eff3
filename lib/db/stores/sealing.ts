import type { Tx } from "#lib/db/client.ts";

/** What sealing made of a document. */
export type SealRecord = {
	key: string;
	sha256: string;
	auditLogKey: string;
	/** The sealed file as it is mailed, where that is another one. */
	mailedKey: string | null;
	/** Of each file sealed by itself; empty where downloads are one file. */
	fileKeys: string[];
	level: string;
	note: string | null;
	at: Date;
};

/** Marks a document completed, with the sealed file and the level that was really reached. */
export async function recordSealed(tx: Tx, documentId: string, sealed: SealRecord): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: {
			status: "Completed",
			closedAt: sealed.at,
			sealState: "Sealed",
			sealError: sealed.note,
			sealedAt: sealed.at,
			sealedKey: sealed.key,
			sealedSha256: sealed.sha256,
			sealedLevel: sealed.level,
			auditLogKey: sealed.auditLogKey,
			mailedKey: sealed.mailedKey,
		},
		select: { id: true },
	});
	for (const [position, sealedKey] of sealed.fileKeys.entries()) {
		await tx.documentFile.updateMany({ where: { documentId, position }, data: { sealedKey } });
	}
}

/** Keeps why an attempt failed, for sender and admin to see; the job tries again. */
export async function recordSealAttempt(tx: Tx, documentId: string, error: string, attempts: number): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: { sealState: "Failed", sealError: error, sealAttempts: attempts },
		select: { id: true },
	});
}
