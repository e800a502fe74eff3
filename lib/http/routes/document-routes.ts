import { DOCUMENT_OPERATIONS as OPERATIONS } from "#lib/contract/documents/operations.ts";
import { addLabels, removeLabels } from "#lib/domain/documents/change-labels.ts";
import { changeRecipient } from "#lib/domain/documents/change-recipient.ts";
import { deleteDocument } from "#lib/domain/documents/delete-document.ts";
import { downloadAttachment, downloadAuditLog, downloadDocument } from "#lib/domain/documents/download-document.ts";
import { extendExpiry } from "#lib/domain/documents/extend-expiry.ts";
import { getDocumentProperties } from "#lib/domain/documents/get-document-properties.ts";
import { getEmbeddedSignLink } from "#lib/domain/documents/get-embedded-sign-link.ts";
import { listDocuments } from "#lib/domain/documents/list-documents.ts";
import { prefillFields } from "#lib/domain/documents/prefill-fields.ts";
import { remindSigners } from "#lib/domain/documents/remind-signers.ts";
import { revokeDocument } from "#lib/domain/documents/revoke-document.ts";
import { sendDocument } from "#lib/domain/documents/send-document.ts";
import { sendDraft } from "#lib/domain/documents/send-draft.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on documents. */
export const DOCUMENT_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	sendDocument: defineRoute(OPERATIONS.sendDocument, sendDocument, ({ body, files }) => ({ request: body, files })),
	getDocumentProperties: defineRoute(OPERATIONS.getDocumentProperties, getDocumentProperties, ({ query }) => query),
	listDocuments: defineRoute(OPERATIONS.listDocuments, listDocuments, ({ query }) => query),
	downloadDocument: defineRoute(OPERATIONS.downloadDocument, downloadDocument, ({ query }) => query),
	downloadAttachment: defineRoute(OPERATIONS.downloadAttachment, downloadAttachment, ({ query }) => query),
	downloadAuditLog: defineRoute(OPERATIONS.downloadAuditLog, downloadAuditLog, ({ query }) => query),
	revokeDocument: defineRoute(OPERATIONS.revokeDocument, revokeDocument, ({ query, body }) => ({ ...query, ...body })),
	remindSigners: defineRoute(OPERATIONS.remindSigners, remindSigners, ({ query, body }) => {
		const { message, reminderPhoneNumbers: receiverPhones, onBehalfOf } = body;
		return { ...query, receiverPhones, message: message ?? "", onBehalfOf };
	}),
	deleteDocument: defineRoute(OPERATIONS.deleteDocument, deleteDocument, ({ query }) => query),
	draftSend: defineRoute(OPERATIONS.draftSend, sendDraft, ({ query }) => query),
	changeRecipient: defineRoute(OPERATIONS.changeRecipient, changeRecipient, ({ query, body }) => ({
		...query,
		...body,
	})),
	prefillFields: defineRoute(OPERATIONS.prefillFields, prefillFields, ({ query, body }) => ({ ...query, ...body })),
	addTags: defineRoute(OPERATIONS.addTags, addLabels, ({ body }) => body),
	deleteTags: defineRoute(OPERATIONS.deleteTags, removeLabels, ({ body }) => body),
	extendExpiry: defineRoute(OPERATIONS.extendExpiry, extendExpiry, ({ query, body }) => ({ ...query, ...body })),
	getEmbeddedSignLink: defineRoute(OPERATIONS.getEmbeddedSignLink, getEmbeddedSignLink, ({ query }) => query),
};
