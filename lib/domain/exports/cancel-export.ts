import { deleteExport, findAccountExport } from "#lib/db/stores/exports/data-exports.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteExportEvent } from "./note-export-event.ts";

/** Stops the account's export, or throws away the one that is there; whoever began it. */
export const cancelExport = defineVerb(
	{ permission: "account.export" },
	async (context: UserContext): Promise<void> => {
		const { accountId, userId } = context.principal;
		const keys = await inTransaction(async (tx) => {
			await lockAccount(tx, accountId);
			const one = await findAccountExport(accountId, tx);
			if (!one) return [];
			await noteExportEvent(tx, context, { accountId, userId, type: "DataExportCancelled" });
			return deleteExport(tx, accountId, one.id);
		});
		await discardObjects(keys);
	},
);
