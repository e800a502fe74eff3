import { db, type Tx } from "#lib/db/client.ts";
import type { LockedAccount } from "./installation/provisioning.ts";

/** How many API credits an account has left; null: as many as it likes. */
export async function findCredits(accountId: string, tx: Tx = db()): Promise<number | null> {
	const account = await tx.account.findUnique({ where: { id: accountId }, select: { apiCredits: true } });
	return account?.apiCredits ?? null;
}

/** Takes one credit. @returns whether there was one */
export async function decrementCredits(tx: Tx, accountId: string): Promise<boolean> {
	const { count } = await tx.account.updateMany({
		where: { id: accountId, apiCredits: { gt: 0 } },
		data: { apiCredits: { decrement: 1 } },
	});
	return count === 1;
}

/** Gives a credit back; an account that has as many as it likes stays so. */
export async function incrementCredits(tx: Tx, { id }: LockedAccount): Promise<void> {
	await tx.account.updateMany({
		where: { id, apiCredits: { not: null } },
		data: { apiCredits: { increment: 1 } },
	});
}

/** @param credits null: as many as it likes */
export async function setAccountCredits(tx: Tx, { id }: LockedAccount, credits: number | null): Promise<void> {
	await tx.account.update({ where: { id }, data: { apiCredits: credits }, select: { id: true } });
}
