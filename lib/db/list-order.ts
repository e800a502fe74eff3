import type { ListSort } from "#lib/contract/documents/listing/list-view.ts";
import { Prisma } from "#lib/db/prisma.ts";

/** What is over expires no more; has an index of its own. */
const EXPIRING = Prisma.sql`d."status" = 'InProgress' AND d."expiresAt" IS NOT NULL`;

type Stretch = {
	column: "deletedAt" | "activityAt" | "expiresAt" | "title";
	direction: "asc" | "desc";
	/** Which documents stand in it; null: all. */
	holds: Prisma.Sql | null;
};

const RECENT: Stretch = { column: "activityAt", direction: "desc", holds: null };

/** A list is one stretch after the other, each with an order of its own and an index for it. */
const ORDERS: Readonly<Record<ListSort | "trash", readonly [Stretch, ...Stretch[]]>> = {
	trash: [{ column: "deletedAt", direction: "desc", holds: null }],
	recent: [RECENT],
	oldest: [{ column: "activityAt", direction: "asc", holds: null }],
	// What never expires, or not any more, comes after what does: an order leaves out nothing.
	expiry: [
		{ column: "expiresAt", direction: "asc", holds: EXPIRING },
		{ ...RECENT, holds: Prisma.sql`NOT (${EXPIRING})` },
	],
	title: [{ column: "title", direction: "asc", holds: null }],
};

type Ordered = { trashAt: Date | null; sort: ListSort };

/** A row's place in a list: in which stretch (0-based), and where in that. */
export type PlaceInList = { stretch: number; at: Date | string; id: string };

/** The stretches of a list of documents. */
export function stretchesOf({ trashAt, sort }: Ordered): readonly [Stretch, ...Stretch[]] {
	return ORDERS[trashAt ? "trash" : sort];
}

type PlacedRow = {
	id: string;
	title: string;
	status: string;
	activityAt: Date;
	expiresAt: Date | null;
	deletedAt: Date | null;
};

/** Where a row stands; null for one that has no such place. */
export function placeOf(ordered: Ordered, row: PlacedRow): PlaceInList | null {
	const stretches = stretchesOf(ordered);
	const isExpiring = row.status === "InProgress" && row.expiresAt !== null;
	const stretch = stretches.length > 1 && !isExpiring ? 1 : 0;
	const at = row[(stretches[stretch] ?? stretches[0]).column];
	return at === null ? null : { stretch, at, id: row.id };
}

/** Whether a place is one in this list: one of another order may be none. */
export function isPlaceIn(ordered: Ordered, { stretch, at }: PlaceInList): boolean {
	const column = stretchesOf(ordered)[stretch]?.column;
	return column !== undefined && (column === "title") === (typeof at === "string");
}

/** What rows ("d" in the query) are sorted by, as the index has it: titles whatever their case. */
export function sortedBy({ column }: Stretch): Prisma.Sql {
	return column === "title" ? Prisma.sql`lower(d."title")` : Prisma.raw(`d."${column}"`);
}

/** What stands behind a place of a stretch; text is compared as the index has it. */
export function behind(stretch: Stretch, { at, id }: PlaceInList): Prisma.Sql {
	const beyond = Prisma.raw(stretch.direction === "desc" ? "<" : ">");
	const place = typeof at === "string" ? Prisma.sql`lower(${at}::text)` : Prisma.sql`${at}`;
	return Prisma.sql`(${sortedBy(stretch)}, d."id") ${beyond} (${place}, ${id}::uuid)`;
}
