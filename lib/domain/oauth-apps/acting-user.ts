import { db } from "#lib/db/client.ts";
import { findActiveUser } from "#lib/db/stores/oauth/oauth-apps.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * The user as whom client credentials act must be one of the account who can act at all.
 *
 * @throws AppError ValidationError
 */
export async function assertActingUser(accountId: string, userId: string | null): Promise<void> {
	if (userId === null) return;
	const user = isUuid(userId) ? await findActiveUser(db(), userId) : null;
	if (user?.accountId !== accountId) throw fieldRefusal("actingUserId", said("actingUser"));
}
