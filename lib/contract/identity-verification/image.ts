import { z } from "zod";
import { documentId } from "#lib/contract/documents/reading/document-id.ts";
import { requiredText } from "#lib/contract/shape-values.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { readNamedSigner, signerKeys } from "./named-signer.ts";

const body = z
	.object({
		...signerKeys,
		/** As the report has it. */
		fileId: requiredText(100),
	})
	.transform(({ onBehalfOf, fileId, ...wire }, context) => {
		const refuse = (key: string, message: string) => context.addIssue({ code: "custom", path: [key], message });
		return { who: readNamedSigner(wire, refuse), fileId, onBehalfOf };
	});

export const identityImageOperation = defineOperation({
	id: "getIdentityImage",
	method: "POST",
	path: "/v1/identityVerification/image",
	summary: "Download a picture of a signer’s identity document",
	scope: "Service.IdentityVerification.Read",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	isReading: true,
	response: "binary",
	status: 200,
});
