import type { ListSort } from "#lib/contract/documents/list-view.ts";

const ORDERS = {
	trash: { column: "deletedAt", direction: "desc" },
	recent: { column: "activityAt", direction: "desc" },
	oldest: { column: "activityAt", direction: "asc" },
	expiry: { column: "expiresAt", direction: "asc" },
} as const;

/** The column that a list of documents goes by, and in which direction; each has an index of its own. */
export function orderOf({
	trashAt,
	sort,
}: {
	trashAt: Date | null;
	sort: ListSort;
}): (typeof ORDERS)[keyof typeof ORDERS] {
	return ORDERS[trashAt ? "trash" : sort];
}
