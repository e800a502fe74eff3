import type { Tx } from "#lib/db/client.ts";
import { type LockedContact, lockContact } from "#lib/db/stores/contacts/contacts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { requireOwnEnvironment } from "#lib/policy/grants.ts";
import { contactScope } from "#lib/policy/user-scope.ts";

/**
 * A contact that the caller may change, locked.
 *
 * @throws AppError NotFound; Forbidden for a sandbox key and a contact made without one
 */
export async function requireContact(tx: Tx, context: GrantedContext, id: string): Promise<LockedContact> {
	const contact = isUuid(id) ? await lockContact(tx, contactScope(context), id, context.now()) : null;
	if (!contact) throw notFound("contact");
	requireOwnEnvironment(context.principal, contact);
	return contact;
}
