import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";

/** Whether a document is put together on the desk: a draft, or a sent document that is being corrected. */
export function isOnDesk({
	status,
	deletedAt,
	correctedSince,
}: Pick<LockedDocument, "status" | "deletedAt" | "correctedSince">): boolean {
	if (deletedAt) return false;
	return status === "Draft" || (status === "InProgress" && correctedSince !== null);
}
