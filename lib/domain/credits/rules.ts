import { UNLIMITED_CREDITS } from "#lib/contract/plan/operations.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { fieldError } from "#lib/errors/app-error.ts";

/** More than anyone sends, and within the database's column; also the answer for an account without a limit. */
const MAX_CREDITS = UNLIMITED_CREDITS;

/** The account whose plan, rate limit and credits a call uses (lib/contract/README.md "Plans"). */
export function payerOf(principal: Pick<UserPrincipal, "accountId" | "payerAccountId">): string {
	return principal.payerAccountId ?? principal.accountId;
}

/** Whether a document that somebody sends takes a credit: through the API it does, but not in the sandbox. */
export function takesCredit({ via, isSandbox }: Pick<UserPrincipal, "via" | "isSandbox">): boolean {
	return via !== "session" && !isSandbox;
}

/**
 * What the command line may set: so many credits, or null for as many as anybody likes.
 *
 * @throws AppError ValidationError
 */
export function checkCredits(credits: number | null): void {
	if (credits === null || (Number.isInteger(credits) && credits >= 0 && credits <= MAX_CREDITS)) return;
	throw fieldError("credits", 'credits must be a whole number up to 1,000,000,000, or "unlimited".');
}
