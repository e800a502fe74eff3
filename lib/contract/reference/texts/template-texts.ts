import { DOCUMENT_TEXTS } from "./document-texts.ts";
import { identitySettingsTexts } from "./identity-settings-texts.ts";

type Texts = Readonly<Record<string, string>>;

const under = (prefix: string, texts: Texts): Texts =>
	Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));

/** Parts that mean the same as in document/send. */
const asInSend = (...names: string[]): Texts =>
	Object.fromEntries(names.map((name) => [name, DOCUMENT_TEXTS[`sendDocument.${name}`] ?? ""]));

const GROUPS = [
	...["formGroups", "formGroups.groupNames", "formGroups.groupValidation", "formGroups.minimumCount"],
	...["formGroups.maximumCount", "groupSignerSettings"],
	...["groupSignerSettings.allowedDirectories", "groupSignerSettings.enabled"],
];
const REMINDERS = ["reminderSettings", "enableAutoReminder", "reminderDays", "reminderCount"].map((name, index) =>
	index === 0 ? name : `reminderSettings.${name}`,
);
const FILES = ["fileUrls", "useTextTags", "textTagDefinitions"];
const TEMPLATE_ID = "The template’s ID, returned by template/create.";
const BEHALF =
	"Email address of a sender identity. If you specify an address, it must match the sender identity set in the template.";

/** What a template is: the same in template/create and template/edit. */
const SETTINGS: Texts = {
	...asInSend(...GROUPS, "cc", "cc.emailAddress", "brandId", "recipientNotificationSettings", "documentInfo.locale"),
	title: "Name of the template. Up to 256 characters.",
	description: "Description shown to people who use the template. Up to 5,000 characters.",
	documentTitle: "Title of documents made from the template. Defaults to title.",
	documentMessage: "Message to all signers of documents made from the template. Up to 5,000 characters.",
	documentInfo: "Alternative to documentTitle and documentMessage. The list must have one entry.",
	"documentInfo.title": "Same as documentTitle.",
	"documentInfo.description": "Same as documentMessage.",
	documentTimeZone: "Time zone for dates in documents made from the template, such as Europe/Paris.",
	onBehalfOf:
		"Email address of an approved sender identity. Documents made from the template are sent on behalf of this sender identity.",
	labels: "Up to 50 labels that are added to documents made from the template.",
	templateLabels: "Up to 50 labels, which you can use to find the template. These labels aren’t added to documents.",
	enableSigningOrder: "Whether signers are asked to sign in order.",
	enableReassign: "Whether signers can reassign the document to someone else.",
	allowedSignatureTypes: "Ways in which signers can create a signature.",
	allowMessageEditing: "Whether senders can change the message. Defaults to true.",
	allowNewRoles: "Whether senders can add roles. Defaults to true.",
	allowNewFiles: "Whether senders can add files. Defaults to true.",
	allowModifyFiles: "Whether senders can replace, reorder and remove files. Defaults to true.",
	formFieldPermission: "Changes that senders can make to form fields. By default, all changes are allowed.",
	"formFieldPermission.canAdd": "Whether senders can add form fields.",
	"formFieldPermission.canModify": "Whether senders can change and remove form fields.",
	"formFieldPermission.canModifyDefaultValue": "Whether senders can change default values.",
	roles: "Up to 50 roles for the people or groups who sign or review documents made from the template.",
	"roles.name": "Name of the role, such as Tenant. Up to 100 characters.",
	"roles.index": "Number of the role, 1 to 50. Required. The number must be unique in the template.",
	"roles.defaultSignerName": "Default name of the signer, which is used unless the sender specifies a different name.",
	"roles.defaultSignerEmail":
		"Default email address of the signer, which is used unless the sender specifies a different address.",
	"roles.signerOrder":
		"Position in the signing order, 1 to 50. The position applies if enableSigningOrder is true. Defaults to the role’s position in the list.",
	"roles.imposeAuthentication":
		"How the signer confirms their identity: AccessCode, EmailOTP, SMSOTP or IdVerification. For AccessCode, the sender specifies the code. Defaults to None.",
	"roles.defaultGroupId": "ID of the contact group. Required if signType is Group.",
	"roles.formFields":
		"Form fields of the role. See Form fields. For each field, allowEditFormField and allowDeleteFormField control whether senders can edit and delete the field. If isDefaultValueRequired is true, senders must specify a value.",
	"roles.allowRoleEdit": "Whether senders can change the signer. Defaults to true.",
	"roles.allowRoleDelete": "Whether senders can remove the role. Defaults to true.",
	...signerTexts("signerType", "deliveryMode", "phoneNumber", "locale", "hostEmail", "signType"),
	...signerTexts("recipientNotificationSettings"),
};

/** Parts of a role that mean the same as a signer’s in document/send. */
function signerTexts(...names: string[]): Texts {
	return Object.fromEntries(
		names.map((name) => [`roles.${name}`, DOCUMENT_TEXTS[`sendDocument.signers.${name}`] ?? ""]),
	);
}

