import type { PlaceInList } from "#lib/db/list-order.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";

/** A place as an opaque word for addresses. */
export function writePlace({ stretch, at, id }: PlaceInList): string {
	const text = typeof at === "string" ? `title ${id} ${at}` : `${at.toISOString()} ${id} ${stretch}`;
	return Buffer.from(text).toString("base64url");
}

const TITLE = /^title (\S+) (.*)$/s;

/** The place that `writePlace` wrote; null for anything else. */
export function readPlace(cursor: string): PlaceInList | null {
	const text = Buffer.from(cursor, "base64url").toString();
	const [, titledId, title] = TITLE.exec(text) ?? [];
	if (titledId !== undefined && title !== undefined) {
		const isOne = isUuid(titledId) && title.length <= 1000 && !title.includes("\0");
		return isOne ? { stretch: 0, at: title, id: titledId } : null;
	}
	const [time = "", id = "", stretch = "0"] = text.split(" ");
	// Only as it was written: other times are none, or none that the database knows.
	const at = /^2\d{3}-/.test(time) ? new Date(time) : null;
	return !at || Number.isNaN(at.getTime()) || !isUuid(id) ? null : { stretch: stretch === "1" ? 1 : 0, at, id };
}
