import { setSessionEnvironment } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * Which documents a session lists and makes from now on: live ones, or those that are for trying things out. It
 * is a view, not a right: whatever a person may see has an address that opens in either.
 *
 * @throws AppError Forbidden for a key or an app, whose environment is theirs for good
 */
export async function chooseEnvironment({ principal }: UserContext, input: { isSandbox: boolean }): Promise<void> {
	if (principal.via !== "session") throw new AppError("Forbidden");
	await setSessionEnvironment(principal.credentialId, input.isSandbox);
}
