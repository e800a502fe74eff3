import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { countSeats, findDefaultTeamId, insertUser, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { findTeamIds } from "#lib/db/stores/users/teams.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context, UserPrincipal } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { assertPassword } from "./passwords/assert-password.ts";
import { assertSeats } from "./rules.ts";

export type NewUser = {
	accountId: string;
	email: string;
	name: string;
	role: UserPrincipal["role"];
	/** Left out: the account's default team. */
	teamId?: string;
	/** Left out: the user gets an email with a link to set one. */
	password?: string;
};

type CheckedUser = Omit<NewUser, "password"> & { userId: string; passwordHash: string | null };

/**
 * Validates a new user as far as possible without the database, and hashes the password, which takes too long for a
 * transaction.
 *
 * @throws AppError ValidationError for a bad address or a bad password
 */
export async function checkUser({ password, ...user }: NewUser): Promise<CheckedUser> {
	const email = user.email.trim().toLowerCase();
	if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email)) throw fieldError("email", `"${user.email}" is not an email address.`);
	if (password !== undefined) assertPassword(password);
	const passwordHash = password === undefined ? null : await hashPassword(password);
	return { ...user, name: user.name.trim() || email, email, userId: randomUUID(), passwordHash };
}

/**
 * Adds a user to an account, and invites them by email when there is no password.
 *
 * @throws AppError PlanLimit when no seat is left; NotFound for an unknown account or team
 */
export async function addUser(tx: Tx, context: Context, user: CheckedUser): Promise<void> {
	const { userId, accountId, email, name, role, passwordHash } = user;
	const account = await lockAccount(tx, accountId);
	if (!account) throw new AppError("NotFound");
	assertSeats(account.plan, env().planSeats, await countSeats(tx, account), 1);
	const teamId = await findTeam(tx, user);
	const status = passwordHash ? "Active" : "InvitationPending";
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
}

/** @throws AppError NotFound */
async function findTeam(tx: Tx, { accountId, teamId }: CheckedUser): Promise<string> {
	if (teamId === undefined) {
		const found = await findDefaultTeamId(tx, accountId);
		if (found) return found;
	} else if ((await findTeamIds(tx, { accountId }, [teamId])).has(teamId)) {
		return teamId;
	}
	throw new AppError("NotFound", "Team not found.");
}
