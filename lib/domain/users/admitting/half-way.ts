import type { PasskeyOptions } from "#lib/crypto/passkeys.ts";
import { db, type Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { countFailure, endHalfSignIn } from "#lib/db/stores/users/factors.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { findPasskeys } from "../factors/find-passkeys.ts";
import { findWays } from "../factors/find-ways.ts";
import { askPasskeysOf } from "../factors/take-passkey.ts";
import { type GivenProof, takeProof } from "../factors/take-proof.ts";
import { noteFailedSignIn } from "../sessions/note-failed-sign-in.ts";
import { beginSession } from "./admit.ts";
import type { NextStep, Ways } from "./next-step.ts";
import { stepOf } from "./step-of.ts";
import { findHalfWay, type HalfWay, withHalfWay } from "./with-half-way.ts";

/** What the pages say that ask for more. */
export type HalfWayView = {
	userId: string;
	email: string;
	/** What the person's organisation is called. */
	organisation: string;
	ways: Ways;
	/** How many of the passkeys can be asked for at this address, and which hosts the others were made for. */
	passkeys: { here: number; elsewhere: string[] };
	/** What is asked for; "session": they have set up what is required, and only have to go on. */
	step: NextStep;
};

/** Who is half-way in, and what they can be asked for; null when that is over. */
export const viewHalfWay = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<HalfWayView | null> => {
		const half = await findHalfWay(db(), context, halfWay);
		if (!half) return null;
		const { userId, user, proved } = half;
		const [ways, { here, elsewhere }, step] = await Promise.all([
			findWays(db(), userId),
			findPasskeys(db(), userId),
			stepOf(db(), user, proved),
		]);
		const passkeys = { here: here.length, elsewhere };
		return { userId, email: user.email, organisation: user.account.name, ways, passkeys, step };
	},
);

/** What the browser of somebody half-way in is to ask their passkeys; null when that is over, or there are none. */
export const askHalfWayForPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<PasskeyOptions | null> => {
		const half = await findHalfWay(db(), context, halfWay);
		return half && askPasskeysOf(db(), context, half.userId);
	},
);

type Admitted = { outcome: "session"; sessionId: string; email: string };

/** What came of a second proof: in; not right, try again; or too late, from the beginning. */
type SecondProof = Admitted | { outcome: "wrong"; isLast: boolean } | { outcome: "over" };

/**
 * Goes on signing in with a second proof. Of two at the same time with the same code one gets a session.
 */
export const proveFactor = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string, given: GivenProof): Promise<SecondProof> => {
		const answer = await withHalfWay(context, halfWay, async (tx, user, half) => {
			const proof = await takeProof(tx, context, user, given);
			if (proof) return goOn(tx, context, user, { ...half, proved: [...half.proved, proof] });
			await countFailure(tx, half.hash);
			return { outcome: "wrong" as const, isLast: half.isLastTry, user };
		});
		if (answer?.outcome !== "wrong") return answer ?? { outcome: "over" };
		const { user, ...wrong } = answer;
		await noteFailedSignIn(context, user);
		return wrong;
	},
);

/** Lets somebody in who has set up what their organisation requires; null when that is over, or not done. */
export const endEnrolment = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<Admitted | null> =>
		withHalfWay(context, halfWay, (tx, user, half) => goOn(tx, context, user, half)),
);

async function goOn(tx: Tx, context: Context, user: LockedUser, half: HalfWay): Promise<Admitted | null> {
	const { hash, proved, atProvider } = half;
	const isEnough = (await stepOf(tx, user, proved)) === "session";
	// It is used up, whatever else happens: the rest of the transaction stands or falls with it.
	if (!isEnough || !(await endHalfSignIn(tx, hash))) return null;
	// When they proved it at a provider is not kept on the way here: what they have proved besides counts.
	const sessionId = await beginSession(tx, context, user, proved, { leaving: atProvider, provedAt: null });
	return { outcome: "session", sessionId, email: user.email };
}
