import { deleteDocumentOperation } from "./documents/delete-document.ts";
import { downloadAttachmentOperation } from "./documents/download-attachment.ts";
import { downloadAuditLogOperation } from "./documents/download-audit-log.ts";
import { downloadDocumentOperation } from "./documents/download-document.ts";
import { getDocumentPropertiesOperation } from "./documents/get-document-properties.ts";
import { getEmbeddedSignLinkOperation } from "./documents/get-embedded-sign-link.ts";
import { listDocumentsOperation } from "./documents/list-documents.ts";
import { remindSignersOperation } from "./documents/remind-signers.ts";
import { revokeDocumentOperation } from "./documents/revoke-document.ts";
import { sendDocumentOperation } from "./documents/send-document.ts";

/** Every public endpoint there is. What is not here answers 404. */
export const OPERATIONS = {
	sendDocument: sendDocumentOperation,
	getDocumentProperties: getDocumentPropertiesOperation,
	listDocuments: listDocumentsOperation,
	downloadDocument: downloadDocumentOperation,
	downloadAttachment: downloadAttachmentOperation,
	downloadAuditLog: downloadAuditLogOperation,
	revokeDocument: revokeDocumentOperation,
	remindSigners: remindSignersOperation,
	deleteDocument: deleteDocumentOperation,
	getEmbeddedSignLink: getEmbeddedSignLinkOperation,
} as const;

export type OperationId = keyof typeof OPERATIONS;
