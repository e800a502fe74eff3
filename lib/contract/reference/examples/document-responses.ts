import type {
	DocumentPropertiesModel,
	DocumentRecordsModel,
	FormFieldModel,
	HistoryModel,
	SignerDetailsModel,
} from "#lib/contract/documents/reading/read-models.ts";
import type { DOCUMENT_OPERATIONS } from "../../documents/operations.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const DOCUMENT_ID = "0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11";
const SENT = 1795255200;
const VIEWED = 1795258800;

const FIELD: FormFieldModel = {
	...{ id: "sign", formFieldId: "Signature", type: "Signature", value: null },
	...{ font: "Helvetica", isRequired: true, isReadOnly: false, lineHeight: 15, fontSize: 13, fontColor: "#000000" },
	...{ isUnderline: false, isItalic: false, isBold: false, groupName: null, label: null, placeholder: null },
	...{ validationtype: "None", validationCustomRegex: null, validationCustomRegexMessage: null },
	...{ dateFormat: null, timeFormat: null, imageInfo: null, attachmentInfo: null, editableDateFieldSettings: null },
	...{
		hyperlinkText: null,
		formulaFieldSettings: null,
		characterLimit: null,
		dataSyncTag: null,
		dropdownOptions: [],
		textAlign: "Left",
	},
	...{ textDirection: "LTR", characterSpacing: 0, backgroundHexColor: null, resizeOption: "Fixed", isMasked: false },
	...{ fileInfo: null, conditionalRules: [], bounds: { x: 80, y: 600, width: 220, height: 60 }, pageNumber: 1 },
	...{ tabIndex: null, allowEditFormField: false, allowDeleteFormField: false, hidden: false },
};

const SIGNER: SignerDetailsModel = {
	...{ id: "7d1a0c43-1f0f-4c4e-8f3c-5b7f0a4f9e21", signerName: "Mia Chen", signerRole: "Signer" },
	...{ signerEmail: "mia@example.com", status: "NotCompleted", enableAccessCode: false },
	...{ isAuthenticationFailed: null, enableEmailOTP: false, authenticationType: "None", isDeliveryFailed: false },
	...{ isViewed: true, order: 1, signerType: "Signer", hostEmail: "", hostName: "", isReassigned: false },
	...{ privateMessage: "", allowFieldConfiguration: false, formFields: [FIELD], locale: "EN", signType: "Single" },
	...{ groupId: null, recipientNotificationSettings: null, deliveryMode: "Email", phoneNumber: null },
	...{ idVerification: null, authenticationRetryCount: null, authenticationSettings: null, enableQes: false },
	groupSigners: [],
};

const BASE = {
	documentId: DOCUMENT_ID,
	brandId: "6f1d7c52-0a1e-4f6e-9d43-2f7a4cf3b1d8",
	messageTitle: "Lease",
	status: "InProgress" as const,
	displayStatus: "WaitingForOthers",
	senderDetail: { name: "Omar Diaz", privateMessage: null, emailAddress: "omar@example.com", isViewed: false },
	ccDetails: [{ emailAddress: "office@example.com", isViewed: false }],
	signerDetails: [SIGNER],
	createdDate: SENT,
	activityDate: VIEWED,
	activityBy: "Mia Chen",
	enableSigningOrder: false,
	isDeleted: false,
	labels: ["hr", "2026"],
	scheduledSendTime: null,
	inEditingMode: false,
};

function history(change: Partial<HistoryModel>): HistoryModel {
	return {
		...{
			id: `${DOCUMENT_ID}-1`,
			name: "Omar Diaz",
			email: "omar@example.com",
			fromName: null,
			fromEmail: null,
			toName: null,
		},
		...{ toEmail: null, ipaddress: "203.0.113.7", action: "Sent", timestamp: SENT },
		...change,
	};
}

const PROPERTIES: DocumentPropertiesModel = {
	...BASE,
	documentDescription: "Please sign by Friday.",
	files: [
		{
			...{ id: "c1f6b0de-7a25-4a8b-9b83-6a1f1c8b2d07", documentName: "lease.pdf", order: 0, pageCount: 2 },
			...{ templateName: null, templateId: null, fontsNotEmbedded: [], hiddenLayers: [] },
		},
	],
	formGroups: [],
	commonFields: [],
	behalfOf: null,
	reminderSettings: { enableAutoReminder: true, reminderDays: 3, reminderCount: 3 },
	reassign: [],
	documentHistory: [
		history({}),
		history({
			id: `${DOCUMENT_ID}-2`,
			name: "Mia Chen",
			email: "mia@example.com",
			action: "Viewed",
			timestamp: VIEWED,
		}),
	],
	activityAction: "Viewed",
	expiryDays: 60,
	expiryDate: SENT + 60 * 86_400,
	expiryDateType: "Days",
	expiryValue: 60,
	disableExpiryAlert: false,
	revokeMessage: null,
	declineMessage: null,
	applicationId: null,
	disableEmails: false,
	enablePrintAndSign: false,
	enableReassign: true,
	hideDocumentId: false,
	documentDownloadOption: "Combined",
	metaData: { case: "4711" },
	recipientNotificationSettings: null,
	enableAuditTrailLocalization: false,
	downloadFileName: null,
	allowedSignatureTypes: ["Text", "Draw", "Image"],
	groupSignerSettings: null,
	enableAllowSignEverywhere: false,
	isCombinedAudit: false,
	isCombinedAttachment: false,
};

const RECORDS: DocumentRecordsModel = {
	pageDetails: {
		...{ pageSize: 20, page: 1, totalRecordsCount: 1, totalPages: 1 },
		...{ sortedColumn: "activityDate", sortDirection: "DESC" },
	},
	result: [{ ...BASE, signerDetails: [{ ...SIGNER, formFields: [] }], expiryDate: SENT + 60 * 86_400, cursor: 1 }],
};

/** What operations on documents answer. */
export const DOCUMENT_RESPONSES: ResponseExamples<typeof DOCUMENT_OPERATIONS> = {
	sendDocument: { documentId: DOCUMENT_ID },
	getDocumentProperties: PROPERTIES,
	listDocuments: RECORDS,
	draftSend: { documentId: DOCUMENT_ID },
	getEmbeddedSignLink: { signLink: "https://sign.example.com/sign/Zk3vT0n8pX1qLw5yRb7dHs2mJc9uAe4gFi6oKxNtQzE" },
};
