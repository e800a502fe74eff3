import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { addUser, checkUser, type NewUser } from "./add-user.ts";

/**
 * Adds a user to an account. Without a password the user is invited by email.
 *
 * @throws AppError ValidationError for a bad or taken address or a bad password; PlanLimit when no seat
 *   is left; NotFound for an unknown account
 */
export const createUser = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, input: NewUser): Promise<{ userId: string; email: string }> => {
		const user = await checkUser(input);
		try {
			await inTransaction((tx) => addUser(tx, context, user));
		} catch (error) {
			if (!isPrismaCode(error, "P2002")) throw error;
			throw fieldError("email", `A user already has the email address ${user.email}.`);
		}
		return { userId: user.userId, email: user.email };
	},
);
