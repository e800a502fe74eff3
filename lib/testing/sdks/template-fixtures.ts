import { DOTNET_SEND, dotnetField } from "./dotnet.ts";
import { JAVA_SEND } from "./java.ts";
import { PHP_SEND } from "./php.ts";
import { PYTHON_SEND } from "./python.ts";
import type { SdkRequest } from "./sdk-request.ts";

/** What an SDK writes for the operations on templates. What it has no method for is left out. */
type TemplateFixture = {
	/** The part that carries the file, then texts. */
	create: SdkRequest;
	/** JSON bodies, as the SDK serialises its models. */
	send: (templateId: string) => object;
	merge: (templateIds: string[]) => object;
	edit: (templateId: string) => object;
	tags: (templateId: string) => object;
	share?: (teamId: string) => object;
};

const bounds = { x: 50, y: 50, width: 200, height: 25 };
const role = (index: number, name: string, field: object) => ({
	index,
	name,
	signerType: "Signer",
	formFields: [field],
});
const signature = { fieldType: "Signature", pageNumber: 1, bounds, id: "sign", isRequired: true, isMasked: false };
const tags = (templateId: string) => ({ templateId, documentLabels: ["q1"], templateLabels: ["sales"] });
const person = { roleIndex: 1, signerName: "Mia", signerEmail: "mia@example.com", signerType: "Signer" };
const note = { id: "note", value: "Two rooms" };

/** Values that a model of Python, Java and PHP has without being told. */
const SENT = { disableSMS: false, expiryValue: 60, allowScheduledSend: false };
const TEXTS = [
	["title", "Lease"],
	["description", "For flats"],
	["documentTitle", "Lease of a flat"],
	["documentMessage", "Please sign."],
] as const;

const textField = { fieldType: "TextBox", pageNumber: 1, bounds: { ...bounds, y: 150 }, id: "note", isMasked: false };
const roles = (...fields: object[]) => ({ index: 1, name: "Tenant", signerType: "Signer", formFields: fields });
const TENANT = JSON.stringify(roles(signature, textField));

/** TemplateApi of the Python SDK 3.1.4 (CreateTemplateRequest.to_json_form_params, to_dict without None). */
const python: TemplateFixture = {
	create: {
		...PYTHON_SEND,
		parts: [
			...TEXTS,
			["roles", TENANT],
			["allowModifyFiles", "True"],
			["allowMessageEditing", "True"],
			["allowNewRoles", "False"],
			["allowNewFiles", "True"],
			["enableReassign", "True"],
			["enablePrintAndSign", "False"],
			["enableSigningOrder", "False"],
			["useTextTags", "False"],
			["autoDetectFields", "False"],
			["labels[0]", "2026"],
			["templateLabels[0]", "flats"],
			["formFieldPermission[canAdd]", "False"],
			["formFieldPermission[canModify]", "True"],
		],
	},
	send: () => ({ roles: [{ ...person, existingFormFields: [note] }], title: "Flat 4", ...SENT }),
	merge: (templateIds) => ({ templateIds, title: "Both", roles: [person], ...SENT, useTextTags: false }),
	edit: () => ({ title: "Sale", roles: [role(1, "Buyer", signature)] }),
	tags,
};

/** TemplateApi of the Java SDK 6.0.0 (createFormData; Gson leaves nulls out). */
const java: TemplateFixture = {
	create: {
		...JAVA_SEND,
		parts: [
			["roles", TENANT],
			["allowNewFiles", "true"],
			["allowModifyFiles", "true"],
			["templateLabels", "flats"],
			["enableSigningOrder", "false"],
			["allowMessageEditing", "true"],
			...TEXTS,
			["formFieldPermission", '{"canAdd":false,"canModify":true}'],
			["allowNewRoles", "false"],
			["useTextTags", "false"],
			["labels", "2026"],
			["autoDetectFields", "false"],
			["enablePrintAndSign", "false"],
			["enableReassign", "true"],
		],
	},
	send: python.send,
	merge: python.merge,
	edit: python.edit,
	tags,
	share: (teamId) => ({ teams: [{ teamId, action: "Grant", accessLevel: "Use" }] }),
};

/** TemplateApi of the PHP SDK 3.1.3 (ObjectSerializer::getFormParams, sanitizeForSerialization). */
const php: TemplateFixture = {
	create: {
		...PHP_SEND,
		parts: [
			...TEXTS,
			["roles", TENANT],
			["allowModifyFiles", "true"],
			["allowMessageEditing", "true"],
			["allowNewRoles", "false"],
			["allowNewFiles", "true"],
			["enableReassign", "true"],
			["enablePrintAndSign", "false"],
			["enableSigningOrder", "false"],
			["useTextTags", "false"],
			["autoDetectFields", "false"],
			["labels", "2026"],
			["templateLabels", "flats"],
			["formFieldPermission", '{"canAdd":false,"canModify":true}'],
		],
	},
	send: python.send,
	merge: python.merge,
	edit: python.edit,
	tags,
};

