import { IDENTITY_KINDS, type IdentityKind } from "./identity-page.ts";

/** How near the name in a document has to come to the signer's. */
export const NAME_MATCHERS = ["Strict", "Moderate", "Lenient"] as const;
export type NameMatcher = (typeof NAME_MATCHERS)[number];

/** What a sender settles of how a signer shows who they are (lib/contract/README.md "Proof of who signs"). */
export type IdentitySettings = {
	nameMatcher: NameMatcher;
	/** Documents that may be shown; at least one. */
	allowedKinds: IdentityKind[];
	/** Pictures come from the camera alone, not from files. */
	requiresLiveCapture: boolean;
};

/** What counts where a sender says nothing. */
export const USUAL_IDENTITY: IdentitySettings = {
	nameMatcher: "Moderate",
	allowedKinds: [...IDENTITY_KINDS],
	requiresLiveCapture: false,
};

/** With or without a kind, in the order of all; the last one stays, since with none nobody could show anything. */
export function toggledKinds(kinds: readonly IdentityKind[], kind: IdentityKind): IdentityKind[] {
	const wanted = IDENTITY_KINDS.filter((one) => kinds.includes(one) !== (one === kind));
	return wanted.length === 0 ? [...kinds] : wanted;
}
