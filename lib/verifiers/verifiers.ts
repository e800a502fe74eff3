import { env } from "#lib/config/env.ts";
import type { StripeAccess } from "#lib/config/read-stripe-identity.ts";
import type { TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import { BUILT_IN } from "./built-in.ts";
import type { HostedVerifier, Verifier } from "./verifier.ts";

/** Whoever verifies under a name; null: the installation has no access to that provider. */
export function verifierOf(name: TryVerifier): Verifier | null {
	if (name === "BuiltIn") return BUILT_IN;
	const { stripeIdentity } = env();
	const access = name === "Stripe" ? stripeIdentity?.live : stripeIdentity?.test;
	return access ? stripeWhenNeeded(access) : null;
}

/** Loads Stripe’s SDK on first use: it takes megabytes of memory, and most installations don’t use it. */
function stripeWhenNeeded(access: StripeAccess): Verifier {
	const load = async () => (await import("./stripe/stripe-verifier.ts")).stripeVerifier(access);
	return {
		look: async (sent) => (await load()).look(sent),
		hosted: {
			open: async (request) => (await load()).hosted.open(request),
			redact: async (session) => (await load()).hosted.redact(session),
			readEvent: async (body, signature) => (await load()).hosted.readEvent(body, signature),
		},
	};
}

/** The provider under a name; null: it is none, or the installation has no access to it. */
export function hostedVerifierOf(name: TryVerifier): HostedVerifier | null {
	return verifierOf(name)?.hosted ?? null;
}
