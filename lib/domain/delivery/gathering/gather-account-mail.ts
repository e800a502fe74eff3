import { db } from "#lib/db/client.ts";
import { findMailedUser } from "#lib/db/stores/users/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { INVITATION_DAYS, mintPasswordLink, RESET_MINUTES } from "#lib/domain/users/inviting/mint-password-link.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** A mail that lets a user set a password. */
export async function gatherAccountMail(
	context: Context,
	job: MailJob,
	kind: "password-reset" | "invitation",
): Promise<GatheredMail | null> {
	const user = job.userId ? await findMailedUser(job.accountId, job.userId) : null;
	if (!user || user.status === "Deactivated") return null;
	const parts = userParts(user);
	if (kind === "password-reset") {
		const url = await mintPasswordLink(db(), user.id, "Reset", context.now());
		return { ...noticeTo(user), content: { kind, ...parts, url, minutes: RESET_MINUTES } };
	}
	// Who has come in meanwhile by another way needs no link to a password.
	if (user.status === "Active") return null;
	const inviter = job.inviterId ? await findMailedUser(job.accountId, job.inviterId) : null;
	const url = await mintPasswordLink(db(), user.id, "Invitation", context.now());
	const inviterName = inviter?.name ?? user.account.name;
	// Who has not been here has no language yet: that of the colleague who invites them is the best guess.
	const locale = user.locale ?? inviter?.locale ?? parts.locale;
	return { ...noticeTo(user), content: { kind, ...parts, locale, url, inviterName, days: INVITATION_DAYS } };
}
