import { env } from "#lib/config/env.ts";
import type { TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import { BUILT_IN } from "./built-in.ts";
import { stripeVerifier } from "./stripe/stripe-verifier.ts";
import type { HostedVerifier, Verifier } from "./verifier.ts";

/** Whoever verifies under a name; null: the installation has no access to that provider. */
export function verifierOf(name: TryVerifier): Verifier | null {
	if (name === "BuiltIn") return BUILT_IN;
	const { stripeIdentity } = env();
	const access = name === "Stripe" ? stripeIdentity?.live : stripeIdentity?.test;
	return access ? stripeVerifier(access) : null;
}

/** The provider under a name; null: it is none, or the installation has no access to it. */
export function hostedVerifierOf(name: TryVerifier): HostedVerifier | null {
	return verifierOf(name)?.hosted ?? null;
}
