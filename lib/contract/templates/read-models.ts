import { z } from "zod";
import { pageDetailsModel } from "#lib/contract/documents/reading/read-models.ts";
import { fieldSettingsModels } from "#lib/contract/documents/sending/field-settings-models.ts";
import { formGroupModel } from "#lib/contract/documents/sending/form-groups.ts";
import { groupSignerSettingsModel, SIGN_TYPES } from "#lib/contract/documents/sending/group-signers.ts";
import { phoneNumberModel } from "#lib/contract/documents/sending/phone-number.ts";
import { recipientNotificationsModel } from "#lib/contract/documents/sending/recipient-notifications.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import {
	AUTHENTICATION_TYPES,
	DELIVERY_MODES,
	DOCUMENT_STATUSES,
	DOWNLOAD_OPTIONS,
	SIGNATURE_TYPES,
	SIGNER_STATUSES,
	SIGNER_TYPES,
} from "../documents/literals.ts";

const unixSeconds = z.int().describe("Unix timestamp in seconds.");
const textOrNull = z.string().nullable();
const identity = z.object({ name: z.string(), emailAddress: z.string() });

/** What a caller may do with a template that they see. */
const TEMPLATE_ACCESS = ["Use", "Edit", "None"] as const;
const groupSigners = z.array(z.object({ signerEmail: z.string(), signerName: z.string() }));

/** How a role signs, in lists and in properties. */
const roleParts = {
	phoneNumber: phoneNumberModel.nullable(),
	enableAccessCode: z.boolean(),
	enableEmailOTP: z.boolean(),
	imposeAuthentication: z.enum(AUTHENTICATION_TYPES),
	deliveryMode: z.enum(DELIVERY_MODES),
	allowFieldConfiguration: z.boolean(),
	signerType: z.enum(SIGNER_TYPES),
	hostEmail: z.string(),
	hostName: z.string(),
	signType: z.enum(SIGN_TYPES),
	groupSigners: groupSigners.describe("Members of the contact group."),
};

/** Whether a template can be used, in lists and in properties. */
const processing = {
	status: z
		.enum(DOCUMENT_STATUSES)
		.describe(
			"Status of the template. The status is Completed if the template can be used. The status is Draft while the template’s files are being processed, or if the files can’t be used.",
		),
	errorMessage: textOrNull.describe("Reason why the template’s files can’t be used."),
};

const templateSummaryModel = z.object({
	documentId: z.uuid().describe("ID of the template."),
	senderDetail: z.object({ name: z.string(), emailAddress: z.string(), userId: z.uuid() }),
	ccDetails: z.array(z.object({ emailAddress: z.string(), userId: z.uuid().nullable() })),
	createdDate: unixSeconds,
	activityDate: unixSeconds,
	activityBy: textOrNull,
	messageTitle: z.string().describe("Title of documents made from the template."),
	...processing,
	signerDetails: z.array(
		z.object({
			signerName: z.string(),
			signerRole: z.string(),
			signerEmail: z.string(),
			status: z.enum(SIGNER_STATUSES),
			userId: z.uuid().nullable(),
			order: z.int(),
			hostUserId: z.uuid().nullable(),
			groupId: textOrNull,
			...roleParts,
		}),
	),
	enableSigningOrder: z.boolean(),
	templateName: z.string(),
	templateDescription: z.string(),
	accessType: z.enum(TEMPLATE_ACCESS).describe("What you can do with the template."),
	accessTid: textOrNull.describe("ID of the team through which the template is shared with you."),
	isTemplate: z.boolean(),
	behalfOf: identity.nullable(),
	templateLabels: z.array(z.string()),
	labels: z.array(z.string()).describe("Labels that are added to documents made from the template."),
	brandId: z.uuid().nullable(),
});
export type TemplateSummaryModel = z.infer<typeof templateSummaryModel>;

