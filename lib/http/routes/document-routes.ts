import { DOCUMENT_OPERATIONS as OPERATIONS } from "#lib/contract/documents/operations.ts";
import type { UserContext } from "#lib/domain/context.ts";
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
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on documents. */
export const DOCUMENT_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	sendDocument: defineRoute(OPERATIONS.sendDocument, (context, { body, files }) => {
		requireEnvironment(context, body.isSandbox);
		return sendDocument(context, { request: body, files });
	}),
	getDocumentProperties: defineRoute(OPERATIONS.getDocumentProperties, (context, { query }) =>
		getDocumentProperties(context, query),
	),
	listDocuments: defineRoute(OPERATIONS.listDocuments, (context, { query }) => listDocuments(context, query)),
	downloadDocument: defineRoute(OPERATIONS.downloadDocument, async (context, { query }) => {
		await requireBehalf(context, query.documentId, query.onBehalfOf);
		return downloadDocument(context, query);
	}),
	downloadAttachment: defineRoute(OPERATIONS.downloadAttachment, async (context, { query }) => {
		await requireBehalf(context, query.documentId, query.onBehalfOf);
		return downloadAttachment(context, query);
	}),
	downloadAuditLog: defineRoute(OPERATIONS.downloadAuditLog, async (context, { query }) => {
		await requireBehalf(context, query.documentId, query.onBehalfOf);
		return downloadAuditLog(context, query);
	}),
	revokeDocument: defineRoute(OPERATIONS.revokeDocument, async (context, { query, body }) => {
		await requireBehalf(context, query.documentId, body.onBehalfOf);
		return revokeDocument(context, { ...query, message: body.message });
	}),
	remindSigners: defineRoute(OPERATIONS.remindSigners, async (context, { query, body }) => {
		await requireBehalf(context, query.documentId, body.onBehalfOf);
		const { message, reminderPhoneNumbers: receiverPhones } = body;
		return remindSigners(context, { ...query, receiverPhones, message: message ?? "" });
	}),
	deleteDocument: defineRoute(OPERATIONS.deleteDocument, (context, { query }) => deleteDocument(context, query)),
	draftSend: defineRoute(OPERATIONS.draftSend, (context, { query }) => sendDraft(context, query)),
	changeRecipient: defineRoute(OPERATIONS.changeRecipient, async (context, { query, body }) => {
		await requireBehalf(context, query.documentId, body.onBehalfOf);
		return changeRecipient(context, { ...query, ...body });
	}),
	prefillFields: defineRoute(OPERATIONS.prefillFields, async (context, { query, body }) => {
		await requireBehalf(context, query.documentId, body.onBehalfOf);
		return prefillFields(context, { ...query, ...body });
	}),
	addTags: defineRoute(OPERATIONS.addTags, async (context, { body }) => {
		await requireBehalf(context, body.documentId, body.onBehalfOf);
		return addLabels(context, body);
	}),
	deleteTags: defineRoute(OPERATIONS.deleteTags, async (context, { body }) => {
		await requireBehalf(context, body.documentId, body.onBehalfOf);
		return removeLabels(context, body);
	}),
	extendExpiry: defineRoute(OPERATIONS.extendExpiry, async (context, { query, body }) => {
		await requireBehalf(context, query.documentId, body.onBehalfOf);
		return extendExpiry(context, { ...query, ...body });
	}),
	getEmbeddedSignLink: defineRoute(OPERATIONS.getEmbeddedSignLink, (context, { query }) =>
		getEmbeddedSignLink(context, query),
	),
};

/** The credential says which environment a call is in; a body that says another one is a mistake. */
function requireEnvironment(context: UserContext, isSandbox: boolean | null): void {
	if (isSandbox === null || isSandbox === context.principal.isSandbox) return;
	const kind = context.principal.isSandbox ? "a sandbox" : "a live";
	throw fieldError("IsSandbox", `IsSandbox is ${isSandbox}, but this is ${kind} key. Use a key of the other kind.`);
}
