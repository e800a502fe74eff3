import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { type StoredTemplate, WITH_PARTS, withCurrent } from "./templates.ts";

/** A template with its current version, in the trash too. */
export async function findWholeTemplate(id: Unscoped<"job", string>): Promise<StoredTemplate | null> {
	const row = await db().template.findUnique({ where: { id }, include: WITH_PARTS });
	return row && withCurrent(row, db());
}
