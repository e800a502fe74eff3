import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/**
 * Schedules the email about a change: at once, or an hour after the previous one.
 *
 * @returns null when a scheduled email already covers the change
 */
export async function scheduleSecurityNotice(
	tx: Tx,
	{ accountId, topic }: { accountId: string; topic: string },
	now: Date,
): Promise<Date | null> {
	const [due] = await tx.$queryRaw<{ dueAt: Date }[]>`
		INSERT INTO "SecurityNotice" AS former ("accountId", "topic", "dueAt") VALUES (${accountId}::uuid, ${topic}, ${now})
		ON CONFLICT ("accountId", "topic") DO UPDATE SET "dueAt" = GREATEST(${now}, former."dueAt" + interval '1 hour')
		WHERE former."dueAt" <= ${now}
		RETURNING "dueAt"`;
	return due?.dueAt ?? null;
}

/** Entries of these types in an account's log after one time and up to another, the earliest first. */
export async function listSecurityEvents(
	accountId: string,
	{ types, after, until }: { types: readonly string[]; after: Date; until: Date },
) {
	const where = { accountId, type: { in: [...types] }, at: { gt: after, lte: until } };
	const events = await db().accountEvent.findMany({ where, orderBy: [{ at: "asc" }, { id: "asc" }] });
	return events.map((event) => readJson("AccountEvent", event));
}
