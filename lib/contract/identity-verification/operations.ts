import { identityImageOperation } from "./image.ts";
import { identityReportOperation } from "./report.ts";
import { identityReviewLinkOperation } from "./review-link.ts";

/** Operations on the identity verification of signers. */
export const IDENTITY_VERIFICATION_OPERATIONS = {
	getIdentityReport: identityReportOperation,
	getIdentityImage: identityImageOperation,
	createEmbeddedVerificationUrl: identityReviewLinkOperation,
} as const;
