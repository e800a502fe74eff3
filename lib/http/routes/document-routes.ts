import { DOCUMENT_OPERATIONS as OPERATIONS } from "#lib/contract/documents/operations.ts";
import { getEmbeddedSignLink } from "#lib/domain/documents/asking/get-embedded-sign-link.ts";
import { remindSigners } from "#lib/domain/documents/asking/remind-signers.ts";
import { addAuthentication } from "#lib/domain/documents/changing/add-authentication.ts";
import { changeAccessCode } from "#lib/domain/documents/changing/change-access-code.ts";
import { addLabels, removeLabels } from "#lib/domain/documents/changing/change-labels.ts";
import { changeRecipient } from "#lib/domain/documents/changing/change-recipient.ts";
import { prefillFields } from "#lib/domain/documents/changing/prefill-fields.ts";
import { removeAuthentication } from "#lib/domain/documents/changing/remove-authentication.ts";
import {
	downloadAttachment,
	downloadCertificate,
	downloadDocument,
} from "#lib/domain/documents/downloading/download-document.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { extendExpiry } from "#lib/domain/documents/ending/extend-expiry.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { listDocuments } from "#lib/domain/documents/listing/list-documents.ts";
import { sendDocument } from "#lib/domain/documents/sending/send-document.ts";
import { getDocumentProperties } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { cancelEditing } from "#lib/domain/drafts/correcting/cancel-editing.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on documents. */
export const DOCUMENT_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	sendDocument: defineRoute(OPERATIONS.sendDocument, sendDocument, ({ body, files }) => ({ request: body, files })),
	getDocumentProperties: defineRoute(OPERATIONS.getDocumentProperties, getDocumentProperties, ({ query }) => query),
	listDocuments: defineRoute(OPERATIONS.listDocuments, listDocuments, ({ query }) => query),
	downloadDocument: defineRoute(OPERATIONS.downloadDocument, downloadDocument, ({ query }) => query),
	downloadAttachment: defineRoute(OPERATIONS.downloadAttachment, downloadAttachment, ({ query }) => query),
	downloadAuditLog: defineRoute(OPERATIONS.downloadAuditLog, downloadCertificate, ({ query }) => query),
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
	addAuthentication: defineRoute(OPERATIONS.addAuthentication, addAuthentication, ({ query, body }) => ({
		...query,
		...body,
	})),
	removeAuthentication: defineRoute(OPERATIONS.removeAuthentication, removeAuthentication, ({ query, body }) => ({
		...query,
		...body,
	})),
	changeAccessCode: defineRoute(OPERATIONS.changeAccessCode, changeAccessCode, ({ query, body }) => {
		const { emailId: email, zOrder: order, documentId } = query;
		const { accessCode, onBehalfOf, phoneNumber: phone } = body;
		return { documentId, who: { email, phone, order, orderPart: "ZOrder" as const }, accessCode, onBehalfOf };
	}),
	prefillFields: defineRoute(OPERATIONS.prefillFields, prefillFields, ({ query, body }) => ({ ...query, ...body })),
	cancelEditing: defineRoute(OPERATIONS.cancelEditing, cancelEditing, ({ query }) => query),
	addTags: defineRoute(OPERATIONS.addTags, addLabels, ({ body }) => body),
	deleteTags: defineRoute(OPERATIONS.deleteTags, removeLabels, ({ body }) => body),
	extendExpiry: defineRoute(OPERATIONS.extendExpiry, extendExpiry, ({ query, body }) => ({ ...query, ...body })),
	getEmbeddedSignLink: defineRoute(OPERATIONS.getEmbeddedSignLink, getEmbeddedSignLink, ({ query }) => query),
};
