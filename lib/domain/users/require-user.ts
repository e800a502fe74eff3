import type { Tx } from "#lib/db/client.ts";
import { type LockedAccount, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/users/account-users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { mayAssign } from "./rules.ts";

/**
 * A user whom the caller may change, with the account locked first: seats and Admins are counted by
 * one at a time.
 *
 * @throws AppError NotFound; Forbidden when the user is an Admin and the caller is not
 */
export async function requireUserToChange(
	tx: Tx,
	context: GrantedContext,
	userId: string,
): Promise<{ user: LockedUser; account: LockedAccount }> {
	const account = await lockAccount(tx, context.principal.accountId);
	const user = account && isUuid(userId) ? await lockUser(tx, userScope(context), userId) : null;
	if (!account || !user) throw notFound("user");
	if (!mayAssign(context.reach, user.role)) throw refusal("Forbidden", said("onlyAdminsChangeAdmins"));
	return { user, account };
}

/**
 * An invited person who has not accepted yet.
 *
 * @throws AppError NotFound; Forbidden; Conflict when there is no open invitation
 */
export async function requireInvitedUser(tx: Tx, context: GrantedContext, userId: string): Promise<LockedUser> {
	const { user } = await requireUserToChange(tx, context, userId);
	if (user.status === "InvitationPending") return user;
	throw refusal("Conflict", said("noInvitation"));
}

/**
 * Who takes over another user's documents.
 *
 * @param part the part of the request that names the person
 * @throws AppError ValidationError that names the part
 */
export async function requireSuccessor(
	tx: Tx,
	context: GrantedContext,
	userId: string,
	fromUserId: string,
	part: string,
): Promise<LockedUser> {
	const user = isUuid(userId) ? await lockUser(tx, userScope(context), userId) : null;
	if (!user) throw fieldRefusal(part, said("receiverUnknown"));
	if (user.id === fromUserId) throw fieldRefusal(part, said("receiverSame"));
	if (user.status !== "Active") throw fieldRefusal(part, said("receiverInactive"));
	return user;
}
