import type { DraftDocument } from "./draft-state.ts";
import type { DeskBrand, DeskFacts } from "./editor-facts.ts";

/** The brand that a draft is sent with: its own, that of the person in whose name it is sent, or the account's usual one. */
export function brandOf(
	{ brands, identities }: Pick<DeskFacts, "brands" | "identities">,
	{ brandId, onBehalfOf }: Pick<DraftDocument, "brandId" | "onBehalfOf">,
): DeskBrand | null {
	const identity = identities.find(({ email }) => email.toLowerCase() === onBehalfOf?.toLowerCase());
	const wanted = brandId ?? (onBehalfOf === null ? null : (identity?.brandId ?? null));
	const usual = brands.find(({ isDefault }) => isDefault) ?? null;
	return wanted === null ? usual : (brands.find(({ id }) => id === wanted) ?? null);
}
