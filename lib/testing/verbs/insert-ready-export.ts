import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";

/** Makes sure that a user has an export that can be downloaded. @returns its id */
export async function insertReadyExport({ accountId, userId }: { accountId: string; userId: string }): Promise<string> {
	const at = new Date();
	const expiresAt = new Date(at.getTime() + 86_400_000);
	const place = { section: "end", after: null };
	const row = { userId, status: "Ready" as const, startedAt: at, steppedAt: at, endedAt: at, expiresAt, place };
	const { id } = await db().dataExport.upsert({
		where: { accountId },
		create: { ...row, id: randomUUID(), accountId, documentCount: 0 },
		update: row,
	});
	return id;
}