/** What Newtonsoft.Json writes of Roles: nulls and zeros where EmitDefaultValue is true, enums by name but Languages. */
const dotnetRole = {
	...{ roleIndex: 1, signerName: "Mia", signerEmail: "mia@example.com", privateMessage: null },
	...{ authenticationType: "None", authenticationCode: null, signerType: null, enableEmailOTP: false },
	...{ signerRole: null, allowFieldConfiguration: null, language: 0, locale: "Default", deliveryMode: "Email" },
};

/** The same of SendForSignFromTemplate and MergeAndSendForSign. */
const dotnetSent = {
	...{ message: null, brandId: null, labels: null, disableEmails: false, hideDocumentId: null },
	...{ reminderSettings: null, cc: null, expiryDays: 0, expiryValue: 60, enablePrintAndSign: false },
	...{ enableSigningOrder: null, documentInfo: null, onBehalfOf: null, documentDownloadOption: null },
	...{ metaData: null, fileUrls: [], downloadFileName: null, documentTimeZone: null },
};

/** A TemplateRole without ImposeAuthentication, whose 0 has no name; FormField with all its defaults. */
const dotnetTemplateRole = {
	...{ name: "Buyer", index: 1, signerType: "Signer", language: 0, locale: "EN", imposeAuthentication: 0 },
	...{ allowRoleEdit: true, allowRoleDelete: true, deliveryMode: "Email" },
	formFields: [
		{
			...{ fieldType: "Signature", id: "sign", font: "Helvetica", fontHexColor: null, name: null, pageNumber: 1 },
			...{ fontSize: 0, bounds, isRequired: true, value: null, lineHeight: 0, characterLimit: 0 },
			...{ AttachmentInfo: null, ImageInfo: null, hyperlinkText: null, dataSyncTag: null, textAlign: "Left" },
			...{ textDirection: "LTR", characterSpacing: 0, backgroundHexColor: null, resizeOption: null },
			...{ allowDeleteFormField: null, allowEditFormField: null, isDefaultValueRequired: null },
		},
	],
};

/** TemplateClient of the .NET SDK 7.3.2 (FromRequestHelper.ConvertToFormRequestForTemplate, ApiClient.Serialize). */
const dotnet: TemplateFixture = {
	create: {
		...DOTNET_SEND,
		parts: [
			["Title", "Lease"],
			["Description", "For flats"],
			["DocumentTitle", "Lease of a flat"],
			["DocumentMessage", "Please sign."],
			["Roles[0][Name]", "Tenant"],
			["Roles[0][Index]", "1"],
			["Roles[0][SignerOrder]", "0"],
			["Roles[0][SignerType]", "Signer"],
			["Roles[0][Language]", "None"],
			["Roles[0][Locale]", "EN"],
			["Roles[0][SignType]", "Single"],
			["Roles[0][AllowFieldConfiguration]", "False"],
			...dotnetField("Roles[0][FormFields][0]", "sign", "Signature", 50),
			...dotnetField("Roles[0][FormFields][1]", "note", "TextBox", 150).map(
				([name, text]) => [name, name.endsWith("[IsRequired]") ? "False" : text] as const,
			),
			["Roles[0][AllowRoleEdit]", "True"],
			["Roles[0][AllowRoleDelete]", "True"],
			["Roles[0][DeliveryMode]", "Email"],
			["FormFieldPermission.CanAdd", "False"],
			["FormFieldPermission.CanModify", "True"],
			["FormFieldPermission.CanModifyDefaultValue", "False"],
			["EnableSigningOrder", "false"],
			["EnablePrintAndSign", "false"],
			["EnableReassign", "true"],
			["AllowNewRoles", "false"],
			["AllowNewFiles", "true"],
			["AllowModifyFiles", "true"],
			["AllowMessageEditing", "true"],
			["UseTextTags", "false"],
			["AutoDetectFields", "false"],
			["Labels[0]", "2026"],
			["TemplateLabels[0]", "flats"],
		],
	},
	send: (documentId) => ({
		...{ documentId, title: "Flat 4", ...dotnetSent, disableSMS: false, disableExpiryAlert: null },
		...{ enableReassign: null, recipientNotificationSettings: null },
		roles: [{ ...dotnetRole, existingFormFields: [{ ...note, isReadOnly: false, templateOrder: null }] }],
	}),
	merge: (templateIds) => ({
		...{ templateIds, title: "Both", ...dotnetSent, disableExpiryAlert: false, enableReassign: true },
		roles: [dotnetRole],
	}),
	edit: (templateId) => ({
		...{ templateId, title: "Sale", description: null, roles: [dotnetTemplateRole], cc: null, documentTitle: null },
		...{ documentMessage: null, brandId: null, allowMessageEditing: null, allowNewRoles: null, allowNewFiles: null },
		...{ allowModifyFiles: null, enableReassign: null, enablePrintAndSign: null, enableSigningOrder: null },
		...{ documentInfo: null, onBehalfOf: null, labels: null, templateLabels: null, formFieldPermission: null },
		...{ recipientNotificationSettings: null, groupSignerSettings: null, documentTimeZone: null },
	}),
	tags,
	share: (teamId) => ({ teams: [{ teamId, action: "Grant", accessLevel: "Use" }] }),
};

export const TEMPLATE_FIXTURES = { Python: python, Java: java, PHP: php, ".NET": dotnet } as const;
