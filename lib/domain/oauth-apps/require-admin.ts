import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * Applications belong to the account, so its Admins alone manage them; so does the command line.
 *
 * @throws AppError Forbidden; NotFound when the account is another's
 */
export function requireAdmin({ principal }: Context, accountId: string): void {
	if (principal.kind === "system") return;
	if (principal.accountId !== accountId) throw new AppError("NotFound");
	if (principal.kind !== "user" || principal.role !== "Admin") {
		throw new AppError("Forbidden", "Only an Admin of the account can do this.");
	}
}
