import type { IDENTITY_VERIFICATION_OPERATIONS } from "../../identity-verification/operations.ts";
import type { ExampleCalls } from "./example-call.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const query = { documentId: "0c6b9a32-91a5-4f0c-9d0e-2b7f5f0b1f4e" };
const FRONT = "7f0d2b6e-4c1a-4b8f-9e35-60d1c2a9b7f4";

/** How operations on the identity verification of signers are called. */
export const IDENTITY_VERIFICATION_EXAMPLES: ExampleCalls<keyof typeof IDENTITY_VERIFICATION_OPERATIONS> = {
	getIdentityReport: { query, json: { emailId: "mia@example.com", order: 1 } },
	getIdentityImage: { query, json: { emailId: "mia@example.com", fileId: FRONT }, saveAs: null },
	createEmbeddedVerificationUrl: {
		query,
		json: { emailId: "mia@example.com", order: 1, redirectUrl: "https://app.example.com/verified" },
	},
};

/** What they answer. */
export const IDENTITY_VERIFICATION_RESPONSES: ResponseExamples<typeof IDENTITY_VERIFICATION_OPERATIONS> = {
	getIdentityReport: {
		...{ verificationResult: "Succeeded", verifiedDate: "2026-11-21T10:00:00.000Z", error: null },
		document: {
			...{ type: "Passport", firstName: "MIA", lastName: "CHEN", country: "UTO", documentNumber: "L898902C3" },
			...{ address: null, dob: { day: 12, month: 8, year: 1974 }, issuedDate: null },
			expirationDate: { day: 15, month: 4, year: 2032 },
			...{ documentFiles: [FRONT], selfieFile: "2a9b7f47-1c1a-4b8f-9e35-60d1c2a9b7f4" },
		},
	},
	createEmbeddedVerificationUrl: {
		url: "https://sign.example.com/identity-review/kx0pA1mHdpM4JbZr0G3f9ZyB1QmF7cVt2WnS8uLqE5o",
	},
};
