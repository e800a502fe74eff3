import { setSessionEnvironment } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Which documents a session lists and makes from now on: live ones, or those that are for trying things out. It
 * is a view, not a right: whatever a person may see has an address that opens in either.
 *
 * @throws AppError Forbidden for a key or an app, whose environment is theirs for good
 */
export const chooseEnvironment = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext, input: { isSandbox: boolean }): Promise<void> => {
		await setSessionEnvironment(principal.credentialId, input.isSandbox);
	},
);
