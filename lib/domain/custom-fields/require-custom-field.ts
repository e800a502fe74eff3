import type { Tx } from "#lib/db/client.ts";
import { type LockedBrands, lockBrands } from "#lib/db/stores/brands/brands.ts";
import { isCustomFieldUsedLive } from "#lib/db/stores/custom-fields/custom-field-uses.ts";
import { findLockedCustomField, type LockedCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { isSandboxCredential, requireOwnEnvironment, usedLive } from "#lib/policy/grants.ts";

/**
 * A custom field that the caller may change: an own one, or for Admins a shared one. Somebody else's
 * private one is like an unknown one, also to Admins (lib/contract/README.md "Custom fields"). With a sandbox key or token
 * that is one that was made so, and that nothing live makes use of. With the brands of the account, which are locked
 * with it.
 *
 * @throws AppError NotFound; Forbidden
 */
export async function requireCustomField(
	tx: Tx,
	{ principal, reach }: GrantedContext,
	id: string,
): Promise<{ field: LockedCustomField; brands: LockedBrands }> {
	const brands = isUuid(id) ? await lockBrands(tx, principal.accountId) : null;
	const field = brands && (await findLockedCustomField(tx, brands, principal, id));
	if (!brands || !field) throw notFound("custom field");
	if (field.createdById !== principal.userId && reach !== "account") {
		throw refusal("Forbidden", said("customFieldOfOthers"));
	}
	requireOwnEnvironment(principal, field);
	if (isSandboxCredential(principal) && (await isCustomFieldUsedLive(tx, field))) throw usedLive("custom field");
	return { field, brands };
}
