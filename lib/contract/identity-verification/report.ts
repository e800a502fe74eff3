import { z } from "zod";
import { documentId } from "#lib/contract/documents/reading/document-id.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { IDENTITY_KINDS, IDENTITY_REJECTIONS } from "../signing/identity-page.ts";
import { readNamedSigner, signerKeys } from "./named-signer.ts";

const textOrNull = z.string().nullable();
const day = z.object({ day: z.int(), month: z.int(), year: z.int() }).nullable();

/** What was read of the document that a signer has shown; what could not be read is null. */
export const identityReportModel = z.object({
	verificationResult: z.enum(["Succeeded", "Failed"]),
	verifiedDate: z.iso
		.datetime()
		.describe("Time at which the identity was accepted or refused, as an ISO 8601 timestamp."),
	error: z.object({ code: z.enum(IDENTITY_REJECTIONS), message: z.string() }).nullable(),
	document: z.object({
		type: z.enum(IDENTITY_KINDS),
		firstName: textOrNull,
		lastName: textOrNull,
		country: textOrNull.describe("Country, as an ISO 3166-1 alpha-3 code."),
		documentNumber: textOrNull,
		address: z
			.object({
				line1: textOrNull,
				line2: textOrNull,
				city: textOrNull,
				state: textOrNull,
				postalCode: textOrNull,
				country: textOrNull,
			})
			.nullable(),
		dob: day,
		issuedDate: day,
		expirationDate: day,
		documentFiles: z
			.array(z.uuid())
			.describe(
				"IDs of the pictures, which you can download with identityVerification/image. The list is empty after the pictures are deleted.",
			),
		selfieFile: z.uuid().nullable(),
	}),
});
export type IdentityReportModel = z.infer<typeof identityReportModel>;

const body = z.object(signerKeys).transform(({ onBehalfOf, ...wire }, context) => {
	const refuse = (key: string, message: string) => context.addIssue({ code: "custom", path: [key], message });
	return { who: readNamedSigner(wire, refuse), onBehalfOf };
});

export const identityReportOperation = defineOperation({
	id: "getIdentityReport",
	method: "POST",
	path: "/v1/identityVerification/report",
	betaPath: "/v1-beta/identityVerification/report",
	summary: "Get a signer’s ID verification report",
	scope: "Service.IdentityVerification.Read",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	isReading: true,
	response: identityReportModel,
	status: 200,
});
