import { workplaceLink } from "#lib/config/links.ts";
import { findUserAddresses } from "#lib/db/stores/audit/account-events.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { listSecurityEvents } from "#lib/db/stores/users/security-notices.ts";
import { SECURITY_EVENTS, type SecurityEventType } from "#lib/domain/notices/security-topics.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { browserName } from "#lib/i18n/browser-name.ts";
import { HOUR_MS } from "#lib/units.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/**
 * Email to an Admin about security-relevant changes by people in the last hour; null for a user who is no longer an
 * Admin. Changes by the operator are in the account’s log only.
 */
export async function gatherSecurityMail(job: MailJob, kind: "security-changed"): Promise<GatheredMail | null> {
	const user = await findUserForMail(job.accountId, job.userId);
	if (user?.role !== "Admin" || !job.security) return null;
	const { topic } = job.security;
	const { types, isMeant = () => true } = SECURITY_EVENTS[topic];
	const until = new Date(job.security.until);
	const found = await listSecurityEvents(job.accountId, { types, after: new Date(until.getTime() - HOUR_MS), until });
	const events = found.flatMap(({ type: stored, ...event }) => {
		const type = types.find((one) => one === stored);
		const data: Record<string, unknown> = Object(event.data);
		return type && isByPerson(data) && isMeant(data) ? [{ ...event, type, data }] : [];
	});
	if (events.length === 0) return null;
	const ids = events.flatMap(({ userId }) => userId ?? []);
	const addresses = await findUserAddresses(job.accountId, ids);
	const parts = userParts(user);
	const words = workplaceMessages(parts.locale).security.sessions.browser;
	const changes = events.map(({ type, data, userId, at, ip }) => {
		const text = (key: string) => (typeof data[key] === "string" ? data[key] : "");
		return {
			...{ at, ip, by: text("by") },
			kind: type === "ProviderSwitched" ? (data.isEnabled ? "ProviderEnabled" : "ProviderDisabled") : type,
			name: type.startsWith("User") ? (addresses.get(userId ?? "") ?? "") : nameOf(type, data),
			through: data.through === "api-key" || data.through === "oauth" ? data.through : null,
			browser: text("browser") && browserName(text("browser"), words),
		} as const;
	});
	const url = workplaceLink("/settings/audit-log");
	return { ...noticeTo(user), content: { kind, ...parts, topic, changes, url } };
}

/** Only people have addresses. */
function isByPerson({ by }: Record<string, unknown>): boolean {
	return typeof by === "string" && by.includes("@");
}

/** The name of what an entry that is not about a user is about; empty where none was noted. */
function nameOf(type: SecurityEventType, { name, subject, frameOrigins, to }: Record<string, unknown>): string {
	if (type === "AccountSettingsSet") return Array.isArray(frameOrigins) ? frameOrigins.join(", ") : "";
	const found = type === "InvitationCorrected" ? to : (name ?? subject);
	return typeof found === "string" ? found : "";
}
