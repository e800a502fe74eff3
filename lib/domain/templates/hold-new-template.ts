import type { Tx } from "#lib/db/client.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { countAccountTemplates } from "#lib/db/stores/templates/templates.ts";
import { holdTeam } from "#lib/db/stores/users/account-users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { TEMPLATE_LIMITS } from "./library-limits.ts";

/**
 * Holds what a new template refers to until the transaction ends, in the order of lib/decisions/order-of-locks.md.
 *
 * @param objectKeys of its files
 * @returns the team of its owner
 * @throws AppError TooLarge when the account has as many templates as it can
 */
export async function holdNewTemplate(tx: Tx, { principal }: UserContext, objectKeys: string[]): Promise<string> {
	const { accountId, userId } = principal;
	// Their number is counted once at a time.
	await lockAccount(tx, accountId);
	if ((await countAccountTemplates(accountId, tx)) >= TEMPLATE_LIMITS.templates) {
		throw refusal("TooLarge", said("templatesFull", { limit: TEMPLATE_LIMITS.templates }));
	}
	const teamId = await holdTeam(tx, accountId, userId);
	await holdStoredObjects(tx, accountId, objectKeys);
	return teamId;
}
