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
	summary: "Get a link for the sender to review a signer’s identity",
	scope: "Service.IdentityVerification.Read",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: z.object({
		url: z
			.url()
			.describe(
				"Valid for an hour without signing in. Anyone with the URL can use it, so store it like a password. Without the scope Service.Documents.Write, it allows viewing but not deciding.",
			),
	}),
	status: 200,
});
