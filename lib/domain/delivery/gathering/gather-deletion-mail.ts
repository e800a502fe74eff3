import { env } from "#lib/config/env.ts";
import { findAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findContentDeletion } from "#lib/db/stores/content-deletions.ts";
import { listHeldDocuments } from "#lib/db/stores/documents/holds.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** So many documents that stay are named. */
const NAMED = 10;

type Kind = "deletion-started" | "deletion-reminder" | "deletion-undone" | "deletion-done";

/** Tells an Admin of the deletion of all documents; null for whoever is none any more, and for what was undone since. */
export async function gatherDeletionMail(job: MailJob, kind: Kind): Promise<GatheredMail | null> {
	const { accountId } = job;
	const user = await findUserForMail(accountId, job.userId);
	const event = job.accountEventId ? await findAccountEvent(accountId, job.accountEventId) : null;
	if (user?.role !== "Admin" || !event) return null;
	const isAhead = kind === "deletion-started" || kind === "deletion-reminder";
	if (isAhead && (await findContentDeletion(accountId))?.status !== "Waiting") return null;
	const { personName, dueAt, deleted, certificates } = event.data;
	const kept = kind === "deletion-done" ? await listHeldDocuments(accountId, { afterId: null, limit: NAMED }) : [];
	return {
		...noticeTo(user),
		content: {
			kind,
			...userParts(user),
			personName: typeof personName === "string" ? personName : "",
			at: event.at,
			ip: event.ip,
			dueAt: typeof dueAt === "string" ? new Date(dueAt) : null,
			deleted: typeof deleted === "number" ? deleted : 0,
			certificates: certificates === "go" || certificates === "stay" ? certificates : null,
			kept: kept.map(({ title }) => title),
			url: `${env().publicUrl}/settings/data`,
		},
	};
}
