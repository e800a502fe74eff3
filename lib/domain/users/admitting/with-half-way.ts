import { hashSecret } from "#lib/crypto/secrets.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/users/account-users.ts";
import { findHalfSignIn } from "#lib/db/stores/users/factors.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Proof } from "./next-step.ts";

/** Then the password is asked for anew. */
const MAX_FAILURES = 5;

/** Somebody half-way in, and what they have proved so far. */
export type HalfWay = Omit<NonNullable<Awaited<ReturnType<typeof findHalfSignIn>>>, "proved"> & {
	proved: Proof[];
	/** A wrong answer now is the last one. */
	isLastTry: boolean;
};

/** Who is half-way in with a secret; null when that is over. */
export async function findHalfWay(tx: Tx, context: Context, halfWay: string): Promise<HalfWay | null> {
	const half = await findHalfSignIn(tx, hashSecret(halfWay), context.now(), MAX_FAILURES);
	return half && { ...half, proved: half.proved as Proof[], isLastTry: half.failures + 1 >= MAX_FAILURES };
}

/** Works for somebody half-way in, whose row is locked meanwhile: of many tries at once each sees how many there were. */
export async function withHalfWay<T>(
	context: Context,
	halfWay: string,
	work: (tx: Tx, user: LockedUser, half: HalfWay) => Promise<T | null>,
): Promise<T | null> {
	const found = await findHalfWay(db(), context, halfWay);
	if (!found) return null;
	return inTransaction(async (tx) => {
		const user = await lockUser(tx, found.user, found.userId);
		const half = await findHalfWay(tx, context, halfWay);
		return user?.status === "Active" && half ? work(tx, user, half) : null;
	});
}
