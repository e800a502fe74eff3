import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { findUserName, setUserName } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { readOwnName } from "./read-own-name.ts";

/**
 * Keeps how a person is called from now on: in mails to signers, on pages, and in what is recorded. What was recorded
 * before keeps the name of its time.
 *
 * @throws AppError ValidationError for no name, or one that is too long
 */
export const chooseOwnName = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { name: string }): Promise<void> => {
		const to = readOwnName(input.name);
		const { accountId, userId } = context.principal;
		await inTransaction(async (tx) => {
			const user = await lockUser(tx, { accountId }, userId);
			if (!user) throw notFound("user");
			const from = await findUserName(tx, user);
			if (from === to) return;
			await setUserName(tx, user, to);
			const event = { id: randomUUID(), accountId, type: "UserRenamed", userId, ip: context.ip };
			await insertAccountEvent(tx, { ...event, data: { from, to } });
		});
	},
);
