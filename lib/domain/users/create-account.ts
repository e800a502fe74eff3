import { randomUUID } from "node:crypto";
import { insertAccount } from "#lib/db/stores/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";

/** Makes an account with its default team, and nobody in it. */
export async function createAccount(input: { name: string; plan: string }): Promise<{ accountId: string }> {
	const accountId = randomUUID();
	await inTransaction((tx) => insertAccount(tx, { ...input, id: accountId, teamId: randomUUID() }));
	return { accountId };
}
