import { lockDeletion, removeDeletion } from "#lib/db/stores/content-deletions.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteDeletion } from "./note-deletion.ts";

/**
 * Keeps all documents, whoever wanted them deleted.
 *
 * @throws AppError Conflict when they are being deleted already
 */
export const undoDeletion = defineVerb(
	{ permission: "account.delete-content" },
	async (context: UserContext): Promise<void> => {
		const { accountId, name, email } = context.principal;
		await inTransaction(async (tx) => {
			await lockAccount(tx, accountId);
			const deletion = await lockDeletion(tx, accountId);
			if (!deletion || deletion.status === "Done") return;
			if (deletion.status === "Running") throw refusal("Conflict", said("deletionBegun"));
			await removeDeletion(tx, deletion);
			await noteDeletion(tx, context, "deletion-undone", { accountId, personName: name || email });
		});
	},
);
