import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { findOwnIdentity, lockIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { isSessionByProvider } from "#lib/db/stores/users/factors.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isOver } from "./present-identity-request.ts";
import { recordAnswer } from "./record-answer.ts";
import { type IdentityAnswer, noLongerOpen } from "./rules.ts";

/**
 * Takes the answer of a signed-in user to what was asked of their own address, as the mailed link does. A yes is theirs
 * alone: not of a session for which the organisation's provider vouches, as the organisation is who asks.
 *
 * @throws AppError LinkUnusable; Forbidden
 */
export const answerOwnRequest = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, { answer }: { answer: IdentityAnswer }): Promise<{ status: SenderIdentityStatus }> => {
		const { accountId, userId, email, credentialId: sessionId } = context.principal;
		return inTransaction(async (tx) => {
			const identity = await lockIdentity(tx, accountId, email.toLowerCase());
			const asked = identity && (await findOwnIdentity(accountId, identity.email, tx));
			if (!asked) throw noLongerOpen();
			const { createdBy, expiresAt } = asked;
			if (answer === "Approve" && (await isSessionByProvider({ userId, sessionId }, tx))) {
				throw refusal("Forbidden", said("identityByMail"));
			}
			const isExpired = isOver(expiresAt, context.now());
			return { status: await recordAnswer(tx, context, identity, { answer, isExpired, createdBy }) };
		});
	},
);
