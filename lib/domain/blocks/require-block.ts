import type { Tx } from "#lib/db/client.ts";
import { findLockedBlock, type LockedBlock } from "#lib/db/stores/blocks.ts";
import { type LockedAccount, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** Locks the account, so that its blocks are counted and changed one at a time. @throws AppError NotFound */
export async function lockBlocks(tx: Tx, { principal }: GrantedContext): Promise<LockedAccount> {
	const account = await lockAccount(tx, principal.accountId);
	if (!account) throw notFound("user");
	return account;
}

/**
 * A block that the caller may change, locked, with its account. Shared ones are changed by their creator and Admins.
 *
 * @throws AppError NotFound; Forbidden
 */
export async function requireBlock(
	tx: Tx,
	context: GrantedContext,
	id: string,
): Promise<{ block: LockedBlock; account: LockedAccount }> {
	const { principal, reach } = context;
	const account = await lockBlocks(tx, context);
	const block = isUuid(id) ? await findLockedBlock(tx, account, principal, id) : null;
	if (!block) throw notFound("block");
	if (block.createdById !== principal.userId && reach !== "account") throw refusal("Forbidden", said("blockOfOthers"));
	return { block, account };
}
