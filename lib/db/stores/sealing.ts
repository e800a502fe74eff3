import type { Tx } from "#lib/db/client.ts";

/** @param keys of the files of a document, each sealed by itself, in their order; none where downloads are one file */
export async function recordSealedFiles(tx: Tx, documentId: string, keys: string[]): Promise<void> {
	for (const [position, sealedKey] of keys.entries()) {
		await tx.documentFile.updateMany({ where: { documentId, position }, data: { sealedKey } });
	}
}
