import type { Tx } from "#lib/db/client.ts";
import { findCredits } from "#lib/db/stores/credits.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { payerOf, takesCredit } from "./rules.ts";

/**
 * The account that a document's credit is to be taken from; null when it takes none, or when that account
 * has as many as it likes. Asked before the work, so that nothing is looked at or stored for a document that
 * cannot be sent.
 *
 * @throws AppError NoCredits
 */
export async function findCreditPayer(principal: UserPrincipal, tx?: Tx): Promise<string | null> {
	if (!takesCredit(principal)) return null;
	const payer = payerOf(principal);
	const credits = await findCredits(payer, tx);
	if (credits === 0) throw new AppError("NoCredits");
	return credits === null ? null : payer;
}
