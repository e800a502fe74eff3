import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** What of an account's log is wanted; null narrows nothing. */
export type LogFilter = {
	/** Who did it or whom it concerns: both the id and the address, by which the log knows who acted. */
	person: { id: string; email: string } | null;
	type: string | null;
	since: Date | null;
	until: Date | null;
};

/** Adds an event to the account’s audit log. */
export async function insertAccountEvent(
	tx: Tx,
	event: Unscoped<"own account", Prisma.AccountEventUncheckedCreateInput>,
): Promise<void> {
	await tx.accountEvent.create({ data: event, select: { id: true } });
}

/**
 * What happened in an account besides its documents, the latest first. Each part is read by an index that has its order.
 *
 * @param afterId the event after which to go on; unknown ids and null begin with the latest
 */
export async function listAccountEventRows(
	accountId: string,
	filter: LogFilter,
	{ afterId, take }: { afterId: string | null; take: number },
) {
	const after = afterId && (await db().accountEvent.findFirst({ where: { id: afterId, accountId } }));
	const wanted = [Prisma.sql`"accountId" = ${accountId}::uuid`];
	if (filter.type) wanted.push(Prisma.sql`"type" = ${filter.type}`);
	if (filter.since) wanted.push(Prisma.sql`"at" >= ${filter.since}`);
	if (filter.until) wanted.push(Prisma.sql`"at" < ${filter.until}`);
	if (after) wanted.push(Prisma.sql`("at", "id") < (${after.at}, ${after.id}::uuid)`);
	const part = (more: Prisma.Sql) => Prisma.sql`(SELECT "id", "at", "type", "userId", "ip", "data" FROM "AccountEvent"
		WHERE ${Prisma.join(wanted, " AND ")} ${more} ORDER BY "at" DESC, "id" DESC LIMIT ${take})`;
	const { person } = filter;
	const found = person
		? Prisma.sql`SELECT * FROM (${part(Prisma.sql`AND "userId" = ${person.id}::uuid`)}
			UNION ${part(Prisma.sql`AND "data"->>'by' = ${person.email}`)}) both_parts
			ORDER BY "at" DESC, "id" DESC LIMIT ${take}`
		: part(Prisma.empty);
	type Row = { id: string; at: Date; type: string; userId: string | null; ip: string; data: unknown };
	const events = await db().$queryRaw<Row[]>`${found}`;
	return events.map((event) => readJson("AccountEvent", event));
}

/** People of an account by name, for choosing one. */
export async function listLogPeople(accountId: string, take: number) {
	const select = { id: true, name: true, email: true };
	return db().user.findMany({ where: { accountId }, orderBy: [{ name: "asc" }, { id: "asc" }], select, take });
}

/** One of them. */
export async function findLogPerson(accountId: string, id: string): Promise<LogFilter["person"]> {
	return db().user.findFirst({ where: { accountId, id }, select: { id: true, email: true } });
}

/** One entry of an account's log. */
export async function findAccountEvent(accountId: string, id: string) {
	const event = await db().accountEvent.findFirst({ where: { id, accountId } });
	return event && readJson("AccountEvent", event);
}

/** Whether the log says already that somebody did this to the same thing, not long ago. */
export async function hasOwnEventSince(
	tx: Tx,
	accountId: string,
	{ type, userId, key, value, since }: { type: string; userId: string; key: string; value: string; since: Date },
): Promise<boolean> {
	const where = { accountId, at: { gte: since }, type, userId, data: { path: [key], equals: value } };
	return (await tx.accountEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** Those of these users who belong to the account. */
export async function findUserAddresses(accountId: string, ids: string[]): Promise<Map<string, string>> {
	const users = await db().user.findMany({
		where: { accountId, id: { in: ids } },
		select: { id: true, email: true },
	});
	return new Map(users.map(({ id, email }) => [id, email]));
}

/** The language that a user reads. */
export async function findUserLocale(userId: Unscoped<"oneself", string>): Promise<string> {
	const user = await db().user.findUnique({ where: { id: userId }, select: { locale: true } });
	return user?.locale ?? "EN";
}

/** Whoever counts what the account's log has before writing into it, waits for the others who do. */
export async function lockAccountLog(tx: Tx, accountId: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`account-log ${accountId}`}, 0))`;
}

/** How many events of a type concern a user, or anybody of the account, since a time; counted to a limit. */
export async function countRecentEvents(
	tx: Tx,
	{ accountId, type, since, userId }: { accountId: string; type: string; since: Date; userId?: string },
	limit: number,
): Promise<number> {
	const rows = await tx.accountEvent.findMany({
		where: { accountId, type, at: { gt: since }, ...(userId ? { userId } : {}) },
		take: limit,
		select: { id: true },
	});
	return rows.length;
}

/** Whether it is in the log since a time that a user has read a mail of the outbox. */
export async function hasReadMail(reading: {
	accountId: string;
	userId: string;
	mailId: string;
	since: Date;
}): Promise<boolean> {
	const { accountId, userId, mailId, since } = reading;
	const found = await db().accountEvent.findFirst({
		where: { accountId, type: "OutboxRead", at: { gt: since }, userId, data: { path: ["mailId"], equals: mailId } },
		select: { id: true },
	});
	return found !== null;
}

/** When an event last concerned somebody, since a time; whom it concerns is the user, or what the data name. */
export async function findRecentEventTime(
	tx: Tx,
	event: { accountId: string; type: string; since: Date; userId?: string; data?: { path: string; equals: string } },
): Promise<Date | null> {
	const { accountId, type, since, userId, data } = event;
	const found = await tx.accountEvent.findFirst({
		where: {
			accountId,
			type,
			at: { gt: since },
			...(userId ? { userId } : {}),
			...(data ? { data: { path: [data.path], equals: data.equals } } : {}),
		},
		orderBy: { at: "desc" },
		select: { at: true },
	});
	return found?.at ?? null;
}
