import type { PasskeyOptions } from "#lib/crypto/passkeys.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/account-users.ts";
import { countFailure, endHalfSignIn, findHalfSignIn } from "#lib/db/stores/factors.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { findWays } from "../factors/find-ways.ts";
import { askPasskeysOf } from "../factors/take-passkey.ts";
import { type GivenProof, takeProof } from "../factors/take-proof.ts";
import { noteFailedSignIn } from "../note-failed-sign-in.ts";
import { beginSession } from "./admit.ts";
import { nextStep, type Proof, type Ways } from "./next-step.ts";

/** Then the password is asked for anew. */
const MAX_FAILURES = 5;

/** What the page that asks for more says. */
export type HalfWayView = { userId: string; email: string; ways: Ways };

/** Who is half-way in, and what they can be asked for; null when that is over. */
export const viewHalfWay = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<HalfWayView | null> => {
		const half = await findHalfSignIn(db(), hashSecret(halfWay), context.now(), MAX_FAILURES);
		if (!half) return null;
		return { userId: half.userId, email: half.user.email, ways: await findWays(db(), half.userId) };
	},
);

/** What the browser of somebody half-way in is to ask their passkeys; null when that is over, or there are none. */
export const askHalfWayForPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<PasskeyOptions | null> => {
		const half = await findHalfSignIn(db(), hashSecret(halfWay), context.now(), MAX_FAILURES);
		return half && askPasskeysOf(db(), context, half.userId);
	},
);

/** What came of a second proof: in; not right, try again; or too late, from the beginning. */
export type SecondProof =
	| { outcome: "session"; sessionId: string; email: string }
	| { outcome: "wrong"; isLast: boolean }
	| { outcome: "over" };

/**
 * Goes on signing in with a second proof. Of two at the same time with the same code one gets a session.
 */
export const proveFactor = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string, given: GivenProof): Promise<SecondProof> => {
		const hash = hashSecret(halfWay);
		const found = await findHalfSignIn(db(), hash, context.now(), MAX_FAILURES);
		if (!found) return { outcome: "over" };
		const outcome = await inTransaction(async (tx) => {
			const user = await lockUser(tx, found.user, found.userId);
			// Of many tries at once each sees how many there were before.
			const half = await findHalfSignIn(tx, hash, context.now(), MAX_FAILURES);
			if (user?.status !== "Active" || !half) return { outcome: "over" as const };
			const proof = await takeProof(tx, context, user, given);
			if (!proof) {
				await countFailure(tx, hash);
				return { outcome: "wrong" as const, isLast: half.failures + 1 >= MAX_FAILURES };
			}
			return goOn(tx, context, user, hash, [...(half.proved as Proof[]), proof]);
		});
		if (outcome.outcome === "wrong") await noteFailedSignIn(context, found.user);
		return outcome;
	},
);

async function goOn(tx: Tx, context: Context, user: LockedUser, hash: string, proved: Proof[]): Promise<SecondProof> {
	const isEnough = nextStep(proved, await findWays(tx, user.id)) === "session";
	// It is used up, whatever else happens: the rest of the transaction stands or falls with it.
	if (!isEnough || !(await endHalfSignIn(tx, hash))) return { outcome: "over" };
	const sessionId = await beginSession(tx, context, user, proved);
	return { outcome: "session", sessionId, email: user.email };
}
