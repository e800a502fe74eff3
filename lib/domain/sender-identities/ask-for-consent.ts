import type { Tx } from "#lib/db/client.ts";
import {
	deleteIdentityTokens,
	type LockedIdentity,
	updateIdentity,
} from "#lib/db/stores/sender-identities/sender-identities.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { requirePause } from "#lib/domain/audit/require-pause.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";
import { requireIdentity } from "./require-identity.ts";

/**
 * Mails the question again to a person who has not answered yet. Links mailed before stop working.
 *
 * @throws AppError MissingParameter; InvalidEmail; Conflict once the person has answered; RateLimited within a minute of
 * the last time
 */
export const resendSenderInvitation = defineVerb(
	{ permission: "sender-identities.change" },
	async (context: UserContext, input: { email: string | null }): Promise<void> => {
		await answerInTransaction(async (tx) => {
			const identity = await requireIdentity(tx, context, input.email);
			if (identity.status !== "Pending") {
				throw refusal("Conflict", said("identityAnswered"));
			}
			const { accountId, id } = identity;
			const data = { path: "senderIdentityId", equals: id };
			await requirePause(tx, context, { accountId, type: "SenderIdentityRequested", data });
			await askAgain(tx, context, identity);
		});
	},
);

/**
 * Asks a person once more who said no, or who took the consent back.
 *
 * @throws AppError MissingParameter; InvalidEmail; Conflict while the answer is open or yes
 */
export const rerequestSenderIdentity = defineVerb(
	{ permission: "sender-identities.change" },
	async (context: UserContext, input: { email: string | null }): Promise<void> => {
		await answerInTransaction(async (tx) => {
			const identity = await requireIdentity(tx, context, input.email);
			if (identity.status === "Pending") {
				throw refusal("Conflict", said("identityOpen"));
			}
			if (identity.status === "Verified") throw refusal("Conflict", said("identityAgreed"));
			const change = { status: "Pending" as const, approvedAt: null, modifiedAt: context.now() };
			await updateIdentity(tx, identity, change);
			await askAgain(tx, context, identity);
		});
	},
);

async function askAgain(tx: Tx, context: UserContext, identity: LockedIdentity): Promise<void> {
	const { id, accountId } = identity;
	await deleteIdentityTokens(tx, identity);
	await enqueue(tx, "mail", { kind: "identity-request", accountId, senderIdentityId: id });
	await recordIdentityEvent(tx, context, identity, "SenderIdentityRequested");
}
