import { randomUUID } from "node:crypto";
import { insertDeletion, isDeletionPending } from "#lib/db/stores/content-deletions.ts";
import { countExportedDocuments } from "#lib/db/stores/exports/exported-rows.ts";
import { findAccount, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { certificatesOf } from "./certificates-of.ts";
import { noteDeletion } from "./note-deletion.ts";

/** So long any Admin can undo it. */
const DAYS = 14;

type DeletionInput = {
	/** What the organisation is called, typed. */
	name: string;
	/** Certificates that were kept of documents go too. */
	takesCertificates: boolean;
};

/**
 * Has all documents of the account deleted in 14 days. Until then nothing is sent, and any Admin can undo it.
 *
 * @throws AppError ValidationError for another name; ReauthRequired; Conflict when a deletion has already started
 */
export const startDeletion = defineVerb(
	{ permission: "account.start-deletion" },
	async (context: UserContext, { name, takesCertificates }: DeletionInput): Promise<void> => {
		const { accountId, name: ownName, email } = context.principal;
		const startedAt = context.now();
		const dueAt = new Date(startedAt.getTime() + DAYS * 86_400_000);
		const organisation = await findAccount(accountId);
		if (organisation?.name.trim() !== name.trim()) throw fieldRefusal("name", said("deletionName"));
		const documentCount = await countExportedDocuments(accountId, startedAt);
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			if (await isDeletionPending(tx, accountId)) throw refusal("Conflict", said("deletionAsked"));
			const [id, personName] = [randomUUID(), ownName || email];
			const steppedAt = startedAt;
			const row = { id, personName, startedAt, dueAt, documentCount, steppedAt, takesCertificates };
			await insertDeletion(tx, account, row);
			await enqueue(tx, "content-deletion", { deletionId: id }, { startAfter: dueAt });
			const certificates = await certificatesOf(tx, { accountId, takesCertificates });
			const noted = { accountId, personName, dueAt: dueAt.toISOString(), ...certificates };
			await noteDeletion(tx, context, "deletion-started", noted);
		});
	},
);
