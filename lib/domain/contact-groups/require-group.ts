import type { Tx } from "#lib/db/client.ts";
import { type LockedContactGroup, lockContactGroup } from "#lib/db/stores/contacts/contact-groups.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { requireOwnEnvironment } from "#lib/policy/grants.ts";
import { contactScope } from "#lib/policy/user-scope.ts";

/**
 * A group that the caller may change, locked.
 *
 * @throws AppError NotFound; Forbidden for a sandbox key and a group made without one
 */
export async function requireContactGroup(tx: Tx, context: GrantedContext, id: string): Promise<LockedContactGroup> {
	const group = isUuid(id) ? await lockContactGroup(tx, contactScope(context), id) : null;
	if (!group) throw notFound("contact group");
	requireOwnEnvironment(context.principal, group);
	return group;
}
