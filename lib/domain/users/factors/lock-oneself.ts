import type { Tx } from "#lib/db/client.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/users/account-users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";

/** Locks the calling user's row. @throws AppError NotFound */
export async function lockOneself(tx: Tx, { principal }: UserContext): Promise<LockedUser> {
	const user = await lockUser(tx, { accountId: principal.accountId }, principal.userId);
	if (!user) throw notFound("user");
	return user;
}
