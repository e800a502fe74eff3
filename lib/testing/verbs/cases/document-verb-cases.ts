import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { listDocumentsOperation } from "#lib/contract/documents/listing/list-documents.ts";
import { sendDocumentOperation } from "#lib/contract/documents/sending/send-document.ts";
import { db } from "#lib/db/client.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { SIGNER } from "../../api-caller.ts";
import { listView } from "../../list-view.ts";
import { fileIdOf, pictureIdOf } from "../insert-whole-document.ts";
import { uploadedLease } from "../uploaded-lease.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";

/** A case of a document that is named by its id. */
const onDocument = (more: object = {}): VerbCase => ({ args: (_, { documentId }) => [{ documentId, ...more }] });

const NEW_PERSON = {
	oldSignerEmail: "grace@example.com",
	newSignerName: "Ida",
	newSignerEmail: "ida@example.com",
	phoneNumber: null,
	reason: "",
	order: null,
};

const PROOF = {
	who: { email: "grace@example.com", order: null },
	method: "EmailOTP",
	accessCode: null,
	tries: null,
	frequency: null,
};

const LINK = {
	signerEmail: "grace@example.com",
	countryCode: null,
	phoneNumber: null,
	signLinkValidTill: null,
	redirectUrl: null,
};

const send: VerbCase = {
	isSlow: true,
	args: async () => {
		const request = sendDocumentOperation.body.parse({ title: "Lease", signers: [SIGNER] });
		return [{ request, files: [await uploadedLease()] }];
	},
};

/** Its certificate as if it were gone. */
async function keepCertificateOf(documentId: string): Promise<void> {
	const document = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const { accountId, teamId, senderId, isSandbox, title } = document;
	const { key: certificateKey } = await storage().putBytes(accountId, Buffer.from("certificate"));
	const [completedAt, purgedAt] = [new Date(), new Date()];
	const whose = { documentId, accountId, teamId, senderId, isSandbox };
	const kept = { ...whose, title, completedAt, certificateKey, purgedAt };
	await db().keptCertificate.upsert({ where: { documentId }, create: kept, update: {} });
}

async function draftFile(documentId: string) {
	const path = join((await makeTempDir()).path, "Lease.pdf");
	const file = { path, fileName: "Lease.pdf", sizeBytes: 0, sha256: "" };
	return { documentId, file, fileId: null, replaces: null, baseVersion: 0, clientId: randomUUID() };
}

/** Verbs about documents. */
export const DOCUMENT_VERB_CASES: Pick<
	VerbCases,
	| "documents.read"
	| "documents.create"
	| "documents.change"
	| "documents.delete"
	| "documents.hand-over"
	| "documents.hold"
