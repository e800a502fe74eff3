import { workplaceLink } from "#lib/config/links.ts";
import { findUserAddresses } from "#lib/db/stores/account-events.ts";
import { findUserForMail } from "#lib/db/stores/account-users.ts";
import { listSecurityEvents } from "#lib/db/stores/security-notices.ts";
import { readAccountEvent } from "#lib/domain/audit/read-account-event.ts";
import { SECURITY_EVENTS } from "#lib/domain/notices/security-topics.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

const HOUR_MS = 3_600_000;

/** Email to an Admin about security-relevant changes in the last hour; null for a user who is no longer an Admin. */
export async function gatherSecurityMail(job: MailJob, kind: "security-changed"): Promise<GatheredMail | null> {
	const user = await findUserForMail(job.accountId, job.userId);
	if (user?.role !== "Admin" || !job.security) return null;
	const { topic } = job.security;
	const { types, isMeant = () => true } = SECURITY_EVENTS[topic];
	const until = new Date(job.security.until);
	const found = await listSecurityEvents(job.accountId, { types, after: new Date(until.getTime() - HOUR_MS), until });
	const events = found.filter(({ data }) => isMeant(Object(data)));
	if (events.length === 0) return null;
	const ids = events.flatMap(({ userId }) => userId ?? []);
	const addresses = await findUserAddresses(job.accountId, ids);
	const parts = userParts(user);
	const changes = events.map(({ type, data, userId, at, ip }) => {
		const userAddress = addresses.get(userId ?? "") ?? null;
		const { what, subject, who, details } = readAccountEvent({ type, data, userAddress }, parts.locale);
		return { at, what, subject, who, from: ip, details };
	});
	const url = workplaceLink("/settings/audit-log");
	return { ...noticeTo(user), content: { kind, ...parts, topic, changes, url } };
}
