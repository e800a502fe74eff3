import type { Tx } from "#lib/db/client.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/account-users.ts";
import { findProvedAt } from "#lib/db/stores/factors.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

/** So long a proof is fresh: a browser left open must not become the place where somebody else moves in. */
const FRESH_MINUTES = 5;

/** By this name a page knows that it has to ask. */
const PROOF_PART = "proof";

/** Locks the user who calls. @throws AppError NotFound */
export async function lockOneself(tx: Tx, { principal }: UserContext): Promise<LockedUser> {
	const user = await lockUser(tx, { accountId: principal.accountId }, principal.userId);
	if (!user) throw notFound("user");
	return user;
}

/**
 * Locks the user, who has to have proved a few minutes ago who they are.
 *
 * @throws AppError Unauthorized when that is longer ago: they are asked again and come back
 */
export async function requireFreshProof(tx: Tx, context: UserContext): Promise<LockedUser> {
	const now = context.now();
	const { userId, credentialId: sessionId } = context.principal;
	const user = await lockOneself(tx, context);
	const provedAt = await findProvedAt(tx, { userId, sessionId }, now);
	const isFresh = provedAt !== null && now.getTime() - provedAt.getTime() < FRESH_MINUTES * 60_000;
	if (!isFresh) throw fieldRefusal(PROOF_PART, said("proveAgain"), "Unauthorized");
	return user;
}
