import { type IdentitySettings, PROVIDER_NAMES, type TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { findIdentityVerifier } from "#lib/db/stores/installation/provisioning.ts";
import { verifierOf } from "#lib/verifiers/verifiers.ts";

/** Whose documents they are, and whether they are real. */
type Whose = { accountId: string; isSandbox: boolean };

/**
 * Who verifies what signers of such documents show. Nobody real shows anything in the sandbox: a provider that is chosen
 * sees such documents in its own sandbox alone, and where the operator has no access to that this product reads them.
 */
export async function findVerifier({ accountId, isSandbox }: Whose, tx: Tx = db()): Promise<TryVerifier> {
	const chosen = await findIdentityVerifier(accountId, tx);
	if (!isSandbox || chosen === "BuiltIn") return chosen;
	return verifierOf("StripeTest") ? "StripeTest" : "BuiltIn";
}

/** Who verifies a try that begins now: where faces are to be compared a provider does, whatever was chosen since. */
export async function findVerifierFor(
	{ requiresMatchingSelfie }: IdentitySettings,
	whose: Whose,
	tx?: Tx,
): Promise<TryVerifier> {
	const found = await findVerifier(whose, tx);
	if (!requiresMatchingSelfie || PROVIDER_NAMES[found] !== null) return found;
	return whose.isSandbox ? "StripeTest" : "Stripe";
}
