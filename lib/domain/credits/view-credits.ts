import { findCredits } from "#lib/db/stores/credits.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * How many API credits the Admin's account has left.
 *
 * @returns null: as many as it likes
 * @throws AppError Forbidden
 */
export const viewCredits = defineVerb(
	{ permission: "account.inspect" },
	async ({ principal }: UserContext): Promise<number | null> => {
		return findCredits(principal.accountId);
	},
);
