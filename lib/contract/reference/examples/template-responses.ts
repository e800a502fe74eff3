import type { TEMPLATE_OPERATIONS } from "../../templates/operations.ts";
import type {
	TemplateFieldModel,
	TemplatePropertiesModel,
	TemplateRecordsModel,
	TemplateRoleModel,
} from "../../templates/read-models.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const TEMPLATE_ID = "9e4d1f7a-3c58-4b06-8f2d-6a1c0b7e5d42";
const TEAM_ID = "5a2e9c71-8b3d-4f60-9e17-4d6c8b0a1f23";
const documentId = "0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11";
const CREATED = 1795255200;
const OWNER = { name: "Omar Diaz", emailAddress: "omar@example.com" };

const FIELD: TemplateFieldModel = {
	...{ id: "sign", formFieldId: "Signature", fieldType: "Signature", type: "Signature", value: null },
	...{ font: "Helvetica", isRequired: true, isReadOnly: false, lineHeight: 15, fontSize: 13, fontHexColor: "#000000" },
	...{ isUnderLineFont: false, isItalicFont: false, isBoldFont: false, groupName: null, label: null },
	...{ placeholder: null, validationtype: "None", validationCustomRegex: null, validationCustomRegexMessage: null },
	...{ dateFormat: null, timeFormat: null, imageInfo: null, attachmentInfo: null, editableDateFieldSettings: null },
	...{ hyperlinkText: null, formulaFieldSettings: null, characterLimit: null, dataSyncTag: null },
	...{ dropdownOptions: [], textAlign: "Left", textDirection: "LTR", characterSpacing: 0, backgroundHexColor: null },
	...{ resizeOption: "Fixed", isMasked: false, bounds: { x: 80, y: 600, width: 220, height: 60 }, pageNumber: 1 },
	...{ conditionalRules: [], tabIndex: null, allowEditFormField: true, allowDeleteFormField: true },
	isDefaultValueRequired: false,
};

const ACTING = {
	...{ phoneNumber: null, enableAccessCode: false, enableEmailOTP: false, imposeAuthentication: "None" as const },
	...{ deliveryMode: "Email" as const, allowFieldConfiguration: false, signerType: "Signer" as const },
	...{ hostEmail: "", hostName: "", signType: "Single" as const, groupSigners: [] },
};

const TENANT: TemplateRoleModel = {
	...{ name: "Tenant", index: 1, defaultSignerName: "", defaultSignerEmail: "", signerOrder: 1, locale: "EN" },
	...{ defaultGroupId: null, allowRoleEdit: true, allowRoleDelete: true },
	...ACTING,
	formFields: [FIELD],
	...{ enableEditRecipients: true, enableDeleteRecipients: true, recipientNotificationSettings: null },
	enableQes: false,
};

const teams = [{ teamId: TEAM_ID, accessType: "Use" as const }];
const LABELS = { labels: ["2026"], templateLabels: ["flats"] };

const PROPERTIES: TemplatePropertiesModel = {
	...{ templateId: TEMPLATE_ID, title: "Lease", description: "For flats in the harbour", documentTitle: "" },
	...{ documentMessage: "Please sign by Friday.", status: "Completed", errorMessage: null },
	files: [{ documentId: "c1f6b0de-7a25-4a8b-9b83-6a1f1c8b2d07", documentName: "lease.pdf", order: 0, pageCount: 2 }],
	...{ roles: [TENANT], formGroups: [], commonFields: [], cCDetails: ["office@example.com"] },
	brandId: "6f1d7c52-0a1e-4f6e-9d43-2f7a4cf3b1d8",
	...{ allowMessageEditing: true, allowNewRoles: true, allowNewFiles: true, allowModifyFiles: true },
	...{ enableReassign: true, EnablePrintAndSign: false, enableSigningOrder: false },
	...{ createdDate: CREATED, createdBy: OWNER, sharedTemplateDetail: teams, documentInfo: [] },
	...LABELS,
	...{ behalfOf: null, documentDownloadOption: "Combined", recipientNotificationSettings: null },
	formFieldPermission: { canAdd: true, canModify: true, canModifyDefaultValue: true },
	allowedSignatureTypes: ["Text", "Draw", "Image"],
	...{ groupSignerSettings: null, sharing: { teams }, enableAllowSignEverywhere: false, documentTimeZone: null },
};

const RECORDS: TemplateRecordsModel = {
	pageDetails: {
		...{ pageSize: 20, page: 1, totalRecordsCount: 1, totalPages: 1 },
		...{ sortedColumn: "activityDate", sortDirection: "DESC" },
	},
	result: [
		{
			documentId: TEMPLATE_ID,
			senderDetail: { ...OWNER, userId: "2b7d4e90-5c1a-4f38-8e6b-9a0d1c2f3e45" },
			ccDetails: [{ emailAddress: "office@example.com", userId: null }],
			...{ createdDate: CREATED, activityDate: CREATED, activityBy: OWNER.name, messageTitle: "Lease" },
			...{ status: "Completed", errorMessage: null },
			signerDetails: [
				{
					...{ signerName: "", signerRole: "Tenant", signerEmail: "", status: "None", userId: null, order: 1 },
					...{ hostUserId: null, groupId: null },
					...ACTING,
				},
			],
			...{ enableSigningOrder: false, templateName: "Lease", templateDescription: "For flats in the harbour" },
			...{ accessType: "Edit", accessTid: null, isTemplate: true, behalfOf: null },
			...LABELS,
			brandId: PROPERTIES.brandId,
		},
	],
};

/** What operations on templates answer. */
export const TEMPLATE_RESPONSES: ResponseExamples<typeof TEMPLATE_OPERATIONS> = {
	createTemplate: { templateId: TEMPLATE_ID },
	listTemplates: RECORDS,
	getTemplateProperties: PROPERTIES,
	sendTemplate: { documentId },
	mergeAndSendTemplates: { documentId },
};
