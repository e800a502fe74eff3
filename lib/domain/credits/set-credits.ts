import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findCredits, setAccountCredits } from "#lib/db/stores/credits.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { checkCredits } from "./rules.ts";

/**
 * Sets how many documents an account may still send through the live API, or adds to them; what is sent
 * meanwhile is counted either way.
 *
 * @param input.credits null: as many as it likes
 * @returns the new balance; adding to unlimited credits leaves them so
 * @throws AppError NotFound, ValidationError
 */
export const setCredits = defineVerb(
	{ permission: "installation.administer" },
	async (
		context: Context,
		input: { accountId: string } & ({ credits: number | null } | { add: number }),
	): Promise<number | null> => {
		const { accountId } = input;
		return inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			const from = await findCredits(accountId, tx);
			const to = "add" in input ? (from === null ? null : from + input.add) : input.credits;
			checkCredits(to);
			await setAccountCredits(tx, account, to);
			const data = { from: from ?? "unlimited", to: to ?? "unlimited", by: actorOf(context) };
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "CreditsSet", ip: context.ip, data });
			return to;
		});
	},
);
