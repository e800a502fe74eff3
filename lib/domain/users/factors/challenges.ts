import { hashSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { consumeChallenge, insertChallenge } from "#lib/db/stores/users/passkeys.ts";
import type { Context } from "#lib/domain/context.ts";

/** What a challenge was made for: it is good for nothing else, and for nobody else. */
export type ChallengeOf = { purpose: "add" | "prove"; userId: string } | { purpose: "sign-in"; userId: null };

/** As long as a browser waits, and a moment. */
const MINUTES = 6;

/** Keeps the challenge that a browser is sent. */
export async function keepChallenge(tx: Tx, context: Context, of: ChallengeOf, challenge: string): Promise<void> {
	const expiresAt = new Date(context.now().getTime() + MINUTES * 60_000);
	await insertChallenge(tx, { hash: hashSecret(challenge), ...of, expiresAt });
}

/** Whether an answer is one to a challenge of ours; it is used up by being asked. */
export function takesChallenge(tx: Tx, context: Context, of: ChallengeOf): (challenge: string) => Promise<boolean> {
	return (challenge) => consumeChallenge(tx, hashSecret(challenge), { ...of, now: context.now() });
}
