import { isUuid } from "#lib/domain/is-uuid.ts";

/** A place in a list that is sorted by time and then id, both falling. */
export type ListPlace = { at: Date; id: string };

/** A place as an opaque word for addresses. */
export function writePlace(at: Date, id: string): string {
	return Buffer.from(`${at.toISOString()} ${id}`).toString("base64url");
}

/** The place that `writePlace` wrote; null for anything else. */
export function readPlace(cursor: string): ListPlace | null {
	const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
	// Only as it was written: other times are none, or none that the database knows.
	const at = /^2\d{3}-/.test(time) ? new Date(time) : null;
	return !at || Number.isNaN(at.getTime()) || !isUuid(id) ? null : { at, id };
}
