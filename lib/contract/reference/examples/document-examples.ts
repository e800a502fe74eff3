import type { DOCUMENT_OPERATIONS } from "../../documents/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const DOCUMENT_ID = "0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11";
const query = { documentId: DOCUMENT_ID };

const SIGNER = {
	name: "Mia Chen",
	emailAddress: "mia@example.com",
	formFields: [
		{
			...{ id: "sign", fieldType: "Signature", pageNumber: 1 },
			bounds: { x: 80, y: 600, width: 220, height: 60 },
			isRequired: true,
		},
	],
};

/** A day that the server takes whenever the example is read, as yyyy-MM-dd. */
function inDays(days: number, now: Date): string {
	return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** How operations on documents are called. */
export const DOCUMENT_EXAMPLES: ExampleCalls<keyof typeof DOCUMENT_OPERATIONS> = {
	sendDocument: {
		form: [
			["Title", "Lease"],
			["Files", { file: "lease.pdf" }],
			["Signers", { json: SIGNER }],
		],
	},
	getDocumentProperties: { query },
	listDocuments: { query: { page: "1", pageSize: "20", status: "WaitingForOthers" } },
	downloadDocument: { query, saveAs: "lease.pdf" },
	downloadAttachment: { query: { ...query, attachmentId: "passport" }, saveAs: null },
	downloadAuditLog: { query, saveAs: "certificate.pdf" },
	revokeDocument: { query, json: { message: "The rent has changed." } },
	remindSigners: {
		query: { ...query, receiverEmails: "mia@example.com" },
		json: { message: "Could you sign by Friday?" },
	},
	deleteDocument: { query },
	draftSend: { query },
	cancelEditing: { query },
	changeRecipient: {
		query,
		json: {
			...{ oldSignerEmail: "mia@example.com", newSignerName: "Omar Diaz", newSignerEmail: "omar@example.com" },
			reason: "Mia is away.",
		},
	},
	addAuthentication: { query, json: { emailId: "mia@example.com", authenticationType: "EmailOTP" } },
	removeAuthentication: { query, json: { emailId: "mia@example.com" } },
	changeAccessCode: { query: { ...query, emailId: "mia@example.com" }, json: { accessCode: "Harbour-12" } },
	prefillFields: { query, json: { fields: [{ id: "rent", value: "1200" }] } },
	addTags: { json: { documentId: DOCUMENT_ID, tags: ["hr", "2026"] } },
	deleteTags: { json: { documentId: DOCUMENT_ID, tags: ["2026"] } },
	extendExpiry: (now) => ({ query, json: { newExpiryValue: inDays(90, now), warnPrior: true } }),
	getEmbeddedSignLink: { query: { ...query, signerEmail: "mia@example.com" } },
};
