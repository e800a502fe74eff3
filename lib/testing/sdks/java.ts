import type { SdkRequest } from "./sdk-request.ts";

const signer = (name: string) =>
	JSON.stringify({
		...{ name, emailAddress: `${name.toLowerCase()}@example.com` },
		formFields: [
			{
				...{ fieldType: "Signature", pageNumber: 1 },
				...{ bounds: { x: 100.0, y: 100.0, width: 100.0, height: 50.0 }, isMasked: false },
			},
		],
	});

/** Texts are text/plain, everything else, enums and flags too, is application/json. */
const PLAIN = ["title", "message", "metaData[DocumentType]"];

/**
 * DocumentApi.sendDocument of the Java SDK 6.0.0 with what its example sends, an expiry and metadata
 * (SendForSign.createFormData, ApiClient.buildRequestBodyMultipart). Its parts come in the order of a HashMap.
 */
export const JAVA_SEND: SdkRequest = {
	userAgent: "boldsign-java-sdk/6.0.0",
	parts: [
		["signers", signer("Hank")],
		["signers", signer("Luther")],
		["hideDocumentId", "false"],
		["disableEmails", "false"],
		["enableEmbeddedSigning", "false"],
		["enableSigningOrder", "false"],
		["allowScheduledSend", "false"],
		["expiryDateType", "Days"],
		["metaData[DocumentType]", "new"],
		["metaData", '{"DocumentType":"new"}'],
		["AutoDetectFields", "false"],
		["title", "Agreement"],
		["useTextTags", "false"],
		["disableSMS", "false"],
		["expiryValue", "60"],
		["enablePrintAndSign", "false"],
		["enableReassign", "true"],
	],
	textHeaders: (name, text) => [
		`Content-Disposition: form-data; name="${name}"`,
		`Content-Type: ${PLAIN.includes(name) ? "text/plain" : "application/json"}; charset=utf-8`,
		`Content-Length: ${Buffer.byteLength(text)}`,
	],
	fileHeaders: ['Content-Disposition: form-data; name="files"; filename="Lease.pdf"', "Content-Type: application/pdf"],
};
