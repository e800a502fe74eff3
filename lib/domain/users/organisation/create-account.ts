import { randomUUID } from "node:crypto";
import { insertAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { firstBrand } from "#lib/domain/brands/first-brand.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Makes an account with its default team and its first brand, and nobody in it. */
export const createAccount = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, input: { name: string; plan: string }): Promise<{ accountId: string }> => {
		const accountId = randomUUID();
		const brand = firstBrand(input.name);
		await inTransaction((tx) => insertAccount(tx, { ...input, id: accountId, teamId: randomUUID(), brand }));
		return { accountId };
	},
);