export const templateRecordsModel = z.object({ pageDetails: pageDetailsModel, result: z.array(templateSummaryModel) });
export type TemplateRecordsModel = z.infer<typeof templateRecordsModel>;

const templateFieldModel = z.object({
	id: z.string().describe("Your ID for the field."),
	formFieldId: z.string().describe("Name of the field."),
	fieldType: z.string(),
	type: z.string(),
	value: textOrNull,
	font: z.string(),
	isRequired: z.boolean(),
	isReadOnly: z.boolean(),
	lineHeight: z.number(),
	fontSize: z.number(),
	fontHexColor: z.string(),
	isUnderLineFont: z.boolean(),
	isItalicFont: z.boolean(),
	isBoldFont: z.boolean(),
	groupName: textOrNull,
	label: textOrNull,
	placeholder: textOrNull,
	validationtype: z.string(),
	...fieldSettingsModels,
	bounds: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
	pageNumber: z.int(),
	conditionalRules: z.array(z.object({ fieldId: z.string(), isChecked: z.boolean(), value: textOrNull })),
	tabIndex: z.int().nullable(),
	allowEditFormField: z.boolean(),
	allowDeleteFormField: z.boolean(),
	isDefaultValueRequired: z.boolean(),
});
export type TemplateFieldModel = z.infer<typeof templateFieldModel>;

const roleModel = z.object({
	name: z.string(),
	index: z.int(),
	defaultSignerName: z.string(),
	defaultSignerEmail: z.string(),
	signerOrder: z.int(),
	locale: z.enum(LOCALES),
	defaultGroupId: textOrNull,
	allowRoleEdit: z.boolean(),
	allowRoleDelete: z.boolean(),
	...roleParts,
	formFields: z.array(templateFieldModel),
	enableEditRecipients: z.boolean(),
	enableDeleteRecipients: z.boolean(),
	recipientNotificationSettings: recipientNotificationsModel.nullable(),
	enableQes: z.boolean(),
});
export type TemplateRoleModel = z.infer<typeof roleModel>;

const sharesModel = z.array(z.object({ teamId: z.uuid(), accessType: z.enum(["Use", "Edit"]) }));

export const templatePropertiesModel = z.object({
	templateId: z.uuid(),
	...processing,
	title: z.string(),
	description: z.string(),
	documentTitle: z.string(),
	documentMessage: z.string(),
	files: z.array(z.object({ documentId: z.uuid(), documentName: z.string(), order: z.int(), pageCount: z.int() })),
	roles: z.array(roleModel),
	formGroups: z.array(formGroupModel),
	commonFields: z.array(z.never()),
	cCDetails: z.array(z.string()),
	brandId: z.uuid().nullable(),
	allowMessageEditing: z.boolean(),
	allowNewRoles: z.boolean(),
	allowNewFiles: z.boolean(),
	allowModifyFiles: z.boolean(),
	enableReassign: z.boolean(),
	EnablePrintAndSign: z.boolean(),
	enableSigningOrder: z.boolean(),
	createdDate: unixSeconds,
	createdBy: identity,
	sharedTemplateDetail: sharesModel,
	documentInfo: z.array(z.never()),
	labels: z.array(z.string()),
	templateLabels: z.array(z.string()),
	behalfOf: identity.nullable(),
	documentDownloadOption: z.enum(DOWNLOAD_OPTIONS),
	recipientNotificationSettings: recipientNotificationsModel.nullable(),
	formFieldPermission: z.object({ canAdd: z.boolean(), canModify: z.boolean(), canModifyDefaultValue: z.boolean() }),
	allowedSignatureTypes: z.array(z.enum(SIGNATURE_TYPES)),
	groupSignerSettings: groupSignerSettingsModel.nullable(),
	sharing: z.object({ teams: sharesModel }),
	enableAllowSignEverywhere: z.boolean(),
	documentTimeZone: textOrNull,
});
export type TemplatePropertiesModel = z.infer<typeof templatePropertiesModel>;