> = {
	"documents.read": {
		on: "document",
		verbs: {
			getDocumentVersion: onDocument(),
			downloadDocument: onDocument(),
			downloadFile: onDocument({ position: 0 }),
			listDocumentFiles: onDocument(),
			downloadCertificate: onDocument(),
			listKeptCertificates: { ...takes({ after: null }), on: "nothing" },
			downloadKeptCertificate: {
				args: async (_, { documentId }) => {
					await keepCertificateOf(documentId);
					return [{ documentId }];
				},
			},
			downloadAttachment: onDocument({ attachmentId: "passport" }),
			getDocumentProperties: onDocument(),
			listDocuments: { args: () => [listDocumentsOperation.query.parse({ page: 1, pageSize: 100 })], isList: true },
			findDraftPlaces: { args: (_, { documentId }) => [{ documentId, fileId: fileIdOf(documentId) }] },
			fetchSteps: onDocument({ since: 0 }),
			listForSender: {
				args: (_, { documentId }) => [{ view: listView({ search: documentId }), cursor: null }],
				isList: true,
			},
			countTrash: { ...takes(), on: "nothing" },
			viewStart: { ...takes(), on: "nothing" },
			findAnything: { args: () => [{ search: "" }], on: "nothing" },
			openDesk: onDocument(),
			suggestPeople: { args: () => [{ search: "" }], on: "nothing" },
			openSenderPageImage: onDocument({ page: 1, askedWidthPx: null }),
			viewSenderPageOverlay: onDocument({ page: 1 }),
			viewDraftPage: {
				args: (_, { documentId }) => [
					{ documentId, fileId: fileIdOf(documentId), leftOut: "", page: 1, askedWidthPx: null },
				],
			},
			viewDraftSource: { args: (_, { documentId }) => [{ documentId, fileId: fileIdOf(documentId), leftOut: "" }] },
			previewSigning: onDocument({ recipientId: randomUUID(), locale: null }),
			viewDraftText: {
				args: (_, { documentId }) => [{ documentId, fileId: fileIdOf(documentId), leftOut: "", part: 0 }],
			},
			viewFieldPicture: { args: (_, { documentId }) => [{ documentId, fieldId: pictureIdOf(documentId) }] },
			viewDocumentSource: onDocument({ file: 0 }),
			viewDocumentText: onDocument({ file: 0, part: 0 }),
			viewForSender: onDocument(),
			countLists: { ...takes(listView()), on: "nothing" },
			viewUses: { args: (_, { customFieldId }) => [{ customFieldId }], on: "account" },
			listChoices: { ...takes(), on: "nothing" },
			downloadDocuments: {
				args: (_, { documentId }) => [
					{ documentIds: [documentId], name: "Documents", missing: { fileName: "missing.txt", about: "" } },
				],
			},
			listMatching: { args: (_, { documentId }) => [listView({ search: documentId })], isList: true },
			getListVersion: { ...takes(), on: "nothing" },
			watchDocuments: { ...takes({ tell: () => undefined, lose: () => undefined }), on: "nothing" },
		},
	},
	"documents.create": {
		on: "document",
		verbs: {
			addDraftFile: { args: async (_, { documentId }) => [await draftFile(documentId)] },
			applySteps: onDocument({ baseVersion: 1, clientId: randomUUID(), steps: [] }),
			duplicateDocument: onDocument(),
			setDraftAccessCode: onDocument({ recipientId: randomUUID(), accessCode: "Harbour-12" }),
			openNewDesk: { ...takes(), on: "nothing" },
			sendFromDesk: onDocument({ version: 1, sendAt: null }),
			sendDocument: send,
			sendSample: { ...takes({ locale: "EN", tag: "en" }), isSlow: true },
			sendScheduledNow: { args: (_, { scheduledId }) => [{ documentId: scheduledId }] },
			sendDraft: { args: (_, { draftId }) => [{ documentId: draftId }] },
		},
	},
	"documents.change": {
		on: "document",
		verbs: {
			applyCorrection: onDocument({ version: 1 }),
			beginCorrection: onDocument(),
			cancelEditing: onDocument(),
			takeBackConflicts: onDocument({ version: 1 }),
			addLabels: onDocument({ tags: ["2026"] }),
			removeLabels: onDocument({ tags: ["2026"] }),
			changeLabels: onDocument({ add: ["2027"], remove: ["2026"] }),
			addAuthentication: onDocument({ ...PROOF, phoneNumber: null }),
			removeAuthentication: onDocument({ who: PROOF.who }),
			changeAccessCode: onDocument({ who: PROOF.who, accessCode: "Harbour-12" }),
			unlockSigner: onDocument({ who: PROOF.who }),
			letSignerGoOn: {
				args: async (_, { documentId, signerId }) => {
					await db().signer.updateMany({ where: { id: signerId }, data: { prefillHeldAt: new Date() } });
					return [{ documentId, signerId }];
				},
			},
			changeRecipient: onDocument(NEW_PERSON),
			openOwnSigning: onDocument(),
			copySigningLink: { args: (_, { documentId, signerId }) => [{ documentId, signerId }] },
			correctSignerEmail: {
				args: (_, { documentId, signerId }) => [{ documentId, signerId, email: "ida@example.com" }],
			},
			extendExpiry: onDocument({
				expiry: { kind: "instant", at: new Date(Date.now() + 9 * 86_400_000) },
				warnPrior: null,
			}),
			getEmbeddedSignLink: onDocument(LINK),
			prefillFields: onDocument({ fields: [] }),
			redrawPages: onDocument(),
			sealNow: onDocument(),
			remindSigners: onDocument({ receiverEmails: [], message: "" }),
			rescheduleDocument: {
				args: (_, { scheduledId }) => [{ documentId: scheduledId, sendAt: Math.floor(Date.now() / 1000) + 86_400 }],
			},
			revokeDocument: onDocument({ message: "No longer needed" }),
			takeBackToDraft: { args: (_, { scheduledId }) => [{ documentId: scheduledId }] },
		},
	},
	"documents.hold": {
		on: "document",
		verbs: {
			holdDocument: onDocument({ reason: "A court asks for it" }),
			releaseHold: onDocument({ reason: "The court has decided" }),
		},
	},
	"documents.hand-over": {
		on: "document",
		verbs: {
			handOverDocument: {
				args: ({ actors }, { documentId }) => [{ documentId, toUserId: actors.Member.principal.userId }],
			},
		},
	},
	"documents.delete": {
		on: "document",
		verbs: {
			deleteDocument: onDocument({ deletePermanently: false }),
			deleteFromTrash: { args: (_, { trashedId }) => [{ documentIds: [trashedId] }] },
			restoreDocument: { args: (_, { trashedId }) => [{ documentId: trashedId }] },
		},
	},
};
