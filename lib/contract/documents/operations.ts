import { addAuthenticationOperation } from "./add-authentication.ts";
import { addTagsOperation } from "./add-tags.ts";
import { cancelEditingOperation } from "./cancel-editing.ts";
import { changeAccessCodeOperation } from "./change-access-code.ts";
import { changeRecipientOperation } from "./change-recipient.ts";
import { deleteDocumentOperation } from "./delete-document.ts";
import { deleteTagsOperation } from "./delete-tags.ts";
import { downloadAttachmentOperation } from "./download-attachment.ts";
import { downloadAuditLogOperation } from "./download-audit-log.ts";
import { downloadDocumentOperation } from "./download-document.ts";
import { draftSendOperation } from "./draft-send.ts";
import { extendExpiryOperation } from "./extend-expiry.ts";
import { getDocumentPropertiesOperation } from "./get-document-properties.ts";
import { getEmbeddedSignLinkOperation } from "./get-embedded-sign-link.ts";
import { listDocumentsOperation } from "./list-documents.ts";
import { prefillFieldsOperation } from "./prefill-fields.ts";
import { remindSignersOperation } from "./remind-signers.ts";
import { removeAuthenticationOperation } from "./remove-authentication.ts";
import { revokeDocumentOperation } from "./revoke-document.ts";
import { sendDocumentOperation } from "./send-document.ts";

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
