import { db } from "#lib/db/client.ts";

/**
 * What happened in an account besides its documents, the latest first.
 *
 * @param afterId the event after which to go on; unknown ids and null begin with the latest
 */
export async function listAccountEventRows(accountId: string, afterId: string | null, take: number) {
	const after = afterId && (await db().accountEvent.findFirst({ where: { id: afterId, accountId } }));
	const older = after && {
		OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }],
	};
	return db().accountEvent.findMany({
		where: { accountId, ...older },
		orderBy: [{ at: "desc" }, { id: "desc" }],
		take,
		select: { id: true, at: true, type: true, userId: true, ip: true, data: true },
	});
}

/** Those of these users who belong to the account. */
export async function findUserAddresses(accountId: string, ids: string[]): Promise<Map<string, string>> {
	const users = await db().user.findMany({
		where: { accountId, id: { in: ids } },
		select: { id: true, email: true },
	});
	return new Map(users.map(({ id, email }) => [id, email]));
}
