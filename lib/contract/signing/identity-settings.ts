import { IDENTITY_KINDS, type IdentityKind } from "./identity-page.ts";

/** How near the name in a document has to come to the signer's. */
export const NAME_MATCHERS = ["Strict", "Moderate", "Lenient"] as const;
type NameMatcher = (typeof NAME_MATCHERS)[number];

/** Who verifies identities: this product by itself, or a provider. */
export const IDENTITY_VERIFIERS = ["BuiltIn", "Stripe"] as const;
export type IdentityVerifier = (typeof IDENTITY_VERIFIERS)[number];

/** Who decides about what was shown: whoever sent the document, checks alone, or the provider. */
export type IdentityJudge = "review" | "checks" | "provider";

/** By whom a try is verified: of a document of the sandbox, by a provider's own sandbox. */
export type TryVerifier = IdentityVerifier | "StripeTest";

/** What people know a provider by; null: there is none. */
export const PROVIDER_NAMES: Record<TryVerifier, string | null> = {
	BuiltIn: null,
	Stripe: "Stripe",
	StripeTest: "Stripe",
};

/** What a sender settles of how a signer shows who they are (lib/contract/README.md "Proof of who signs"). */
export type IdentitySettings = {
	nameMatcher: NameMatcher;
	/** Documents that may be shown; at least one. */
	allowedKinds: IdentityKind[];
	/** Pictures come from the camera alone, not from files. */
	requiresLiveCapture: boolean;
	/** A program compares the face with the document's: only providers do. */
	requiresMatchingSelfie: boolean;
	/** Once it is accepted the document stays closed until fields were filled in from it. */
	holdsForPrefill: boolean;
};

/** Days after the end of a document for which pictures may be kept. */
export const PICTURE_DAYS = { from: 1, to: 3650 };

/** What counts where a sender says nothing. */
export const USUAL_IDENTITY: IdentitySettings = {
	nameMatcher: "Moderate",
	allowedKinds: [...IDENTITY_KINDS],
	requiresLiveCapture: false,
	requiresMatchingSelfie: false,
	holdsForPrefill: false,
};

/** With or without a kind, in the order of all; the last one stays, since with none nobody could show anything. */
export function toggledKinds(kinds: readonly IdentityKind[], kind: IdentityKind): IdentityKind[] {
	const wanted = IDENTITY_KINDS.filter((one) => kinds.includes(one) !== (one === kind));
	return wanted.length === 0 ? [...kinds] : wanted;
}
