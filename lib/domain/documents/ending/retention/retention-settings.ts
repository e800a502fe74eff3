import { randomUUID } from "node:crypto";
import { RETENTION_DAYS } from "#lib/contract/documents/changing/retention.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findRetention } from "#lib/db/stores/documents/retention.ts";
import { lockAccount, updateAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { requireBetween } from "#lib/domain/require-between.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** What an account does with completed documents. */
type RetentionSettings = {
	/** They go to the trash so many days after they were completed; null: they stay. */
	days: number | null;
	/** Their certificates of completion stay. */
	keepsCertificate: boolean;
};

/** What the caller's account does. */
export const viewRetention = defineVerb(
	{ permission: "account.change" },
	async ({ principal }: UserContext): Promise<RetentionSettings> => {
		const { retentionDays: days, retentionKeepsCertificate: keepsCertificate } = await findRetention(
			principal.accountId,
		);
		return { days, keepsCertificate };
	},
);

/**
 * Sets an account’s retention of completed documents.
 *
 * @throws AppError ReauthRequired; ValidationError
 */
export const setRetention = defineVerb(
	{ permission: "account.secure" },
	async (context: UserContext, { days, keepsCertificate }: RetentionSettings): Promise<void> => {
		if (days !== null) requireBetween("days", days, RETENTION_DAYS, "daysBetween");
		const { accountId, userId } = context.principal;
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			const before = await findRetention(accountId, tx);
			const retentionSince = days === null ? null : (before.retentionSince ?? context.now());
			await updateAccount(tx, account, {
				...{ retentionDays: days, retentionSince, retentionKeepsCertificate: keepsCertificate },
			});
			const data = { days: days ?? "never", keepsCertificate, by: actorOf(context) };
			const event = { id: randomUUID(), accountId, type: "RetentionSet", userId, ip: context.ip, data };
			await insertAccountEvent(tx, event);
		});
	},
);
