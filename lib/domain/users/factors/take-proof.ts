import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { periodOfCode } from "#lib/crypto/authenticator-code.ts";
import { hashRecoveryCode } from "#lib/crypto/recovery-code.ts";
import { openText } from "#lib/crypto/sealed-box.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { findFactors, takePeriod, useRecoveryCode } from "#lib/db/stores/users/factors.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Proof } from "../admitting/next-step.ts";
import { noteFactorChange } from "./note-factor-change.ts";
import { takePasskey } from "./take-passkey.ts";

/** What somebody gives to show that they hold what was set up. */
export type GivenProof = { code: string } | { recoveryCode: string } | { passkey: PasskeyAnswer };

/**
 * Takes a code of the app, or a recovery code: none is taken twice, whichever process is asked.
 *
 * @returns what is proved by it; null: nothing
 */
export async function takeProof(
	tx: Tx,
	context: Context,
	user: LockedUser,
	given: GivenProof,
): Promise<Extract<Proof, "app" | "passkey" | "recovery-code"> | null> {
	if ("passkey" in given) return (await takePasskey(tx, context, user, given.passkey)) ? "passkey" : null;
	if ("code" in given) return (await takeCode(tx, user, given.code, context.now())) ? "app" : null;
	const hash = hashRecoveryCode(user.id, given.recoveryCode);
	if (!(await useRecoveryCode(tx, user, hash, context.now()))) return null;
	await noteFactorChange(tx, context, user, "recovery-code-used");
	return "recovery-code";
}

async function takeCode(tx: Tx, user: LockedUser, code: string, now: Date): Promise<boolean> {
	const { app } = await findFactors(tx, user.id);
	if (!app?.secret) return false;
	const period = periodOfCode(openText("authenticator-apps", app.secret), code.replace(/\s/g, ""), now);
	return period !== null && (await takePeriod(tx, user, period, now));
}
