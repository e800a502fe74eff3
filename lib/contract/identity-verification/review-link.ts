import { z } from "zod";
import { documentId } from "#lib/contract/documents/reading/document-id.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { optionalWebAddress } from "../web-address.ts";
import { readNamedSigner, signerKeys } from "./named-signer.ts";

const body = z
	.object({
		...signerKeys,
		/** Where the sender is sent after deciding. */
		redirectUrl: optionalWebAddress(),
	})
	.transform(({ onBehalfOf, redirectUrl, ...wire }, context) => {
		const refuse = (key: string, message: string) => context.addIssue({ code: "custom", path: [key], message });
		return { who: readNamedSigner(wire, refuse), redirectUrl, onBehalfOf };
	});

export const identityReviewLinkOperation = defineOperation({
	id: "createEmbeddedVerificationUrl",
	method: "POST",
	path: "/v1/identityVerification/createEmbeddedVerificationUrl",
	summary: "Get a link that the sender can use to review a signer’s identity",
	scope: "Service.IdentityVerification.Read",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: z.object({
		url: z
			.url()
			.describe(
				"URL of the review page. The URL is valid for an hour and works without signing in. Anyone who has the URL can use it, so store it like a password. If you request the URL without the scope Service.Documents.Write, the sender can view the identity document but can’t accept or refuse it.",
			),
	}),
	status: 200,
});
