import type { IdentityStatus } from "#lib/db/stores/identity-verification/identity-verifications.ts";

type Try = { signerId: string; status: IdentityStatus };

/** What a signer has shown of who they are: the latest try, and the latest that was accepted. */
type Tries<T extends Try> = { latest: T | null; accepted: T | null };

/**
 * The tries of one signer.
 *
 * @param all of any signers, the latest first
 */
export function triesOf<T extends Try>(all: readonly T[], signerId: string): Tries<T> {
	const own = all.filter((one) => one.signerId === signerId);
	return { latest: own[0] ?? null, accepted: own.find(({ status }) => status === "Succeeded") ?? null };
}

/**
 * The try that counts: what was accepted does until it is made void, whatever is shown after that on another device,
 * where it was to be proved again.
 */
export function standingTry<T extends Try>({ latest, accepted }: Tries<T>): T | null {
	return accepted ?? latest;
}

/** The try that its sender is shown: the one that waits for them, while it is to be signed still, else what counts. */
export function shownTry<T extends Try>({ status }: { status: string }, tries: Tries<T>): T | null {
	const isToBeDecided = tries.latest?.status === "Review" && status === "NotCompleted";
	return isToBeDecided ? tries.latest : standingTry(tries);
}
