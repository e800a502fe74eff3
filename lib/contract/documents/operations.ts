import { addAuthenticationOperation } from "./changing/add-authentication.ts";
import { addTagsOperation } from "./changing/add-tags.ts";
import { cancelEditingOperation } from "./changing/cancel-editing.ts";
import { changeAccessCodeOperation } from "./changing/change-access-code.ts";
import { changeRecipientOperation } from "./changing/change-recipient.ts";
import { deleteDocumentOperation } from "./changing/delete-document.ts";
import { deleteTagsOperation } from "./changing/delete-tags.ts";
import { extendExpiryOperation } from "./changing/extend-expiry.ts";
import { remindSignersOperation } from "./changing/remind-signers.ts";
import { removeAuthenticationOperation } from "./changing/remove-authentication.ts";
import { revokeDocumentOperation } from "./changing/revoke-document.ts";
import { listDocumentsOperation } from "./listing/list-documents.ts";
import { downloadAttachmentOperation } from "./reading/download-attachment.ts";
import { downloadAuditLogOperation } from "./reading/download-audit-log.ts";
import { downloadDocumentOperation } from "./reading/download-document.ts";
import { getDocumentPropertiesOperation } from "./reading/get-document-properties.ts";
import { getEmbeddedSignLinkOperation } from "./reading/get-embedded-sign-link.ts";
import { draftSendOperation } from "./sending/draft-send.ts";
import { prefillFieldsOperation } from "./sending/prefill-fields.ts";
import { sendDocumentOperation } from "./sending/send-document.ts";

/** What can be done with documents. */
export const DOCUMENT_OPERATIONS = {
	sendDocument: sendDocumentOperation,
	getDocumentProperties: getDocumentPropertiesOperation,
	listDocuments: listDocumentsOperation,
	downloadDocument: downloadDocumentOperation,
	downloadAttachment: downloadAttachmentOperation,
	downloadAuditLog: downloadAuditLogOperation,
	revokeDocument: revokeDocumentOperation,
	remindSigners: remindSignersOperation,
	deleteDocument: deleteDocumentOperation,
	draftSend: draftSendOperation,
	changeRecipient: changeRecipientOperation,
	addAuthentication: addAuthenticationOperation,
	removeAuthentication: removeAuthenticationOperation,
	changeAccessCode: changeAccessCodeOperation,
	prefillFields: prefillFieldsOperation,
	cancelEditing: cancelEditingOperation,
	addTags: addTagsOperation,
	deleteTags: deleteTagsOperation,
	extendExpiry: extendExpiryOperation,
	getEmbeddedSignLink: getEmbeddedSignLinkOperation,
} as const;
