import { db } from "#lib/db/client.ts";

/** Mails and text messages of an account, the newest first, after the one with the id `afterId`. */
export async function listMails(accountId: string, channels: string[], afterId: string | null, limit: number) {
	return db().mail.findMany({
		where: { accountId, channel: { in: channels } },
		select: {
			id: true,
			kind: true,
			channel: true,
			to: true,
			subject: true,
			status: true,
			error: true,
			createdAt: true,
		},
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		...(afterId ? { cursor: { id: afterId }, skip: 1 } : {}),
		take: limit,
	});
}

/** One mail of an account, with everything in it. */
export async function findMail(accountId: string, id: string) {
	return db().mail.findFirst({
		where: { id, accountId },
		include: { document: { select: { id: true, title: true, deletedAt: true } } },
	});
}
