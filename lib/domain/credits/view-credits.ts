import { findCredits } from "#lib/db/stores/credits.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * How many API credits the Admin's account has left.
 *
 * @returns null: as many as it likes
 * @throws AppError Forbidden
 */
export async function viewCredits({ principal }: UserContext): Promise<number | null> {
	if (principal.role !== "Admin") throw new AppError("Forbidden");
	return findCredits(principal.accountId);
}
