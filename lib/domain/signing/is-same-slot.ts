import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";

type Slot = Pick<WholeDocument["signers"][number], "id" | "groupKey">;

/** Whether two people stand in the same place of a document: one signer, or members of one group. */
export function isSameSlot(one: Slot, other: Slot): boolean {
	return one.id === other.id || (one.groupKey !== null && one.groupKey === other.groupKey);
}
