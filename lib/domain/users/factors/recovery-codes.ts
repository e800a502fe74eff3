import { hashRecoveryCode, newRecoveryCode } from "#lib/crypto/recovery-code.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { replaceRecoveryCodes } from "#lib/db/stores/users/factors.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { findWays } from "./find-ways.ts";
import { lockOneself } from "./lock-oneself.ts";
import { noteFactorChange } from "./note-factor-change.ts";

/** Enough for some years of lost phones. */
const RECOVERY_CODES = 10;

/** Makes a person's recovery codes; those that there were are worth nothing from then on. @returns the codes, once */
export async function makeRecoveryCodes(tx: Tx, user: LockedUser): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	await replaceRecoveryCodes(
		tx,
		user,
		codes.map((code) => hashRecoveryCode(user.id, code)),
	);
	return codes;
}

/**
 * Makes one's recovery codes anew.
 *
 * @throws AppError ReauthRequired; Conflict when there is no factor they can replace
 */
export const renewRecoveryCodes = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext): Promise<string[]> =>
		inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			if (!hasFactor(await findWays(tx, user.id))) throw refusal("Conflict", said("noFactor"));
			const codes = await makeRecoveryCodes(tx, user);
			await noteFactorChange(tx, context, user, "recovery-codes-made");
			return codes;
		}),
);
