import type { ProviderRefusal } from "#lib/contract/users/provider-refusals.ts";
import { setProvedAt } from "#lib/db/stores/users/factors.ts";
import { findLinkedUserId } from "#lib/db/stores/users/sign-in-providers.ts";
import { findLiveSession } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { noteFailedSignIn } from "../sessions/note-failed-sign-in.ts";
import type { Vouched } from "./find-person.ts";
import { PROVIDER_PROOF_MS } from "./rules.ts";

/**
 * Confirms a session if the same user has just signed in at the organisation's provider. Otherwise the session stays
 * unchanged.
 *
 * @returns the reason for a refusal; null: confirmed
 */
export async function confirmSession(
	context: Context,
	{ accountId, sessionId }: { accountId: string; sessionId: string },
	vouched: Vouched,
): Promise<ProviderRefusal | null> {
	const now = context.now();
	const session = await findLiveSession(sessionId, now);
	if (session?.user.accountId !== accountId) return "expired";
	const { userId } = session;
	const { provedAt } = vouched;
	const isRecent = provedAt !== null && now.getTime() - provedAt.getTime() <= PROVIDER_PROOF_MS;
	const refused = await inTransaction(async (tx) => {
		if ((await findLinkedUserId(tx, accountId, vouched)) !== userId) return "other";
		if (!isRecent) return "again";
		await setProvedAt(tx, { userId, sessionId }, now);
		return null;
	});
	if (refused) await noteFailedSignIn(context, { id: userId, accountId }, "ProofFailed");
	return refused;
}
