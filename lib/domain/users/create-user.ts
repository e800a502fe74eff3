import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import type { Tx } from "#lib/db/client.ts";
import { countSeats, findDefaultTeamId, insertUser, lockAccount } from "#lib/db/stores/provisioning.ts";
import { findTeamIds } from "#lib/db/stores/teams.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context, UserPrincipal } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { assertPassword } from "./assert-password.ts";
import { assertSeats } from "./rules.ts";

export type NewUser = {
	accountId: string;
	email: string;
	name: string;
	role: UserPrincipal["role"];
	/** Left out: the account's default team. */
	teamId?: string;
	/** Left out: the person is mailed a link to set one. */
	password?: string;
};

/**
 * Adds a user to an account. Without a password the user is invited by mail.
 *
 * @throws AppError ValidationError for a bad or taken address or a bad password; PlanLimit when no seat
 *   is left; NotFound for an unknown account
 */
export const createUser = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, input: NewUser): Promise<{ userId: string; email: string }> => {
		const email = input.email.trim().toLowerCase();
		if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email)) throw fieldError("email", `"${input.email}" is not an email address.`);
		if (input.password !== undefined) assertPassword(input.password);
		const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
		const userId = randomUUID();
		const { accountId, role } = input;
		try {
			await inTransaction(async (tx) => {
				const account = await lockAccount(tx, accountId);
				if (!account) throw new AppError("NotFound");
				assertSeats(account.plan, env().planSeats, await countSeats(tx, account), 1);
				const teamId = await findTeam(tx, input);
				const status = passwordHash ? "Active" : "InvitationPending";
				const name = input.name.trim() || email;
				await insertUser(tx, account, { id: userId, teamId, email, name, role, status, passwordHash });
				await insertAccountEvent(tx, {
					id: randomUUID(),
					accountId,
					type: "UserCreated",
					userId,
					ip: context.ip,
					data: { role, by: actorOf(context) },
				});
				if (!passwordHash) await enqueue(tx, "mail", { kind: "invitation", accountId, userId });
			});
		} catch (error) {
			if (isPrismaCode(error, "P2002")) throw fieldError("email", `There is a user with the address ${email} already.`);
			throw error;
		}
		return { userId, email };
	},
);

/** @throws AppError NotFound */
async function findTeam(tx: Tx, { accountId, teamId }: NewUser): Promise<string> {
	if (teamId === undefined) {
		const found = await findDefaultTeamId(tx, accountId);
		if (found) return found;
	} else if ((await findTeamIds(tx, { accountId }, [teamId])).has(teamId)) {
		return teamId;
	}
	throw new AppError("NotFound", "There is no such team.");
}
