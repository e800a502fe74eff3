import type { TrashRow } from "#components/documents/list/trash/trash-list.tsx";
import type { ListedDocument } from "#lib/domain/documents/listing/list-for-sender.ts";

/** Stored rows as the trash shows them: plain data, times as ISO 8601. */
export function toTrashRows(rows: ListedDocument[], userId: string): TrashRow[] {
	return rows.flatMap(({ id, title, status, sealState, sender, senderId, deletedAt, purgeAt, heldAt }) =>
		deletedAt && purgeAt
			? {
					...{ id, title, status, sealState, senderId },
					sender: sender.id === userId ? null : sender.name,
					deletedAt: deletedAt.toISOString(),
					purgeAt: purgeAt.toISOString(),
					isHeld: heldAt !== null,
				}
			: [],
	);
}
