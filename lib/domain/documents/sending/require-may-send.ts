import type { Tx } from "#lib/db/client.ts";
import { isDeletionPending } from "#lib/db/stores/content-deletions.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

/**
 * Nothing is sent from an account whose documents are all about to be deleted: whoever was asked would lose it.
 *
 * @throws AppError DeletionPending
 */
export async function requireMaySend(tx: Tx, accountId: string): Promise<void> {
	if (await isDeletionPending(tx, accountId)) throw refusal("DeletionPending", said("deletionPending"));
}
