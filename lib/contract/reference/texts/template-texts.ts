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
const BEHALF = "Sender identity documents from the template are sent on behalf of. Must match if given.";

/** What a template is: the same in template/create and template/edit. */
const SETTINGS: Texts = {
	...asInSend(...GROUPS, "cc", "cc.emailAddress", "brandId", "recipientNotificationSettings", "documentInfo.locale"),
	title: "Name of the template. Up to 256 characters.",
	description: "Shown to the people who use the template. Up to 5,000 characters.",
	documentTitle: "Title of documents made from the template. Defaults to title.",
	documentMessage: "Message to all signers of these documents. Up to 5,000 characters.",
	documentInfo: "Alternative names for documentTitle and documentMessage. One entry.",
	"documentInfo.title": "Same as documentTitle.",
	"documentInfo.description": "Same as documentMessage.",
	documentTimeZone: "Time zone for dates in these documents, such as Europe/Paris.",
	onBehalfOf: "Email address of an approved sender identity these documents are sent on behalf of.",
	labels: "Up to 50 labels that documents made from the template get.",
	templateLabels: "Up to 50 labels for finding the template. Documents don’t get them.",
	enableSigningOrder: "Ask signers in signing order.",
	enableReassign: "Signers can reassign the document to someone else.",
	allowedSignatureTypes: "Ways to create a signature.",
	allowMessageEditing: "Senders can change the message. Defaults to true.",
	allowNewRoles: "Senders can add roles. Defaults to true.",
	allowNewFiles: "Senders can add files. Defaults to true.",
	allowModifyFiles: "Senders can replace, reorder and remove files. Defaults to true.",
	formFieldPermission: "Changes that senders can make to form fields. Defaults to all.",
	"formFieldPermission.canAdd": "Senders can add form fields.",
	"formFieldPermission.canModify": "Senders can change and remove form fields.",
	"formFieldPermission.canModifyDefaultValue": "Senders can change default values.",
	roles: "Up to 50 people or groups who act on documents made from the template.",
	"roles.name": "Name of the role, such as Tenant. Up to 100 characters.",
	"roles.index": "Number of the role, 1 to 50. Required and unique in the template.",
	"roles.defaultSignerName": "Name of the signer, unless the sender gives another.",
	"roles.defaultSignerEmail": "Email address of the signer, unless the sender gives another.",
	"roles.signerOrder": "With enableSigningOrder, 1 to 50. Defaults to the position in the list.",
	"roles.imposeAuthentication":
		"How the signer confirms their identity: AccessCode, EmailOTP, SMSOTP or IdVerification. Senders give the access code. Defaults to None.",
	"roles.defaultGroupId": "ID of the contact group, with signType Group.",
	"roles.formFields":
		"Form fields of the role; see Form fields. allowEditFormField and allowDeleteFormField decide what senders can change, and isDefaultValueRequired makes them give a value.",
	"roles.allowRoleEdit": "Senders can change the signer. Defaults to true.",
	"roles.allowRoleDelete": "Senders can remove the role. Defaults to true.",
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
	title: "Title of the document. Defaults to the template’s documentTitle, then its title.",
	message: "Message to all signers. Defaults to the template’s.",
	files: "Files to add after the template’s. Page numbers continue.",
	labels: "Up to 50 labels. Replaces the template’s.",
	brandId: "Brand for emails, pages and default settings. Defaults to the template’s, then the account’s.",
	cc: "People who receive a copy, in addition to the template’s.",
	enableSigningOrder: "Ask signers in signing order. Defaults to the template’s setting.",
	enableReassign: "Signers can reassign the document. Defaults to the template’s setting.",
	hideDocumentId: "Hide the document ID on pages. Defaults to the template’s setting.",
	allowedSignatureTypes: "Ways to create a signature. Defaults to the template’s setting.",
	roleRemovalIndices:
		"Indices of roles to remove with their form fields. The remaining roles are numbered again from 1.",
	removeFormFields: "IDs of form fields to remove.",
	roles: "Signers for the template’s roles. Roles with a signer in the template can be omitted.",
	"roles.roleIndex": "Index of the role, counted after removals. A new index adds a role that has formFields.",
	"roles.signerName": "Name of the signer. Defaults to the template’s.",
	"roles.signerEmail": "Email address of the signer. Defaults to the template’s.",
	"roles.signerRole": "Name of the role. Defaults to the template’s.",
	"roles.formFields": "Form fields to add to the role; see Form fields.",
	"roles.existingFormFields": "Values for the template’s form fields.",
	"roles.existingFormFields.id": "ID of a form field of this role.",
	"roles.existingFormFields.value": "Value shown to the signer. An empty value clears the field.",
	"roles.existingFormFields.isReadOnly": "The signer can’t change the value. Unchanged if omitted.",
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
		roles: "Replaces all roles and their form fields. Unchanged if omitted.",
	}),
	...under("listTemplates", {
		page: "Page number, from 1.",
		pageSize: "1 to 100. Defaults to 10.",
		templateType:
			"mytemplates: those your role and team give you. sharedtemplate: those shared with you. Defaults to all.",
		searchKey: "Part of a title, description, role or label, or a complete template ID.",
		onBehalfOf: "Email addresses of sender identities. Matches any of them.",
		createdBy: "Email addresses of owners. Matches any of them.",
		templateLabels: "Matches all of these.",
		startDate: "ISO 8601 date or timestamp. Filters by creation.",
		endDate: "ISO 8601 date or timestamp. Filters by creation.",
		brandIds: "Templates with any of these brands.",
		sharedWithTeamId: "Templates shared with any of these teams.",
	}),
	"getTemplateProperties.templateId": TEMPLATE_ID,
	...under("downloadTemplate", {
		...NAMED,
		includeFormFieldValues: "Print default values on the pages. Defaults to false.",
	}),
	...under("deleteTemplate", {
		...NAMED,
		deletePermanently: "Delete permanently now instead of moving to the trash for 30 days.",
	}),
	...under("sendTemplate", {
		...SENT,
		templateId: TEMPLATE_ID,
		documentId: "The template’s ID, which some SDKs repeat here. Documents get IDs of their own.",
	}),
	...under("mergeAndSendTemplates", {
		...SENT,
		templateIds: "1 to 10 templates, in the order of their pages. The first one’s settings apply.",
	}),
	...under("shareTemplate", {
		templateId: TEMPLATE_ID,
		teams: "1 to 100 teams.",
		"teams.teamId": "The team’s ID, from teams/list.",
		"teams.action": "Grant shares the template or changes the access level. Revoke stops sharing it.",
		"teams.accessLevel": "Use or Edit. Required with Grant.",
	}),
	...under("addTemplateTags", {
		...NAMED,
		documentLabels: "Labels to add for documents made from the template.",
		templateLabels: "Labels to add to the template.",
	}),
	...under("deleteTemplateTags", {
		...NAMED,
		documentLabels: "Labels that new documents no longer get.",
		templateLabels: "Labels to remove from the template.",
	}),
};
