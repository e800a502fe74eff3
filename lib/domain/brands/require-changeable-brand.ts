import type { Tx } from "#lib/db/client.ts";
import { isUsedLive, type LockedBrand } from "#lib/db/stores/brands/brands.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { isSandboxCredential, requireOwnEnvironment, usedLive } from "#lib/policy/grants.ts";
import { requireLockedBrand } from "./require-brand.ts";

/**
 * A brand of the account that the caller may change, with all brands of the account locked. With a sandbox key or
 * token that is one that was made so, and that nothing live makes use of.
 *
 * @throws AppError NotFound; Forbidden
 */
export async function requireChangeableBrand(tx: Tx, principal: UserPrincipal, brandId: string): Promise<LockedBrand> {
	const brand = await requireLockedBrand(tx, principal.accountId, brandId);
	requireOwnEnvironment(principal, brand);
	if (isSandboxCredential(principal) && (await isUsedLive(tx, brand))) throw usedLive("brand");
	return brand;
}

/**
 * Documents that name no brand get the default one, live ones as well.
 *
 * @throws AppError Forbidden
 */
export function requireMayChooseDefault(principal: UserPrincipal): void {
	if (!isSandboxCredential(principal)) return;
	throw new AppError("Forbidden", "Live documents use the default brand, so only a live key or token can change it.", {
		caseCode: "LiveCredentialsRequired",
	});
}
