import { z } from "zod";
import { IDENTITY_KINDS, type IdentityKind } from "./identity-page.ts";

/** How near the name in a document has to come to the signer's. */
export const NAME_MATCHERS = ["Strict", "Moderate", "Lenient"] as const;
export type NameMatcher = (typeof NAME_MATCHERS)[number];

/** What a sender settles of how a signer shows who they are (lib/contract/README.md "Proof of who signs"). */
export const identitySettings = z.strictObject({
	nameMatcher: z.enum(NAME_MATCHERS),
	/** Documents that may be shown; at least one. */
	allowedKinds: z.array(z.enum(IDENTITY_KINDS)).min(1).max(IDENTITY_KINDS.length),
	/** Pictures come from the camera alone, not from files. */
	requiresLiveCapture: z.boolean(),
});
export type IdentitySettings = z.output<typeof identitySettings>;

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
