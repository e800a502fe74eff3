import type { DOCUMENT_OPERATIONS } from "#lib/contract/documents/operations.ts";
import { db } from "#lib/db/client.ts";
import { beginCorrection } from "#lib/domain/drafts/correcting/begin-correction.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, SIGNER, sendForm, sendTo } from "../../api-caller.ts";
import { makeBrand } from "../../custom-fields.ts";
import { contextOfCaller } from "../../user-context.ts";
import { EVERYBODY, type OperationCall, type OperationCase } from "../operation-case.ts";

const ATTACHMENT = {
	id: "passport",
	name: "Passport",
	fieldType: "Attachment",
	pageNumber: 1,
	bounds: { x: 50, y: 200, width: 150, height: 25 },
};

const send = (caller: ApiCaller) => sendTo(caller, [{ formFields: [...SIGNER.formFields, ATTACHMENT] }]);

async function sendWithFile(caller: ApiCaller): Promise<string> {
	const documentId = await send(caller);
	const bytes = Buffer.from("%PDF-1.7 of the passport");
	const { key } = await storage().putBytes(caller.accountId, bytes);
	const value = writeFileValue({ key, name: "passport.pdf", mediaType: "application/pdf", size: bytes.length });
	const where = { documentId, fieldId: "passport" };
	await db().documentField.updateMany({ where, data: { value, valueKey: key } });
	return documentId;
}

async function sendWithCertificate(caller: ApiCaller): Promise<string> {
	const id = await send(caller);
	const { key: certificateKey } = await storage().putBytes(
		caller.accountId,
		Buffer.from("%PDF-1.7 of the certificate"),
	);
	await db().document.update({ where: { id }, data: { certificateKey } });
	return id;
}

async function makeDraft(caller: ApiCaller): Promise<string> {
	const id = await send(caller);
	await db().document.update({ where: { id }, data: { status: "Draft", sentAt: null } });
	return id;
}

/** One that is being corrected. */
async function makeCorrected(caller: ApiCaller): Promise<string> {
	const documentId = await send(caller);
	await beginCorrection(await contextOfCaller(caller), { documentId });
	return documentId;
}

/** A call of a document that is named in the query. */
function onDocument(
	{ query, body }: OperationCall = {},
	{ make = send, requires = [] }: { make?: (caller: ApiCaller) => Promise<string>; requires?: string[] } = {},
): OperationCase {
	const call = (documentId: string) => ({ query: { documentId, ...query }, ...(body ? { body } : {}) });
	return {
		roles: EVERYBODY,
		requires,
		isPersonal: true,
		arrange: async (caller) => ({ id: await make(caller), call }),
	};
}

function onLabels(tags: string[]): OperationCase {
	return {
		roles: EVERYBODY,
		requires: ["DocumentId", "Tags"],
		isPersonal: true,
		arrange: async (caller) => ({
			id: await sendTo(caller, [{}], { Labels: "one" }),
			call: (documentId) => ({ body: { documentId, tags } }),
		}),
	};
}

/** A document whose signer is asked for an access code. */
function makeGuarded(caller: ApiCaller): Promise<string> {
	return sendTo(caller, [{ authenticationType: "AccessCode", authenticationCode: "Harbour-11" }]);
}

const IN_100_DAYS = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

const CHANGE = {
	oldSignerEmail: "grace@example.com",
	newSignerName: "Ida",
	newSignerEmail: "ida@example.com",
	reason: "Grace is away.",
};

/** How the operations on documents are called. */
export const DOCUMENT_CASES: Record<keyof typeof DOCUMENT_OPERATIONS, OperationCase> = {
	sendDocument: {
		roles: EVERYBODY,
		requires: ["Files", "Title", "Signers"],
		refusal: { status: 404, errorType: "NotFound", part: "BrandId" },
		arrange: async (caller) => {
			const form = await sendForm();
			return {
				id: await makeBrand(caller),
				call: (brandId) => {
					form.set("BrandId", brandId);
					return { body: form };
				},
			};
		},
	},
	listDocuments: {
		names: "list",
		roles: EVERYBODY,
		isPersonal: true,
		arrange: async (caller) => ({ id: await send(caller), call: () => ({ query: { page: "1" } }) }),
	},
	getDocumentProperties: onDocument(),
	downloadDocument: onDocument(),
	downloadAttachment: onDocument({ query: { attachmentId: "passport" } }, { make: sendWithFile }),
	downloadAuditLog: onDocument({}, { make: sendWithCertificate }),
	getEmbeddedSignLink: onDocument({ query: { signerEmail: "grace@example.com" } }),
	revokeDocument: onDocument({ body: { message: "A mistake." } }, { requires: ["Message"] }),
	remindSigners: onDocument({ query: { receiverEmails: "grace@example.com" }, body: { message: "Please." } }),
	draftSend: onDocument({ body: {} }, { make: makeDraft }),
	changeRecipient: onDocument({ body: CHANGE }, { requires: ["NewSignerName", "Reason"] }),
	addAuthentication: onDocument(
		{ body: { emailId: "grace@example.com", authenticationType: "EmailOTP" } },
		{ requires: ["EmailId", "AuthenticationType"] },
	),
	removeAuthentication: onDocument(
		{ body: { emailId: "grace@example.com" } },
		{ requires: ["EmailId"], make: makeGuarded },
	),
	changeAccessCode: onDocument(
		{ query: { emailId: "grace@example.com" }, body: { accessCode: "Harbour-12" } },
		{ requires: ["AccessCode"], make: makeGuarded },
	),
	prefillFields: onDocument({ body: { fields: [{ id: "note", value: "x" }] } }, { requires: ["Fields"] }),
	extendExpiry: onDocument({ body: { newExpiryValue: IN_100_DAYS } }, { requires: ["NewExpiryValue"] }),
	cancelEditing: onDocument({}, { make: makeCorrected }),
	addTags: onLabels(["two"]),
	deleteTags: onLabels(["one"]),
	deleteDocument: onDocument(),
};
