import { z } from "zod";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { NAME_MATCHERS } from "#lib/contract/signing/identity-settings.ts";
import { PROOF_FREQUENCIES } from "#lib/contract/signing/proof-page.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import {
	AUTHENTICATION_TYPES,
	DELIVERY_MODES,
	DOCUMENT_STATUSES,
	DOWNLOAD_OPTIONS,
	EXPIRY_DATE_TYPES,
	SIGNATURE_TYPES,
	SIGNER_STATUSES,
	SIGNER_TYPES,
} from "../literals.ts";
import { fieldSettingsModels } from "../sending/field-settings-models.ts";
import { formGroupModel } from "../sending/form-groups.ts";
import { groupSignerSettingsModel, SIGN_TYPES } from "../sending/group-signers.ts";
import { phoneNumberModel } from "../sending/phone-number.ts";
import { recipientNotificationsModel } from "../sending/recipient-notifications.ts";

/** Read models in the names of the public SDKs' types. Times are unix seconds. */
const unixSeconds = z.int().describe("Unix timestamp in seconds.");
const textOrNull = z.string().nullable();

const boundsModel = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const formFieldModel = z.object({
	id: z.string().describe("Your ID for the field."),
	formFieldId: z.string().describe("Name of the field."),
	type: z.string(),
	value: textOrNull,
	font: z.string(),
	isRequired: z.boolean(),
	isReadOnly: z.boolean(),
	lineHeight: z.number(),
	fontSize: z.number(),
	fontColor: z.string(),
	isUnderline: z.boolean(),
	isItalic: z.boolean(),
	isBold: z.boolean(),
	groupName: textOrNull,
	label: textOrNull,
	placeholder: textOrNull,
	validationtype: z.string(),
	...fieldSettingsModels,
	fileInfo: z
		.object({ fileName: z.string(), fileSize: z.number(), contentType: z.string(), extension: z.string() })
		.nullable()
		.describe("File that the signer attached. To download it, pass the field’s ID to document/downloadAttachment."),
	conditionalRules: z.array(z.object({ fieldId: z.string(), isChecked: z.boolean(), value: textOrNull })),
	bounds: boundsModel,
	pageNumber: z.int(),
	tabIndex: z.int().nullable(),
	allowEditFormField: z.boolean(),
	allowDeleteFormField: z.boolean(),
	hidden: z.boolean(),
});
export type FormFieldModel = z.infer<typeof formFieldModel>;

export const signerDetailsModel = z.object({
	id: z.uuid(),
	signerName: z.string(),
	signerRole: z.string(),
	signerEmail: z.string(),
	status: z.enum(SIGNER_STATUSES),
	enableAccessCode: z.boolean(),
	isAuthenticationFailed: z
		.boolean()
		.nullable()
		.describe(
			"Whether the signer entered too many wrong codes, or had too many identity documents rejected. The value is null if signer authentication is off.",
		),
	enableEmailOTP: z.boolean(),
	authenticationType: z.enum(AUTHENTICATION_TYPES),
	isDeliveryFailed: z.boolean(),
	isViewed: z.boolean(),
	order: z.int(),
	signerType: z.enum(SIGNER_TYPES),
	hostEmail: z.string(),
	hostName: z.string(),
	isReassigned: z.boolean(),
	privateMessage: z.string(),
	allowFieldConfiguration: z.boolean(),
	formFields: z.array(formFieldModel),
	locale: z.enum(LOCALES),
	signType: z.enum(SIGN_TYPES),
	groupId: z
		.uuid()
		.nullable()
		.describe(
			"ID of the contact group that signs. The value is null for a single person and for groups entered in the editor.",
		),
	recipientNotificationSettings: recipientNotificationsModel.nullable(),
	deliveryMode: z.enum(DELIVERY_MODES),
	phoneNumber: phoneNumberModel.nullable(),
	idVerification: z
		.object({
			type: z.enum(PROOF_FREQUENCIES),
			maximumRetryCount: z.int(),
			status: z.enum(["NotCompleted", "Completed", "Failed"]),
			nameMatcher: z.enum(NAME_MATCHERS),
			requireLiveCapture: z.boolean(),
			requireMatchingSelfie: z.boolean(),
			holdForPrefill: z.boolean(),
			prefillCompleted: z
				.boolean()
				.nullable()
				.describe("Whether the fields were prefilled. The value is null unless holdForPrefill is true."),
			allowedDocumentTypes: z.array(z.enum(IDENTITY_KINDS)),
			allowedCountries: z.null(),
		})
		.nullable()
		.describe("Settings and status of ID verification. The value is null if the signer doesn’t need ID verification."),
	authenticationRetryCount: z
		.int()
		.nullable()
		.describe("Number of consecutive wrong codes after which the signer is locked."),
	authenticationSettings: z
		.object({
			authenticationFrequency: z.enum(["None", ...PROOF_FREQUENCIES]),
			status: z
				.enum(["NotCompleted", "Completed", "Failed"])
				.describe("Status of the authentication. Failed means that the signer is locked after too many wrong codes."),
		})
		.nullable()
		.describe("Settings and status of signer authentication. The value is null if signer authentication is off."),
	enableQes: z.boolean(),
	groupSigners: z
		.array(
			z.object({
				id: z.uuid(),
				signerEmail: z.string(),
				signerName: z.string(),
				status: z.enum(SIGNER_STATUSES),
				isViewed: z.boolean(),
				isDeliveryFailed: z.boolean(),
				isAuthenticationFailed: z.boolean().nullable(),
			}),
		)
		.describe("Members of the group. The status None means that another member has signed."),
});
export type SignerDetailsModel = z.infer<typeof signerDetailsModel>;

