import { env } from "#lib/config/env.ts";
import { findAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findRetention, listPlannedDeletions } from "#lib/db/stores/documents/retention.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { findMailedUser } from "#lib/db/stores/users/users.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** A mail names so many documents at most. */
const NAMED = 25;

/** Which documents of a sender go to the trash at a time; null when none does any more. */
export async function gatherRetentionMail(job: MailJob, kind: "retention"): Promise<GatheredMail | null> {
	const { accountId, accountEventId } = job;
	const user = await findUserForMail(accountId, job.userId);
	const event = accountEventId ? await findAccountEvent(accountId, accountEventId) : null;
	const noted = Object(event?.data) as { documents?: number; deleteAt?: string };
	const deleteAt = new Date(noted.deleteAt ?? Number.NaN);
	if (!user || !event?.userId || Number.isNaN(deleteAt.getTime())) return null;
	const rows = await listPlannedDeletions(accountId, { userId: event.userId, deleteAt }, NAMED + 1);
	if (rows.length === 0) return null;
	const sender = event.userId === user.id ? null : await findMailedUser(accountId, event.userId);
	const { retentionKeepsCertificate: keepsCertificate } = await findRetention(accountId);
	return {
		...noticeTo(user),
		content: {
			kind,
			...userParts(user),
			senderName: sender?.name ?? null,
			documents: rows.slice(0, NAMED).map(({ title, sealedAt }) => ({ title, completedAt: sealedAt ?? event.at })),
			count: rows.length > NAMED ? Math.max(noted.documents ?? 0, rows.length) : rows.length,
			deleteAt,
			keepsCertificate,
			url: `${env().publicUrl}/documents?filter=completed`,
		},
	};
}
