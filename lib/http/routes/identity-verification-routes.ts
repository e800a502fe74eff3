import { IDENTITY_VERIFICATION_OPERATIONS as OPERATIONS } from "#lib/contract/identity-verification/operations.ts";
import { createReviewLink } from "#lib/domain/identity-verification/create-review-link.ts";
import { getIdentityReport } from "#lib/domain/identity-verification/get-identity-report.ts";
import { openIdentityImage } from "#lib/domain/identity-verification/open-identity-image.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on the identity verification of signers. */
export const IDENTITY_VERIFICATION_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	getIdentityReport: defineRoute(OPERATIONS.getIdentityReport, getIdentityReport, ({ query, body }) => ({
		...query,
		...body,
	})),
	getIdentityImage: defineRoute(OPERATIONS.getIdentityImage, openIdentityImage, ({ query, body }) => ({
		...query,
		...body,
	})),
	createEmbeddedVerificationUrl: defineRoute(
		OPERATIONS.createEmbeddedVerificationUrl,
		createReviewLink,
		({ query, body }) => ({ ...query, ...body }),
	),
};
