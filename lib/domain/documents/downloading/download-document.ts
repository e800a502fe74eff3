import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { recordReading } from "#lib/domain/audit/record-reading.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type Download, openObject } from "#lib/domain/files/open-object.ts";
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { NamedDocument } from "../require-document.ts";
import { certificateName } from "../settings.ts";
import { requireShownDocument } from "../viewing/require-shown-document.ts";
import { hasOwnDownload, openDocumentDownload, openFileDownload, recordedDownload } from "./download.ts";

/**
 * The sealed PDF, or before completion the values so far.
 *
 * @throws AppError NotFound; Conflict for a draft without files
 */
export const downloadDocument = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedDocument): Promise<Download> => {
		const document = await requireWhole(context, input);
		if (document.files.length === 0) throw refusal("Conflict", said("noFiles"));
		const what = document.sealedKey ? "sealed" : "preview";
		const event = { type: "DocumentDownloaded", data: { what } } as const;
		const download = await openDocumentDownload(document, "sender");
		return recordedDownload(download, () => recordReading(context, document, event));
	},
);

/**
 * One file of a document by itself: sealed, where it was sent to be downloaded so, or before completion with the values so
 * far. What was sealed as one has no sealed files of its own.
 *
 * @param input.position 0-based, in the order of the document
 * @throws AppError NotFound
 */
export const downloadFile = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedDocument & { position: number }): Promise<Download> => {
		const document = await requireWhole(context, input);
		const file = document.files[input.position];
		if (!file || !hasOwnDownload(document, file)) throw refusal("NotFound", said("fileNotByItself"));
		const event = { type: "DocumentDownloaded", data: { what: file.sealedKey ? "sealed" : "preview" } } as const;
		const download = await openFileDownload(document, input.position, "sender");
		return recordedDownload(download, () => recordReading(context, document, event));
	},
);

/**
 * The certificate of completion as its own file.
 *
 * @throws AppError NotFound; Conflict while there is none
 */
export const downloadCertificate = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedDocument): Promise<Download> => {
		const document = await requireWhole(context, input);
		if (!document.certificateKey) {
			throw refusal("Conflict", said("certificateLater"));
		}
		const event = { type: "DocumentDownloaded", data: { what: "auditLog" } } as const;
		const download = await openObject(document.accountId, document.certificateKey, {
			fileName: certificateName(document),
			mediaType: "application/pdf",
		});
		return recordedDownload(download, () => recordReading(context, document, event));
	},
);

/**
 * A file that a signer attached.
 *
 * @param input.attachmentId the field's id, as properties show it
 * @throws AppError NotFound
 */
export const downloadAttachment = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: NamedDocument & { attachmentId: string }): Promise<Download> => {
		const document = await requireWhole(context, input);
		const field = document.slotFields.find(
			(one) => one.type === "Attachment" && (one.fieldId === input.attachmentId || one.id === input.attachmentId),
		);
		const value = field ? fileOf(field.type as FieldType, field.value) : null;
		if (!field || !value)
			throw new AppError("NotFound", "This document has no attachment with this ID.", {
				caseCode: "AttachmentNotFound",
			});
		const { name: fileName, mediaType } = value;
		const event = { type: "AttachmentDownloaded", data: { fieldId: field.fieldId, name: fileName } } as const;
		const download = await openObject(document.accountId, value.key, { fileName, mediaType });
		return recordedDownload(download, () => recordReading(context, document, event));
	},
);

async function requireWhole(
	context: GrantedContext,
	{ documentId, onBehalfOf }: NamedDocument,
): Promise<WholeDocument> {
	const document = await requireShownDocument(context, documentId);
	requireBehalf(document, onBehalfOf);
	return document;
}
