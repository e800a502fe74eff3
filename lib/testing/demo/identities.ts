import { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { mintIdentityLink } from "#lib/domain/sender-identities/identity-link.ts";

/** One who agreed, and one who has not answered. */
const IDENTITIES = [
	{ name: "Grace Olsen", email: "grace@example.com", hasAgreed: true },
	{ name: "Ben Abara", email: "ben@example.com", hasAgreed: false },
];

/** People in whose name may be sent. */
export async function makeIdentities(context: UserContext): Promise<void> {
	for (const { name, email, hasAgreed } of IDENTITIES) {
		if (await findIdentity(context, email)) continue;
		await createSenderIdentity(context, createSenderIdentityOperation.body.parse({ name, email }));
		if (hasAgreed) await answer(context, email, "Approve");
	}
}

/** The one who agreed takes it back. */
export function withdrawConsent(context: UserContext): Promise<void> {
	return answer(context, "grace@example.com", "Withdraw");
}

function findIdentity({ principal }: UserContext, email: string) {
	return db().senderIdentity.findFirst({ where: { accountId: principal.accountId, email } });
}

async function answer(context: UserContext, email: string, word: "Approve" | "Withdraw"): Promise<void> {
	const identity = await findIdentity(context, email);
	if (!identity) throw new Error(`There is no identity ${email}.`);
	const link = await mintIdentityLink(db(), identity.id, new Date());
	const token = link.slice(link.lastIndexOf("/") + 1);
	await answerIdentityRequest(visitorContext(), { token, answer: word });
}