const senderDetailModel = z.object({
	name: z.string(),
	privateMessage: textOrNull,
	emailAddress: z.string(),
	isViewed: z.boolean(),
});

const ccDetailModel = z.object({ emailAddress: z.string(), isViewed: z.boolean() });

/** What documents have in common in lists and by themselves. */
const documentBase = {
	documentId: z.uuid(),
	brandId: z
		.uuid()
		.nullable()
		.describe("ID of the brand with which the document was sent. The brand may have been deleted."),
	messageTitle: z.string(),
	status: z.enum(DOCUMENT_STATUSES),
	displayStatus: z
		.string()
		.describe("Status of the document, or a more precise status such as WaitingForMe or Finalising."),
	senderDetail: senderDetailModel,
	ccDetails: z.array(ccDetailModel),
	signerDetails: z.array(signerDetailsModel),
	createdDate: unixSeconds,
	activityDate: unixSeconds,
	activityBy: textOrNull,
	enableSigningOrder: z.boolean(),
	isDeleted: z.boolean(),
	labels: z.array(z.string()),
	scheduledSendTime: unixSeconds.nullable(),
	inEditingMode: z.boolean(),
};

export const documentSummaryModel = z.object({
	...documentBase,
	expiryDate: unixSeconds.nullable(),
	cursor: z
		.int()
		.describe("Cursor of the document. To continue the list after this document, pass this value as nextCursor."),
});
export type DocumentSummaryModel = z.infer<typeof documentSummaryModel>;

export const pageDetailsModel = z.object({
	pageSize: z.int(),
	page: z.int(),
	totalRecordsCount: z
		.int()
		.describe("Total number of documents. Totals up to 10,000 are exact. Larger totals can be up to a minute old."),
	totalPages: z.int(),
	sortedColumn: z.literal("activityDate"),
	sortDirection: z.literal("DESC"),
});

export const documentRecordsModel = z.object({ pageDetails: pageDetailsModel, result: z.array(documentSummaryModel) });
export type DocumentRecordsModel = z.infer<typeof documentRecordsModel>;

export const historyModel = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	fromName: textOrNull,
	fromEmail: textOrNull,
	toName: textOrNull,
	toEmail: textOrNull,
	ipaddress: z.string(),
	action: z.string(),
	timestamp: unixSeconds,
});
export type HistoryModel = z.infer<typeof historyModel>;

export const documentPropertiesModel = z.object({
	...documentBase,
	documentDescription: z.string(),
	files: z.array(
		z.object({
			id: z.uuid(),
			documentName: z.string(),
			order: z.int(),
			pageCount: z.int(),
			templateName: z.null(),
			templateId: z.string().nullable().describe("ID of the template from which the file comes."),
			fontsNotEmbedded: z
				.array(z.string())
				.describe("Fonts that aren’t embedded in the file. Each PDF program replaces these fonts with its own."),
			hiddenLayers: z.array(z.string()).describe("Layers in a signed file that PDF readers don’t display."),
		}),
	),
	formGroups: z.array(formGroupModel),
	commonFields: z.array(z.never()),
	behalfOf: z
		.object({ name: z.string(), emailAddress: z.string() })
		.nullable()
		.describe("Sender identity on whose behalf the document was sent."),
	reminderSettings: z.object({
		enableAutoReminder: z.boolean(),
		reminderDays: z.int(),
		reminderCount: z.int(),
	}),
	reassign: z.array(z.object({ signerEmail: z.string(), order: z.int(), message: z.string() })),
	documentHistory: z.array(historyModel),
	activityAction: z.string(),
	expiryDays: z.int(),
	expiryDate: unixSeconds.nullable(),
	expiryDateType: z.enum(EXPIRY_DATE_TYPES),
	expiryValue: z.int(),
	disableExpiryAlert: z.boolean(),
	revokeMessage: textOrNull,
	declineMessage: textOrNull,
	applicationId: z.string().nullable().describe("Client ID of the app that sent the document."),
	disableEmails: z.boolean(),
	enablePrintAndSign: z.boolean(),
	enableReassign: z.boolean(),
	hideDocumentId: z.boolean(),
	documentDownloadOption: z.enum(DOWNLOAD_OPTIONS),
	metaData: z.record(z.string(), z.string()),
	recipientNotificationSettings: recipientNotificationsModel.nullable(),
	enableAuditTrailLocalization: z.boolean(),
	downloadFileName: textOrNull,
	allowedSignatureTypes: z.array(z.enum(SIGNATURE_TYPES)),
	groupSignerSettings: groupSignerSettingsModel.nullable(),
	enableAllowSignEverywhere: z.boolean(),
	isCombinedAudit: z.boolean(),
	isCombinedAttachment: z.boolean(),
});
export type DocumentPropertiesModel = z.infer<typeof documentPropertiesModel>;
