import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { findIdentityByToken, lockIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import type { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isOver, presentIdentityRequest } from "./present-identity-request.ts";
import { recordAnswer } from "./record-answer.ts";
import type { IdentityAnswer } from "./rules.ts";

/** What a mailed link asks; null when it cannot be used any more. Looking has no effect. */
export const viewIdentityRequest = defineVerb(
	{ permission: "links.open" },
	async ({ now }: VisitorContext, token: string): Promise<IdentityRequestView | null> => {
		const found = await findIdentityByToken(hashSecret(token));
		if (!found) return null;
		return presentIdentityRequest(found.senderIdentity, found.expiresAt, now());
	},
);

/**
 * Takes the person's answer. The link stays good for taking the consent back later.
 *
 * @throws AppError LinkUnusable
 */
export const answerIdentityRequest = defineVerb(
	{ permission: "links.open" },
	async (
		context: Context,
		input: { token: string; answer: IdentityAnswer },
	): Promise<{ status: SenderIdentityStatus; redirectUrl: string | null }> => {
		const hash = hashSecret(input.token);
		const found = await findIdentityByToken(hash);
		if (!found) throw unusable();
		const { accountId, email, redirectUrl } = found.senderIdentity;
		return inTransaction(async (tx) => {
			const identity = await lockIdentity(tx, accountId, email);
			// The question may have been mailed again meanwhile, which ends this link.
			const isAlive = identity !== null && (await findIdentityByToken(hash, tx)) !== null;
			if (!isAlive) throw unusable();
			const isExpired = isOver(found.expiresAt, context.now());
			const { createdBy } = found.senderIdentity;
			const status = await recordAnswer(tx, context, identity, { answer: input.answer, isExpired, createdBy });
			return { status, redirectUrl };
		});
	},
);

function unusable(): AppError {
	return refusal("LinkUnusable", said("identityLinkUsed"));
}
