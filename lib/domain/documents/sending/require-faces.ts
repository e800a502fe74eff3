import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import { PROVIDER_NAMES } from "#lib/contract/signing/identity-settings.ts";
import type { Tx } from "#lib/db/client.ts";
import { findVerifier } from "#lib/domain/documents/find-verifier.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

type Asked = { identity?: IdentitySettings | null } | null | undefined;

/**
 * A face is compared by providers alone.
 *
 * @param part before the field's name, by the place of whoever is asked
 * @throws AppError ValidationError where it is asked for and the account's identities are verified by this product
 */
export async function requireFaces(
	whose: { accountId: string; isSandbox: boolean },
	asked: readonly Asked[],
	part: (place: number) => string,
	tx?: Tx,
): Promise<void> {
	const place = asked.findIndex((one) => one?.identity?.requiresMatchingSelfie);
	if (place < 0 || PROVIDER_NAMES[await findVerifier(whose, tx)] !== null) return;
	const field = `${part(place)}IdentityVerificationSettings.RequireMatchingSelfie`;
	throw fieldRefusal(field, said("identityNoFaces"));
}
