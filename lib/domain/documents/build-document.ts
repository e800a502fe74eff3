import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { SendDocumentRequest } from "#lib/contract/documents/send-document.ts";
import type { NewDocument } from "#lib/db/stores/new-document.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { FieldDefinition } from "#lib/fields/types.ts";
import { expiryDate } from "./rules.ts";
import type { DocumentSettings } from "./settings.ts";
import type { StoredFile } from "./take-in-files.ts";
import type { StoredImage } from "./take-in-images.ts";

/** The rows of a new document: pure, so that what a request becomes can be tested in tables. */
export function buildDocument(
	context: UserContext,
	documentId: string,
	request: SendDocumentRequest,
	files: StoredFile[],
	images: StoredImage[],
): NewDocument {
	const now = context.now();
	const { principal } = context;
	const settings = settingsOf(request);
	const signers = request.signers.map((signer, position) => ({
		id: randomUUID(),
		documentId,
		accountId: principal.accountId,
		position,
		name: signer.name,
		email: signer.emailAddress,
		type: signer.signerType,
		role: signer.signerRole,
		order: signer.signerOrder ?? position + 1,
		locale: signer.locale,
		privateMessage: signer.privateMessage,
		deliveryMode: signer.deliveryMode,
		phoneCountryCode: signer.phoneNumber?.countryCode ?? null,
		phoneNumber: signer.phoneNumber?.number ?? null,
		hostName: signer.hostName,
		hostEmail: signer.hostEmail,
		settings: signer.recipientNotifications ? { recipientNotifications: signer.recipientNotifications } : {},
	}));
	return {
		document: {
			id: documentId,
			accountId: principal.accountId,
			teamId: principal.teamId,
			senderId: principal.userId,
			isSandbox: principal.isSandbox,
			oauthClientId: principal.via === "oauth" ? principal.credentialId : null,
			title: request.title,
			message: request.message,
			status: request.scheduledFor ? "Scheduled" : "InProgress",
			scheduledFor: request.scheduledFor,
			settings,
			enableSigningOrder: request.enableSigningOrder,
			enableReassign: request.enableReassign,
			disableEmails: request.disableEmails,
			labels: request.labels,
			metaData: request.metaData,
			searchText: searchText(request),
			pageCount: files.reduce((sum, file) => sum + file.pages.length, 0),
			createdAt: now,
			sentAt: request.scheduledFor ? null : now,
			activityAt: now,
			expiresAt: request.scheduledFor ? null : expiryDate(now, settings.expiry, env().dayMs),
		},
		files: files.map((file, position) => fileRow(documentId, file, position)),
		signers,
		fields: signers.flatMap(({ id }, index) => fieldRows(documentId, id, index, request, images)),
		carbonCopies: request.cc.map((copy) => ({ id: randomUUID(), documentId, email: copy.emailAddress })),
	};
}

function settingsOf(request: SendDocumentRequest): DocumentSettings {
	const { expiryDateType, expiryValue } = request;
	return {
		expiry: expiryDateType && expiryValue ? { expiryDateType, expiryValue } : null,
		enableExpiryAlert: !request.disableExpiryAlert,
		reminders: request.reminderSettings,
		hideDocumentId: request.hideDocumentId,
		downloadOption: request.downloadOption,
		disableSms: request.disableSms,
		formGroups: request.formGroups,
		signatureTypes: request.signatureTypes,
		downloadFileName: request.downloadFileName,
		recipientNotifications: request.recipientNotifications,
	};
}

/** What the list's search looks into, in lower case. */
function searchText(request: SendDocumentRequest): string {
	const people = request.signers.flatMap((signer) => [signer.name, signer.emailAddress]);
	return [request.title, ...people].join("\n").toLowerCase();
}

function fileRow(documentId: string, file: StoredFile, position: number) {
	return {
		id: randomUUID(),
		documentId,
		position,
		name: file.fileName,
		mediaType: file.mediaType,
		sizeBytes: file.sizeBytes,
		uploadSha256: file.sha256,
		uploadKey: file.uploadKey,
		workingSha256: file.workingSha256,
		workingKey: file.workingKey,
		isSigned: file.isSigned,
		firstPage: file.firstPage,
		pageCount: file.pages.length,
		pages: file.pages,
	};
}

function fieldRows(
	documentId: string,
	signerId: string,
	signerIndex: number,
	request: SendDocumentRequest,
	images: StoredImage[],
) {
	const signer = request.signers[signerIndex];
	return (signer?.formFields ?? []).map(({ value, ...definition }, position) => {
		const image = images.find((one) => one.signer === signerIndex && one.field === position);
		return {
			id: randomUUID(),
			documentId,
			signerId,
			position,
			fieldId: definition.id,
			type: definition.type,
			page: definition.page,
			definition,
			value: image?.value ?? value ?? knownValue(definition, signer),
			valueKey: image?.key ?? null,
		};
	});
}

/** What we know already of the person: name and address stand there to be confirmed or changed. */
function knownValue(
	{ type, characterLimit }: Pick<FieldDefinition, "type" | "characterLimit">,
	signer: SendDocumentRequest["signers"][number] | undefined,
): string | null {
	const known = type === "Name" ? signer?.name : type === "Email" ? signer?.emailAddress : null;
	if (!known || (characterLimit !== null && [...known].length > characterLimit)) return null;
	return known;
}
