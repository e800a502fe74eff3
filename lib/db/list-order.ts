import type { ListSort } from "#lib/contract/documents/list-view.ts";
import { Prisma } from "#lib/db/prisma.ts";

const ORDERS = {
	trash: { column: "deletedAt", direction: "desc" },
	recent: { column: "activityAt", direction: "desc" },
	oldest: { column: "activityAt", direction: "asc" },
	expiry: { column: "expiresAt", direction: "asc" },
	title: { column: "title", direction: "asc" },
} as const;

type Order = (typeof ORDERS)[keyof typeof ORDERS];

/** The column that a list of documents goes by, and in which direction; each has an index of its own. */
export function orderOf({ trashAt, sort }: { trashAt: Date | null; sort: ListSort }): Order {
	return ORDERS[trashAt ? "trash" : sort];
}

/** What rows ("d" in the query) are sorted by, as the index has it: titles whatever their case. */
export function sortedBy({ column }: Order): Prisma.Sql {
	return column === "title" ? Prisma.sql`lower(d."title")` : Prisma.raw(`d."${column}"`);
}

/** The place of a row in that order; text is compared as the index has it. */
export function placeIn(at: Date | string): Prisma.Sql {
	return typeof at === "string" ? Prisma.sql`lower(${at}::text)` : Prisma.sql`${at}`;
}
