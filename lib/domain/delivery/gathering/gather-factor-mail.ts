import { workplaceLink } from "#lib/config/links.ts";
import { findAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findMailedUser } from "#lib/db/stores/users/users.ts";
import { factorChangeOf } from "#lib/domain/users/factors/factor-events.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** Tells a person that something about how they prove who they are has changed. */
export async function gatherFactorMail(job: MailJob, kind: "factor-changed"): Promise<GatheredMail | null> {
	const user = job.userId ? await findMailedUser(job.accountId, job.userId) : null;
	const event = job.accountEventId ? await findAccountEvent(job.accountId, job.accountEventId) : null;
	const change = event && factorChangeOf(event);
	if (!user || user.status === "Deactivated" || !change) return null;
	const url = workplaceLink("/settings/security");
	return { ...noticeTo(user), content: { kind, ...userParts(user), change, at: event.at, ip: event.ip, url } };
}
