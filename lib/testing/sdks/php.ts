import type { SdkRequest } from "./sdk-request.ts";

/**
 * DocumentApi::sendDocument of the PHP SDK 3.1.3 with what its first example sends: no title, but a DocumentInfo without
 * a locale (ObjectSerializer::getFormParams, guzzlehttp/psr7 MultipartStream).
 */
export const PHP_SEND: SdkRequest = {
	userAgent: "boldsign-php-sdk/3.1.3",
	parts: [
		[
			"signers",
			JSON.stringify({
				...{ name: "Alex", emailAddress: "alex@example.com", signerType: "Signer" },
				formFields: [
					{
						...{ fieldType: "Signature", pageNumber: 1 },
						// new Rectangle([100, 100, 100, 50]) has no names, so these are the defaults of the class.
						...{ bounds: { x: 0, y: 0, width: 1, height: 1 }, isMasked: false },
					},
				],
			}),
		],
		["enableSigningOrder", "false"],
		["expiryDateType", "Days"],
		["expiryValue", "60"],
		["enableEmbeddedSigning", "false"],
		["disableEmails", "false"],
		["disableSMS", "false"],
		["hideDocumentId", "false"],
		["useTextTags", "false"],
		["enablePrintAndSign", "false"],
		["enableReassign", "true"],
		["documentInfo", JSON.stringify({ title: "The Blueprint", description: "Please sign this document" })],
		["AutoDetectFields", "false"],
		["metaData[DocumentType]", "new"],
		["metaData[DocumentCategory]", "Software"],
		["allowScheduledSend", "false"],
	],
	textHeaders: (name, text) => [
		`Content-Disposition: form-data; name="${name}"`,
		`Content-Length: ${Buffer.byteLength(text)}`,
	],
	fileHeaders: ['Content-Disposition: form-data; name="files"; filename="Lease.pdf"', "Content-Type: application/pdf"],
};
