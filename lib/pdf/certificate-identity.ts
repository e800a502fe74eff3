import type { IDENTITY_CHECKS } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";

/** What a certificate tells of an identity document that was accepted. */
export type CertificateIdentity = {
	kind: IdentityKind;
	/** ISO 3166-1 alpha-3; empty: not read. */
	country: string;
	/** The last four characters of its number; empty: not read. */
	numberEnd: string;
	/** Checks that passed. */
	passed: (typeof IDENTITY_CHECKS)[number][];
	/** Who looked at it; null: nobody did, the checks or the provider decided. */
	reviewer: string | null;
	/** Who verified it, where it was not this product. */
	provider: string | null;
	/** ISO 8601 */
	at: string;
};
