import type { SdkRequest } from "./sdk-request.ts";

const json = (value: unknown) => JSON.stringify(value);

const signature = {
	...{ id: "Signature", name: "Signature", fieldType: "Signature", font: "Helvetica", pageNumber: 1 },
	...{ bounds: { x: 50, y: 50, width: 200, height: 25 }, isRequired: true, isMasked: false },
};

const label = {
	...{ id: "Label", name: "Label", fieldType: "Label", value: "Label Field", font: "Helvetica", pageNumber: 1 },
	...{ bounds: { x: 150, y: 250, width: 200, height: 25 }, isRequired: true, isMasked: false },
};

/**
 * DocumentApi.send_document of the Python SDK 3.1.4 with what its example sends
 * (SendForSign.to_json_form_params, ApiClient.files_parameters).
 */
export const PYTHON_SEND: SdkRequest = {
	userAgent: "boldsign-python-sdk/3.1.4",
	parts: [
		["title", "Document SDK API"],
		["message", "Please sign this."],
		[
			"signers",
			json({
				...{ name: "David", emailAddress: "david@example.com", signerOrder: 1, signerType: "Signer" },
				...{ formFields: [signature, label], locale: "EN" },
			}),
		],
		["enableSigningOrder", "False"],
		["expiryDays", "10"],
		["expiryDateType", "Days"],
		["expiryValue", "60"],
		["reminderSettings[enableAutoReminder]", "False"],
		["reminderSettings[reminderDays]", "3"],
		["reminderSettings[reminderCount]", "5"],
		["enableEmbeddedSigning", "False"],
		["disableEmails", "False"],
		["disableSMS", "False"],
		["hideDocumentId", "False"],
		["useTextTags", "False"],
		["enablePrintAndSign", "False"],
		["enableReassign", "True"],
		["disableExpiryAlert", "False"],
		["onBehalfOf", ""],
		["AutoDetectFields", "False"],
		["metaData[DocumentType]", "new"],
		["metaData[DocumentCategory]", "Software"],
		["allowScheduledSend", "False"],
	],
	textHeaders: (name) => [`Content-Disposition: form-data; name="${name}"`],
	fileHeaders: ['Content-Disposition: form-data; name="Files"; filename="Lease.pdf"', "Content-Type: application/pdf"],
};
