import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { listActiveAdmins } from "#lib/db/stores/account-users.ts";
import { findIdentityByToken, lockIdentity, updateIdentity } from "#lib/db/stores/sender-identities.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import type { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { IdentityEvent } from "./emit-identity-event.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";
import { type IdentityAnswer, stateAfter } from "./rules.ts";

/** What a mailed link asks; null when it cannot be used any more. Looking has no effect. */
export const viewIdentityRequest = defineVerb(
	{ permission: "links.open" },
	async ({ now }: VisitorContext, token: string): Promise<IdentityRequestView | null> => {
		const found = await findIdentityByToken(hashSecret(token));
		if (!found) return null;
		const { senderIdentity: identity, expiresAt } = found;
		return {
			name: identity.name,
			email: identity.email,
			accountName: identity.account.name,
			askedBy: identity.createdBy?.name ?? identity.account.name,
			status: identity.status,
			isExpired: expiresAt <= now(),
			redirectUrl: identity.redirectUrl,
			locale: identity.locale,
		};
	},
);

const EVENTS: Record<Exclude<SenderIdentityStatus, "Pending">, IdentityEvent> = {
	Verified: "SenderIdentityVerified",
	Denied: "SenderIdentityDenied",
	Revoked: "SenderIdentityRevoked",
};

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
			const now = context.now();
			const status = stateAfter(identity.status, input.answer, found.expiresAt <= now);
			if (status === null || status === "Pending") return { status: identity.status, redirectUrl };
			const approvedAt = status === "Verified" ? now : null;
			await updateIdentity(tx, identity, { status, approvedAt, modifiedAt: now });
			await recordIdentityEvent(tx, context, identity, EVENTS[status]);
			await tellWhoAsked(tx, accountId, identity.id, found.senderIdentity.createdBy);
			return { status, redirectUrl };
		});
	},
);

/** Whoever asked waits for the answer; the Admins stand in for somebody who has left. */
async function tellWhoAsked(
	tx: Tx,
	accountId: string,
	senderIdentityId: string,
	createdBy: { id: string; status: string } | null,
): Promise<void> {
	const readers = createdBy?.status === "Active" ? [createdBy] : await listActiveAdmins(tx, accountId);
	for (const { id: userId } of readers) {
		await enqueue(tx, "mail", { kind: "identity-answered", accountId, userId, senderIdentityId });
	}
}

function unusable(): AppError {
	return refusal("LinkUnusable", said("identityLinkUsed"));
}
