import type { Tx } from "#lib/db/client.ts";
import { decrementCredits, findCredits } from "#lib/db/stores/credits.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * Takes one credit in the transaction that sends a document, so that both happen or neither. Of several who
 * want the last one, one gets it.
 *
 * @param payer from findCreditPayer; null takes none
 * @throws AppError NoCredits
 */
export async function takeCredit(tx: Tx, payer: string | null): Promise<void> {
	if (payer === null || (await decrementCredits(tx, payer))) return;
	// Somebody may have made them unlimited a moment ago.
	if ((await findCredits(payer, tx)) !== null) throw new AppError("NoCredits");
}
