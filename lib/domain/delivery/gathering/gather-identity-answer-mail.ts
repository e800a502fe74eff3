import { findIdentityForMail } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** What a person answered to being sent for; null once the person is asked again, or the identity is gone. */
export async function gatherIdentityAnswerMail(job: MailJob, kind: "identity-answered"): Promise<GatheredMail | null> {
	const identity = job.senderIdentityId ? await findIdentityForMail(job.accountId, job.senderIdentityId) : null;
	const user = await findUserForMail(job.accountId, job.userId);
	if (!identity || identity.status === "Pending" || !user) return null;
	return {
		...noticeTo(user),
		replyTo: { name: identity.name, address: identity.email },
		content: {
			kind,
			...userParts(user),
			personName: identity.name,
			personEmail: identity.email,
			answer: identity.status,
			answeredAt: identity.approvedAt ?? identity.modifiedAt,
		},
	};
}