/** What a request says about the document: the same in template/send and template/mergeAndSend. */
const SENT: Texts = {
	...asInSend(...GROUPS, ...REMINDERS, ...FILES, "brandId", "cc", "cc.emailAddress", "isSandbox", "metaData"),
	...asInSend("disableEmails", "disableSMS", "disableExpiryAlert", "enableAuditTrailLocalization"),
	...asInSend("expiryDays", "expiryDateType", "expiryValue", "scheduledSendTime", "documentDownloadOption"),
	...asInSend("downloadFileName", "recipientNotificationSettings", "onBehalfOf"),
	...asInSend("documentInfo", "documentInfo.locale", "documentInfo.title", "documentInfo.description"),
	title:
		"Title of the document. Defaults to the template’s documentTitle or, if the template has none, to the template’s title.",
	message: "Message to all signers. Defaults to the template’s message.",
	files: "Files to add after the template’s files. Pages are numbered continuously across files.",
	labels: "Up to 50 labels, which replace the template’s labels.",
	brandId:
		"ID of the brand whose emails, pages and default settings are used. Defaults to the template’s brand or, if the template has none, to the account’s default brand.",
	cc: "People who receive a copy, in addition to the people set in the template.",
	enableSigningOrder: "Whether signers are asked to sign in order. Defaults to the template’s setting.",
	enableReassign: "Whether signers can reassign the document. Defaults to the template’s setting.",
	hideDocumentId: "Whether to hide the document ID on pages. Defaults to the template’s setting.",
	allowedSignatureTypes: "Ways in which signers can create a signature. Defaults to the template’s setting.",
	roleRemovalIndices:
		"Indices of roles to remove. The form fields of these roles are also removed. The remaining roles are renumbered from 1.",
	removeFormFields: "IDs of form fields to remove.",
	roles: "Signers for the template’s roles. You can omit roles that already have a signer in the template.",
	"roles.roleIndex":
		"Index of the role after the roles in roleRemovalIndices are removed. A new index adds a role, which must have formFields.",
	"roles.signerName": "Name of the signer. Defaults to the name in the template.",
	"roles.signerEmail": "Email address of the signer. Defaults to the address in the template.",
	"roles.signerRole": "Name of the role. Defaults to the name in the template.",
	"roles.formFields": "Form fields to add to the role. See Form fields.",
	"roles.existingFormFields": "Values for the template’s form fields.",
	"roles.existingFormFields.id": "ID of a form field of this role.",
	"roles.existingFormFields.value": "Value shown to the signer. An empty value clears the field.",
	"roles.existingFormFields.isReadOnly":
		"Whether the value is read-only for the signer. If you omit isReadOnly, the setting doesn’t change.",
	...signerTexts("signerOrder", "signerType", "deliveryMode", "phoneNumber", "locale", "privateMessage", "hostEmail"),
	...signerTexts("authenticationType", "authenticationCode", "authenticationRetryCount", "authenticationSettings"),
	...signerTexts("authenticationSettings.authenticationFrequency", "enableEmailOTP", "signType", "groupId"),
	...signerTexts("recipientNotificationSettings"),
	...identitySettingsTexts("roles"),
};

const NAMED: Texts = { templateId: TEMPLATE_ID, onBehalfOf: BEHALF };

/** Descriptions of the parameters of template operations. */
export const TEMPLATE_TEXTS: Texts = {
	...under("createTemplate", { ...SETTINGS, ...asInSend("files", ...FILES, "autoDetectFields") }),
	...under("editTemplate", {
		...SETTINGS,
		templateId: TEMPLATE_ID,
		roles:
			"Roles, including their form fields, that replace all existing roles. If you omit roles, the existing roles don’t change.",
	}),
	...under("listTemplates", {
		page: "Page number, starting from 1.",
		pageSize: "Number of templates per page, 1 to 100. Defaults to 10.",
		templateType:
			"Which templates to return. mytemplates returns the templates available to you through your role and team. sharedtemplate returns the templates shared with you. Defaults to all.",
		searchKey: "Part of a title, description, role or label, or a complete template ID.",
		onBehalfOf:
			"Email addresses of sender identities. Only templates with one of these sender identities are returned.",
		createdBy: "Email addresses of owners. Only templates with one of these owners are returned.",
		templateLabels: "Labels of templates. Only templates that have all of these labels are returned.",
		startDate: "Start of the range of creation dates, as an ISO 8601 date or timestamp.",
		endDate: "End of the range of creation dates, as an ISO 8601 date or timestamp.",
		brandIds: "IDs of brands. Only templates with one of these brands are returned.",
		sharedWithTeamId: "IDs of teams. Only templates that are shared with at least one of these teams are returned.",
	}),
	"getTemplateProperties.templateId": TEMPLATE_ID,
	...under("downloadTemplate", {
		...NAMED,
		includeFormFieldValues: "Whether to print default values on the pages. Defaults to false.",
	}),
	...under("deleteTemplate", {
		...NAMED,
		deletePermanently: "Whether to permanently delete the template now instead of moving it to the trash for 30 days.",
	}),
	...under("sendTemplate", {
		...SENT,
		templateId: TEMPLATE_ID,
		documentId: "ID of the template, which some SDKs also send in this parameter. The document gets its own ID.",
	}),
	...under("mergeAndSendTemplates", {
		...SENT,
		templateIds:
			"IDs of 1 to 10 templates. The document’s pages are in the order of the templates. The settings of the first template apply.",
	}),
	...under("shareTemplate", {
		templateId: TEMPLATE_ID,
		teams: "List of 1 to 100 teams whose access to the template you want to change.",
		"teams.teamId": "The team’s ID, returned by teams/list.",
		"teams.action":
			"Change to the team’s access. Grant shares the template with the team or changes the team’s access level. Revoke stops sharing the template with the team.",
		"teams.accessLevel": "Access level of the team: Use or Edit. Required if action is Grant.",
	}),
	...under("addTemplateTags", {
		...NAMED,
		documentLabels: "Labels to add to documents made from the template.",
		templateLabels: "Labels to add to the template.",
	}),
	...under("deleteTemplateTags", {
		...NAMED,
		documentLabels: "Labels to stop adding to documents made from the template.",
		templateLabels: "Labels to remove from the template.",
	}),
};
