import { randomUUID } from "node:crypto";
import { insertAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { addApiKey } from "#lib/domain/api-keys/keep-api-key.ts";
import { firstBrand } from "#lib/domain/brands/first-brand.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import type { AccountDateFormat } from "#lib/fields/field-types.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { addUser, checkUser } from "./add-user.ts";

type FirstAdmin = {
	/** An account without users; left out: a new one. */
	accountId?: string;
	/** Name of the new account. */
	name: string;
	/** How the new account writes dates; left out: as each signer’s language does. */
	dateFormat?: AccountDateFormat;
	plan: string;
	email: string;
	password: string;
	/** A fixed API key; left out: a new one. */
	key?: string;
};

/**
 * Creates the first account with its admin and a live API key in one transaction, so that the next start after a kill
 * doesn’t mistake a partial installation for a complete one.
 *
 * @returns the key, of which only the hash is stored
 * @throws AppError ValidationError for a bad address or a bad password
 */
export const createFirstAdmin = defineVerb(
	{ permission: "installation.administer" },
	async (context: OperatorContext, { email, password, key, ...input }: FirstAdmin): Promise<{ key: string }> => {
		const { accountId = randomUUID(), accountId: given, ...account } = input;
		const user = await checkUser({ accountId, email, name: "Admin", role: "Admin", password });
		return inTransaction(async (tx) => {
			if (given === undefined) {
				await insertAccount(tx, { ...account, id: accountId, teamId: randomUUID(), brand: firstBrand(account.name) });
			}
			await addUser(tx, context, user);
			const named = { accountId, userId: user.userId, name: "First key", environment: "live" } as const;
			return addApiKey(tx, context, { ...named, ...(key === undefined ? {} : { key }) });
		});
	},
);
