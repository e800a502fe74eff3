import { db } from "#lib/db/client.ts";
import { findIdentityForMail } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { Context } from "#lib/domain/context.ts";
import { IDENTITY_LINK_DAYS, mintIdentityLink } from "#lib/domain/sender-identities/identity-link.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";

/** The question to a person whether an account may send in the person's name; null once it is answered. */
export async function gatherIdentityMail(
	context: Context,
	job: MailJob,
	kind: "identity-request",
): Promise<GatheredMail | null> {
	const identity = job.senderIdentityId ? await findIdentityForMail(job.accountId, job.senderIdentityId) : null;
	if (identity?.status !== "Pending") return null;
	const { createdBy, account } = identity;
	return {
		content: {
			kind,
			locale: identity.locale,
			timeZone: account.timeZone,
			recipientName: identity.name === identity.email ? "" : identity.name,
			url: await mintIdentityLink(db(), identity.id, context.now()),
			inviterName: createdBy?.name ?? account.name,
			accountName: account.name,
			days: IDENTITY_LINK_DAYS,
		},
		to: { name: identity.name, address: identity.email },
		replyTo: createdBy ? { name: createdBy.name, address: createdBy.email } : null,
		attachments: [],
		signerId: null,
		isRequest: false,
	};
}
