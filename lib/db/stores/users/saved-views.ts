import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

export type SavedViewRow = { id: string; name: string; query: string };

/** The views that a user has kept, by name. */
export async function listSavedViewRows(userId: Unscoped<"oneself", string>, take: number): Promise<SavedViewRow[]> {
	return db().savedView.findMany({
		where: { userId },
		select: { id: true, name: true, query: true },
		orderBy: [{ name: "asc" }, { id: "asc" }],
		take,
	});
}

/** How many views a user has kept under other names. */
export async function countOtherViews(userId: Unscoped<"oneself", string>, name: string): Promise<number> {
	return db().savedView.count({ where: { userId, name: { not: name } } });
}

/** Keeps a view; one of the same name is replaced. */
export async function upsertSavedView(
	userId: Unscoped<"oneself", string>,
	{ id, name, query }: SavedViewRow,
): Promise<void> {
	await db().savedView.upsert({
		where: { userId_name: { userId, name } },
		create: { id, userId, name, query },
		update: { query },
		select: { id: true },
	});
}

/** Forgets a view of a user. */
export async function deleteSavedView(userId: Unscoped<"oneself", string>, id: string): Promise<void> {
	await db().savedView.deleteMany({ where: { id, userId } });
}
