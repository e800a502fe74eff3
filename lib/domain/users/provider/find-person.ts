import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { ProviderRefusal } from "#lib/contract/users/provider-refusals.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import {
	countSeats,
	findDefaultTeamId,
	findUserOfAccount,
	insertUser,
	type LockedAccount,
} from "#lib/db/stores/installation/provisioning.ts";
import { endPasswordLinks, type LockedUser, lockUser, updateUserRow } from "#lib/db/stores/users/account-users.ts";
import {
	findLinkedUserId,
	insertProviderLink,
	type SignInProviderRow,
} from "#lib/db/stores/users/sign-in-providers.ts";
import { setEmailVerified, setUserName } from "#lib/db/stores/users/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { Identified } from "#lib/providers/sign-in-at-provider.ts";
import { noteFactorChange } from "../factors/note-factor-change.ts";
import { assertSeats } from "../rules.ts";
import { roleOf } from "./rules.ts";

/** Whom a provider has vouched for, with an address that it vouches for too. */
export type Vouched = Identified & { verifiedEmail: string };

type Found = LockedUser | { refused: ProviderRefusal; userId?: string };

/**
 * The person of the account that somebody at its provider is: who was linked to them, else who has their address, else
 * a new one where the account wants that. People of other accounts are never looked at.
 */
export async function findPerson(
	tx: Tx,
	context: Context,
	{ account, provider }: { account: LockedAccount; provider: SignInProviderRow },
	vouched: Vouched,
): Promise<Found> {
	const { id: accountId } = account;
	const linkedId = await findLinkedUserId(tx, accountId, vouched);
	const known = linkedId ?? (await findUserOfAccount(accountId, vouched.verifiedEmail, tx))?.id ?? null;
	if (known === null && !provider.createsUsers) return { refused: "unknown" };
	const made = known === null ? await createPerson(tx, context, { account, provider }, vouched) : known;
	const user = typeof made === "string" ? await lockUser(tx, { accountId }, made) : null;
	if (!user) return { refused: "full" };
	if (user.status === "Deactivated") return { refused: "deactivated", userId: user.id };
	if (linkedId === null) {
		const { issuer, subject } = vouched;
		const isNew = await insertProviderLink(tx, user, { issuer, subject, createdAt: context.now() });
		// An address that somebody else has there by now does not make them this person.
		if (!isNew) return { refused: "other", userId: user.id };
		await noteFactorChange(tx, context, user, "provider-linked");
	}
	return user.status === "Active" ? user : acceptInvitation(tx, context, user, { provider, vouched });
}

/** @returns the new person's id; null when no seat is left */
async function createPerson(
	tx: Tx,
	context: Context,
	{ account, provider }: { account: LockedAccount; provider: SignInProviderRow },
	{ verifiedEmail: email, name, groups }: Vouched,
): Promise<string | null> {
	try {
		assertSeats(account.plan, env().planSeats, await countSeats(tx, account), 1);
	} catch (error) {
		if (error instanceof AppError && error.code === "PlanLimit") return null;
		throw error;
	}
	const id = randomUUID();
	const teamId = provider.newTeamId ?? (await findDefaultTeamId(tx, account.id));
	if (!teamId) throw new Error("The account has no team.");
	const role = roleOf(provider, groups) ?? provider.newRole;
	const person = { id, teamId, email, name: name || email, role, status: "Active" as const };
	await insertUser(tx, account, { ...person, emailVerifiedAt: context.now() });
	await note(tx, context, { id, accountId: account.id }, "UserCreated", { role, by: provider.name });
	return id;
}

/** Whoever was asked in has shown that the address is theirs: by the provider instead of the mailed link. */
async function acceptInvitation(
	tx: Tx,
	context: Context,
	user: LockedUser,
	{ provider, vouched }: { provider: SignInProviderRow; vouched: Vouched },
): Promise<LockedUser> {
	const now = context.now();
	await updateUserRow(tx, user, { status: "Active" }, now);
	await setEmailVerified(tx, user, now);
	await endPasswordLinks(tx, user, now);
	if (vouched.name) await setUserName(tx, user, vouched.name);
	await note(tx, context, user, "UserActivated", { by: provider.name });
	return { ...user, status: "Active" };
}

async function note(
	tx: Tx,
	context: Context,
	{ id: userId, accountId }: Pick<LockedUser, "id" | "accountId">,
	type: string,
	data: Record<string, string>,
): Promise<void> {
	const { ip } = context;
	await insertAccountEvent(tx, { id: randomUUID(), accountId, at: context.now(), type, userId, ip, data });
}
