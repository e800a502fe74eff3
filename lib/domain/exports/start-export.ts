import { randomUUID } from "node:crypto";
import { deleteExport, findAccountExport, insertExport } from "#lib/db/stores/exports/data-exports.ts";
import { countExportedDocuments } from "#lib/db/stores/exports/exported-rows.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { noteExportEvent } from "./note-export-event.ts";

/**
 * Begins an export of everything the account has, for whoever asks: they alone can download it. It takes the place of
 * the one before.
 *
 * @throws AppError ReauthRequired; Conflict while one is being made
 */
export const startExport = defineVerb(
	{ permission: "account.start-export" },
	async (context: UserContext): Promise<void> => {
		const { accountId, userId } = context.principal;
		const startedAt = context.now();
		const documentCount = await countExportedDocuments(accountId, startedAt);
		const keys = await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			const former = await findAccountExport(accountId, tx);
			if (former?.status === "Running") throw refusal("Conflict", said("exportRunning"));
			const formerKeys = former ? await deleteExport(tx, accountId, former.id) : [];
			const exportId = randomUUID();
			await insertExport(tx, account, { id: exportId, userId, startedAt, documentCount });
			await enqueue(tx, "data-export", { exportId });
			const accountEventId = await noteExportEvent(tx, context, { accountId, userId, type: "DataExportStarted" });
			await tellAdmins(tx, { kind: "export-started", accountId, accountEventId });
			return formerKeys;
		});
		await discardObjects(keys);
	},
);
