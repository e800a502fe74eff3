import { env } from "#lib/config/env.ts";
import { findAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** Tells an Admin of an export of everything; null for whoever is none any more. */
export async function gatherExportMail(
	job: MailJob,
	kind: "export-started" | "export-ready",
): Promise<GatheredMail | null> {
	const user = await findUserForMail(job.accountId, job.userId);
	const event = job.accountEventId ? await findAccountEvent(job.accountId, job.accountEventId) : null;
	if (user?.role !== "Admin" || !event) return null;
	const person = event.userId ? await findUserForMail(job.accountId, event.userId) : null;
	const parts = {
		...userParts(user),
		personName: person?.name || person?.email || "",
		at: event.at,
		url: `${env().publicUrl}/settings/data`,
	};
	if (kind === "export-started") return { ...noticeTo(user), content: { kind, ...parts, ip: event.ip } };
	const { expiresAt } = event.data;
	if (typeof expiresAt !== "string") return null;
	const isOwn = event.userId === user.id;
	return { ...noticeTo(user), content: { kind, ...parts, isOwn, expiresAt: new Date(expiresAt) } };
}
