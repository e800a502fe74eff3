import type { Tx } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { acceptTry, type LockedTry } from "./end-verification.ts";
import { type NamedTry, requireTry } from "./lock-try.ts";

/** attempt: which try the sender has looked at. */
export type ReviewedTry = NamedTry & { attempt: number };

/**
 * The sender has looked at the pictures and the data, and takes the signer for who they say they are.
 *
 * @throws AppError NotFound; Conflict when that try is not waiting for it any more
 */
export const acceptIdentity = defineVerb(
	{ permission: "identity-verifications.review" },
	async (context: GrantedContext, input: ReviewedTry): Promise<void> => {
		await inTransaction(async (tx) => {
			const locked = await requireWaiting(tx, context, input);
			await acceptTry(tx, context, locked, reviewerOf(context));
		});
	},
);

/** Who has looked. */
export function reviewerOf({ principal }: GrantedContext): { id: string; name: string } {
	return { id: principal.userId, name: principal.name };
}

/**
 * A try that waits for the sender to look at it.
 *
 * @throws AppError NotFound, Conflict
 */
export async function requireWaiting(tx: Tx, context: GrantedContext, input: ReviewedTry): Promise<LockedTry> {
	const locked = await requireTry(tx, context, input);
	const { status, number } = locked.verification;
	// Who has signed has nothing to show any more.
	const isToSign = locked.signer.status === "NotCompleted";
	if (status === "Review" && number === input.attempt && isToSign) return locked;
	throw refusal("Conflict", said("identityNotWaiting"));
}
