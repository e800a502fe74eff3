import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "./documents.ts";

/** A document's labels. */
export async function findLabels(tx: Tx, { id: documentId }: LockedDocument): Promise<string[]> {
	return (await tx.document.findUniqueOrThrow({ where: { id: documentId }, select: { labels: true } })).labels;
}

/**
 * Gives a document other labels.
 *
 * @param searched the same for the list's search: they stand before the first `end`
 */
export async function setLabels(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	labels: string[],
	searched: { words: string; end: string },
): Promise<void> {
	const { words, end } = searched;
	await tx.$executeRaw`
		UPDATE "Document" SET "labels" = ${labels}::text[],
			"searchText" = ${words} || substr("searchText", strpos("searchText", ${end}))
		WHERE "id" = ${documentId}::uuid`;
}
