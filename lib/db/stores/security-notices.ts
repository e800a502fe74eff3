import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/**
 * Decides when the email about a change goes out: at once, or an hour after the one before.
 *
 * @returns null when one is waiting that covers the change
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

/** What an account's log has of these types between two times, the later one included; the earliest first. */
export async function listSecurityEvents(
	accountId: string,
	{ types, after, until }: { types: readonly string[]; after: Date; until: Date },
) {
	const where = { accountId, type: { in: [...types] }, at: { gt: after, lte: until } };
	const events = await db().accountEvent.findMany({ where, orderBy: [{ at: "asc" }, { id: "asc" }] });
	return events.map((event) => readJson("AccountEvent", event));
}
