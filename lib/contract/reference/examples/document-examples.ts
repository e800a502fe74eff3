import type { DOCUMENT_OPERATIONS } from "../../documents/operations.ts";
import type { CurlParts } from "./curl-parts.ts";

const DOCUMENT_ID = "0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11";

const SIGNER = `{
      "name": "Mia Chen",
      "emailAddress": "mia@example.com",
      "formFields": [{
        "id": "sign", "fieldType": "Signature", "pageNumber": 1,
        "bounds": {"x": 80, "y": 600, "width": 220, "height": 60}, "isRequired": true
      }]
    }`;

/** A day that the server takes whenever the example is read, as yyyy-MM-dd. */
function inDays(days: number, now: Date): string {
	return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** How operations on documents are called. */
export const DOCUMENT_EXAMPLES: Record<keyof typeof DOCUMENT_OPERATIONS, CurlParts> = {
	sendDocument: {
		query: "",
		lines: ["-F 'Title=Lease'", "-F 'Files=@lease.pdf'", `-F 'Signers=${SIGNER}'`],
	},
	getDocumentProperties: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	listDocuments: { query: "?page=1&pageSize=20&status=WaitingForOthers", lines: [] },
	downloadDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: ["-o lease.pdf"] },
	downloadAttachment: { query: `?documentId=${DOCUMENT_ID}&attachmentId=passport`, lines: ["-OJ"] },
	downloadAuditLog: { query: `?documentId=${DOCUMENT_ID}`, lines: ["-o certificate.pdf"] },
	revokeDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: [`--json '{"message": "The rent has changed."}'`] },
	remindSigners: {
		query: `?documentId=${DOCUMENT_ID}&receiverEmails=mia@example.com`,
		lines: [`--json '{"message": "Could you sign by Friday?"}'`],
	},
	deleteDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	draftSend: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	cancelEditing: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	changeRecipient: {
		query: `?documentId=${DOCUMENT_ID}`,
		lines: [
			`--json '{"oldSignerEmail": "mia@example.com", "newSignerName": "Omar Diaz", "newSignerEmail": "omar@example.com", "reason": "Mia is away."}'`,
		],
	},
	addAuthentication: {
		query: `?documentId=${DOCUMENT_ID}`,
		lines: [`--json '{"emailId": "mia@example.com", "authenticationType": "EmailOTP"}'`],
	},
	removeAuthentication: { query: `?documentId=${DOCUMENT_ID}`, lines: [`--json '{"emailId": "mia@example.com"}'`] },
	changeAccessCode: {
		query: `?documentId=${DOCUMENT_ID}&emailId=mia@example.com`,
		lines: [`--json '{"accessCode": "Harbour-12"}'`],
	},
	prefillFields: {
		query: `?documentId=${DOCUMENT_ID}`,
		lines: [`--json '{"fields": [{"id": "rent", "value": "1200"}]}'`],
	},
	addTags: { query: "", lines: [`--json '{"documentId": "${DOCUMENT_ID}", "tags": ["hr", "2026"]}'`] },
	deleteTags: { query: "", lines: [`--json '{"documentId": "${DOCUMENT_ID}", "tags": ["2026"]}'`] },
	extendExpiry: {
		query: `?documentId=${DOCUMENT_ID}`,
		lines: (now) => [`--json '{"newExpiryValue": "${inDays(90, now)}", "warnPrior": true}'`],
	},
	getEmbeddedSignLink: { query: `?documentId=${DOCUMENT_ID}&signerEmail=mia@example.com`, lines: [] },
};
