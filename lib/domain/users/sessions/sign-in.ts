import { setTimeout } from "node:timers/promises";
import { verifyPassword } from "#lib/crypto/password.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { findPasswordHash, findUserByEmail } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type Admission, admit } from "../admitting/admit.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.ts";

/** Longer than noting a failure takes: how long the refusal took must not tell that there was somebody to note it of. */
const REFUSAL_MS = 100;

/**
 * Signs a person in, or half-way where more than the password is asked of them. An unknown address costs as much time as
 * a wrong password, so that addresses cannot be found out by the clock.
 *
 * @returns null when address and password do not belong together
 */
export const signIn = defineVerb(
	{ permission: "identity.prove" },
	async (
		context: Context,
		input: { email: string; password: string },
	): Promise<(Admission & { userId: string; name: string; email: string }) | null> => {
		const user = await findUserByEmail(input.email.trim().toLowerCase());
		const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
		if (!user || !isRight || user.status !== "Active") {
			await Promise.all([user ? noteFailedSignIn(context, user) : null, setTimeout(REFUSAL_MS)]);
			return null;
		}
		const admission = await admitByPassword(context, user);
		return admission && { ...admission, userId: user.id, name: user.name, email: user.email };
	},
);

type Checked = { id: string; accountId: string; passwordHash: string | null };

/** @returns null when the password that was checked is not the user's any more, or the user may not sign in any more */
async function admitByPassword(context: Context, user: Checked): Promise<Admission | null> {
	return inTransaction(async (tx) => {
		const locked = await lockUser(tx, user, user.id);
		// Checking takes a while: whoever changed the password meanwhile has ended the sessions that there were.
		const isStill = locked?.status === "Active" && (await findPasswordHash(user.id, tx)) === user.passwordHash;
		return isStill ? admit(tx, context, locked, ["password"]) : null;
	});
}
