import { UNLIMITED_CREDITS } from "#lib/contract/plan/operations.ts";
import { findCredits } from "#lib/db/stores/credits.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { payerOf } from "./rules.ts";

/** The credits that a document sent with the caller's credentials would be taken from. */
export const countCredits = defineVerb(
	{ permission: "credits.count" },
	async ({ principal }: UserContext): Promise<{ BalanceCredits: number }> => {
		return { BalanceCredits: (await findCredits(payerOf(principal))) ?? UNLIMITED_CREDITS };
	},
);
