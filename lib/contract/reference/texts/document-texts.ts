import { identitySettingsTexts } from "./identity-settings-texts.ts";
import { ON_BEHALF_OF_TEXT } from "./on-behalf-of-text.ts";

/** Descriptions of the parameters of document operations. */
export const DOCUMENT_TEXTS: Readonly<Record<string, string>> = {
	"sendDocument.files":
		"PDF, PNG or JPEG files. DOCX, XLSX and PPTX files are also accepted if an office converter is installed. For the maximum total size, see Limits. Pages are numbered continuously across files. In JSON, specify each file as a data URI or as {base64, fileName}.",
	"sendDocument.title":
		"Title of the document, shown to all recipients and used as the file name. Up to 256 characters.",
	"sendDocument.message":
		"Message to all signers, shown in the first email and on the signing page. Up to 5,000 characters.",
	"sendDocument.signers": "List of 1 to 50 people or groups who sign or review the document.",
	"sendDocument.signers.name":
		"Name of the signer, printed on the certificate. Up to 256 characters. Required unless the signer is a group.",
	"sendDocument.signers.emailAddress":
		"Email address to which the signature request is sent. Optional for in-person signers.",
	"sendDocument.signers.signerType":
		"Type of signer. Reviewers can’t have form fields. In-person signers sign on the host’s device, and hostEmail is required for them.",
	"sendDocument.signers.signerRole":
		"Your name for the signer’s role. The API stores this name and returns it unchanged.",
	"sendDocument.signers.signerOrder":
		"Position in the signing order, 1 to 50. Signers with the same number are asked to sign at the same time. If enableSigningOrder isn’t true, the signer’s position in the list is used instead.",
	"sendDocument.signers.deliveryMode":
		"How the signer is notified: Email, SMS or EmailAndSMS. SMS delivery requires a phoneNumber and a plan that includes SMS.",
	"sendDocument.signers.phoneNumber":
		"Phone number for SMS messages, as a countryCode such as +33 and a number. The number must be valid for that country.",
	"sendDocument.signers.locale":
		"Language of this signer’s emails, signing page and certificate. English and French are available. Other values are accepted, but English is used instead.",
	"sendDocument.signers.privateMessage": "Message shown only to this signer. Up to 5,000 characters.",
	"sendDocument.signers.hostEmail": "Email address of the in-person signer’s host.",
	"sendDocument.signers.hostName": "Name of the in-person signer’s host.",
	"sendDocument.signers.formFields":
		"Fields that the signer fills in. See Form fields. Required unless the signer is a reviewer. CheckBox, RadioButton and Dropdown fields accept conditionalRules: [{fieldId, isChecked, value}]. In each rule, fieldId is the ID of another field of this signer. The other field appears only while the box is checked or unchecked, as set in isChecked, or while the option set in value is selected.",
	"sendDocument.signers.authenticationType":
		"How the signer confirms their identity before opening the document: AccessCode, EmailOTP, SMSOTP or IdVerification. With IdVerification, you review the signer’s identity document. Defaults to None.",
	"sendDocument.signers.authenticationCode":
		"Access code, up to 50 characters. If you omit authenticationType, the type AccessCode is used. Share the code with the signer yourself. The API never returns the code.",
	"sendDocument.signers.authenticationRetryCount":
		"Number of consecutive wrong codes after which the signer is locked, 1 to 10. The signer stays locked until you allow another attempt. Defaults to 5.",
	"sendDocument.signers.authenticationSettings": "Settings that control how often the signer must authenticate.",
	"sendDocument.signers.authenticationSettings.authenticationFrequency":
		"How often the signer must authenticate. With EveryAccess, the signer authenticates in each browser session and after an hour without activity. UntilSignCompleted has the same effect, but only until the signer has signed. With OncePerDocument, the signer authenticates once in each browser. None has the same effect as EveryAccess.",
	...identitySettingsTexts("sendDocument.signers"),
	"sendDocument.signers.enableEmailOTP":
		"Setting enableEmailOTP to true has the same effect as setting authenticationType to EmailOTP.",
	"sendDocument.signers.enableAccessCode":
		"Setting enableAccessCode to true has the same effect as setting authenticationType to AccessCode.",
	"sendDocument.signers.signType":
		"Whether one person signs (Single) or any one member of a contact group can sign (Group). See Group signers. Defaults to Single.",
	"sendDocument.signers.groupId":
		"ID of the contact group that signs if signType is Group. If you specify groupId, omit name, emailAddress and phoneNumber.",
	"sendDocument.signers.recipientNotificationSettings":
		"Email notifications for this signer. These settings override the document’s settings.",
	"sendDocument.documentInfo":
		"Alternative to title and message. The list must have one entry. If you also specify title or message, their values must match the entry.",
	"sendDocument.documentInfo.locale": "Accepted but ignored. Each signer’s own locale is used instead.",
	"sendDocument.documentInfo.title": "Same as title.",
	"sendDocument.documentInfo.description": "Same as message.",
	"sendDocument.groupSignerSettings": "Settings that control which contact groups can sign.",
	"sendDocument.groupSignerSettings.allowedDirectories":
		"Directories whose contact groups can sign. If you omit the directories, any contact group can sign.",
	"sendDocument.groupSignerSettings.enabled":
		"Whether contact groups can sign. This value can’t be false if one of the signers is a group.",
	"sendDocument.cc": "People who receive a copy of the sealed PDF.",
	"sendDocument.cc.emailAddress": "Email address to which the copy is sent.",
	"sendDocument.enableSigningOrder":
		"Whether signers are asked to sign in order. By default, all signers are asked at the same time.",
	"sendDocument.enableReassign": "Whether signers can reassign the document to someone else. Defaults to true.",
	"sendDocument.disableEmails":
		"If true, signers don’t get any emails. In that case, share the links that document/getEmbeddedSignLink returns.",
	"sendDocument.disableSMS": "If true, signers don’t get any SMS messages, regardless of deliveryMode.",
	"sendDocument.enableEmbeddedSigning": "Accepted but ignored. Signing links are available for every document.",
	"sendDocument.enableAuditTrailLocalization": "Accepted but ignored. The certificate uses the signer’s language.",
	"sendDocument.hideDocumentId":
		"Whether to hide the document ID on pages. By default, the ID is printed in a corner of each page in 6 pt text, unless there is other content within 4 pt of the ID. Signers also see the ID in that corner. The ID is never printed in files that were signed before upload.",
	"sendDocument.disableExpiryAlert":
		"If true, no email is sent to the signers and the sender a day before the document expires.",
	"sendDocument.isSandbox":
		"Whether the document is created in the sandbox. The value must match the environment of the API key. Defaults to that environment.",
	"sendDocument.reminderSettings": "Settings for reminder emails to signers who haven’t responded yet.",
	"sendDocument.reminderSettings.enableAutoReminder":
		"Whether to send reminders automatically. Defaults to false, even if you set reminderDays.",
	"sendDocument.reminderSettings.reminderDays": "Number of days between reminders, 1 to 180. Defaults to 3.",
	"sendDocument.reminderSettings.reminderCount": "Number of reminders, 1 to 5. Defaults to 3.",
	"sendDocument.expiryDays":
		"Number of days until the document expires, 1 to 180. Setting expiryDays has the same effect as setting expiryDateType to Days and expiryValue to this number. If you set expiryDateType, expiryDays is ignored. Defaults to the brand’s setting or, if the brand has none, to 60.",
	"sendDocument.expiryDateType": "How expiryValue is interpreted.",
	"sendDocument.expiryValue":
		"Number of days (1 to 180), number of hours (8 to 4,320) or a Unix timestamp in seconds. Defaults to 60 days.",
	"sendDocument.brandId":
		"ID of the brand whose emails, pages and default settings are used. Defaults to the account’s default brand.",
	"sendDocument.useTextTags":
		"Whether to convert tags in the files, such as {{text|1|*|Your name|name}}, into fields. See Text tags.",
	"sendDocument.textTagDefinitions": "Definitions for tags such as {{@id}}. See Text tags.",
	"sendDocument.autoDetectFields":
		"Whether to create fields from form fields in the files and from places that look like fields. See Detected fields.",
	"sendDocument.fileUrls":
		"Public https URLs of up to 25 files. You can specify URLs instead of files. If you specify both, the files from the URLs are added at the end. Redirects to other public https URLs are followed.",
	"sendDocument.scheduledSendTime":
		"Time at which the document is sent, as a Unix timestamp in seconds. The time must be 30 minutes to 180 days in the future. Until that time, the document’s status is Scheduled. The expiry period starts when the document is sent. If the person on whose behalf you’re sending withdraws consent before that time, the document becomes a draft.",
	"sendDocument.labels": "Up to 50 labels, which you can use to find the document.",
	"sendDocument.metaData": "Up to 50 key-value pairs. Keys can have up to 50 characters and values up to 500.",
	"sendDocument.formGroups": "Rules for the number of checkboxes with the same groupName that a signer must check.",
	"sendDocument.formGroups.groupNames":
		"The groupName values of the checkboxes. For each signer, the checkboxes with the same name form a separate group.",
	"sendDocument.formGroups.groupValidation":
		"Type of rule. Minimum requires minimumCount, Maximum requires maximumCount, Range requires both counts, and Absolute requires either count.",
	"sendDocument.formGroups.minimumCount": "Minimum number of boxes that must be checked.",
	"sendDocument.formGroups.maximumCount": "Maximum number of boxes that can be checked.",
	"sendDocument.documentDownloadOption":
		"Format in which the document is downloaded. Combined returns one PDF. Individually returns a ZIP file that contains one PDF for each file.",
	"sendDocument.allowedSignatureTypes": "Ways in which signers can create a signature. Defaults to all three ways.",
	"sendDocument.downloadFileName": "File name for downloads, without the extension. Defaults to the title.",
	"sendDocument.recipientNotificationSettings":
		"Settings for the emails that recipients receive: signatureRequest, reminders, completed, declined, revoked and expired. All of them default to true. The API also stores and returns other keys.",
	"getDocumentProperties.documentId": "The document’s ID, returned by document/send.",
	"listDocuments.page": "Page number, starting from 1. You can page through only the first 10,000 documents.",
	"listDocuments.pageSize": "Number of documents per page, 1 to 100. Defaults to 10.",
	"listDocuments.sentBy": "Email addresses of senders. Only documents from these senders are returned.",
	"listDocuments.recipients":
		"Email addresses of signers. Only documents with at least one of these signers are returned.",
	"listDocuments.transmitType": "Whether to return documents that you sent, documents that you received, or both.",
	"listDocuments.status": "Statuses of documents. Only documents with one of these statuses are returned.",
	"listDocuments.dateFilterType": "Type of date to which startDate and endDate apply.",
	"listDocuments.startDate": "Start of the date range, as an ISO 8601 date or timestamp.",
	"listDocuments.endDate": "End of the date range, as an ISO 8601 date or timestamp.",
	"listDocuments.searchKey":
		"Part of a title, name or email address, or a complete document ID. Search terms of one or two letters match only the beginning of words.",
	"listDocuments.labels": "Labels of documents. Only documents that have all of these labels are returned.",
	"listDocuments.brandIds": "IDs of brands. Only documents that were sent with one of these brands are returned.",
	"listDocuments.nextCursor":
		"The cursor of the last document on the previous page. If you specify nextCursor, the page parameter is ignored.",
	"downloadDocument.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.attachmentId": "ID of the attachment field, returned by document/properties.",
	"downloadAuditLog.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.message": "Reason for revoking the document, which is shown to signers.",
	"remindSigners.documentId": "The document’s ID, returned by document/send.",
	"remindSigners.receiverEmails": "Email addresses of the signers to remind. Defaults to all signers whose turn it is.",
	"remindSigners.reminderPhoneNumbers":
		"Phone numbers of the signers to remind. Specify phone numbers for signers who received the request by SMS.",
	"remindSigners.reminderPhoneNumbers.countryCode": "Country code, such as +33.",
	"remindSigners.reminderPhoneNumbers.number": "National phone number.",
	"remindSigners.message": "Message to include in the reminder.",
	"deleteDocument.documentId": "The document’s ID, returned by document/send.",
	"deleteDocument.deletePermanently":
		"Whether to permanently delete the document now instead of moving it to the trash for 30 days.",
	"draftSend.documentId": "ID of the draft, returned by document/list.",
	"cancelEditing.documentId": "ID of a sent document that’s being edited. For such a document, inEditingMode is true.",
	"cancelEditing.onBehalfOf": ON_BEHALF_OF_TEXT,
	"changeRecipient.documentId": "The document’s ID, returned by document/send.",
	"changeRecipient.oldSignerEmail": "Email address of the signer to replace. This signer must not have signed yet.",
	"changeRecipient.oldPhoneNumber": "Phone number of the signer to replace, as countryCode and number.",
	"changeRecipient.oldPhoneNumber.countryCode": "Country code, such as +33.",
	"changeRecipient.oldPhoneNumber.number": "National phone number.",
	"changeRecipient.phoneNumber":
		"New signer’s phone number for SMS messages. If you omit the phone number, the new signer doesn’t get any SMS messages. SMS messages require a plan that includes SMS.",
	"changeRecipient.newSignerName": "Name of the new signer. Up to 256 characters.",
	"changeRecipient.newSignerEmail":
		"Email address of the new signer, to which the signature request is sent. The former signer is notified, and the former signer’s links stop working.",
	"changeRecipient.reason": "Reason for the change, which is recorded in the audit trail.",
	"changeRecipient.order":
		"Signer’s position in the signing order. Specify the position if several signers have the same email address.",
	"prefillFields.documentId": "The document’s ID, returned by document/send.",
	"prefillFields.fields":
		"Values for the fields of signers who haven’t signed yet. Use the same format as for form fields.",
	"prefillFields.fields.id": "ID of the field.",
	"prefillFields.fields.value": "Value shown to the signer. An empty value clears the field.",
	"addTags.documentId": "The document’s ID, returned by document/send.",
	"addTags.tags": "Labels to add. A document can have up to 50 labels.",
	"deleteTags.documentId": "The document’s ID, returned by document/send.",
	"deleteTags.tags": "Labels to remove.",
	"addAuthentication.documentId": "The document’s ID, returned by document/send.",
	"addAuthentication.emailId": "Email address of the signer. Required unless phoneNumber identifies the signer.",
	"addAuthentication.order":
		"Signer’s position in the signing order. Specify the position if several signers have the same email address.",
	"addAuthentication.authenticationType":
		"Type of authentication: AccessCode, EmailOTP, SMSOTP or IdVerification. The new type replaces the current type.",
	"addAuthentication.accessCode":
		"Access code, up to 50 characters. Required if authenticationType is AccessCode. Share the code with the signer yourself.",
	"addAuthentication.phoneNumber":
		"Phone number to which codes are sent, as countryCode and number. Required for SMSOTP unless the signer already has a phone number. If you omit emailId, the phone number identifies the signer.",
	"addAuthentication.authenticationRetryCount":
		"Number of consecutive wrong codes after which the signer is locked, 1 to 10. Defaults to 5.",
	"addAuthentication.authenticationSettings":
		"Settings that control how often the signer must authenticate, as in document/send.",
	"addAuthentication.authenticationSettings.authenticationFrequency":
		"How often the signer must authenticate: EveryAccess, UntilSignCompleted or OncePerDocument.",
	...identitySettingsTexts("addAuthentication"),
	"addAuthentication.onBehalfOf": ON_BEHALF_OF_TEXT,
	"removeAuthentication.documentId": "The document’s ID, returned by document/send.",
	"removeAuthentication.emailId": "Email address of the signer. Specify either emailId or phoneNumber.",
	"removeAuthentication.phoneNumber": "Phone number of the signer, as countryCode and number.",
	"removeAuthentication.zOrder":
		"Signer’s position in the signing order. Specify the position if several signers have the same email address.",
	"removeAuthentication.onBehalfOf": ON_BEHALF_OF_TEXT,
	"changeAccessCode.documentId": "The document’s ID, returned by document/send.",
	"changeAccessCode.emailId":
		"Email address of a signer who has an access code. Specify either emailId or phoneNumber.",
	"changeAccessCode.zOrder":
		"Signer’s position in the signing order. Specify the position if several signers have the same email address.",
	"changeAccessCode.accessCode":
		"New access code, up to 50 characters. The old code stops working, and the count of wrong codes is reset.",
	"changeAccessCode.phoneNumber": "Phone number of the signer, as countryCode and number.",
	"changeAccessCode.onBehalfOf": ON_BEHALF_OF_TEXT,
	"extendExpiry.documentId": "The document’s ID, returned by document/send.",
	"extendExpiry.newExpiryValue":
		"New expiry: a date such as 2030-01-31 (the document expires at the end of that day), a timestamp such as 2030-01-31T12:00:00Z, or a number in the same unit as expiryValue. The new expiry must be later than the current expiry and at most 180 days in the future. If the document has expired, extending the expiry reopens the document.",
	"extendExpiry.newExpiryDate": "Former name of newExpiryValue.",
	"extendExpiry.warnPrior":
		"Whether to alert the signers and the sender a day before the document expires. If you omit warnPrior, the setting doesn’t change.",
	"getEmbeddedSignLink.documentId": "The document’s ID, returned by document/send.",
	"getEmbeddedSignLink.signerEmail": "Email address of the signer.",
	"getEmbeddedSignLink.countryCode":
		"Country code of the signer’s phone number, such as +33. Specify either signerEmail or countryCode and phoneNumber.",
	"getEmbeddedSignLink.phoneNumber":
		"The signer’s phone number in national format. Specify either signerEmail or countryCode and phoneNumber.",
	"getEmbeddedSignLink.signLinkValidTill":
		"Time at which the link expires, as an ISO 8601 timestamp. Defaults to the document’s expiry.",
	"getEmbeddedSignLink.redirectUrl":
		"URL that opens after the signer finishes or declines. Pages with the same origin as this URL can show the signing page in a frame. An admin can allow other origins in Settings → Signing.",
	"sendDocument.onBehalfOf":
		"Email address of an approved sender identity. Signers see the sender identity’s name as the sender, and replies go to the sender identity’s email address.",
	"downloadDocument.onBehalfOf": ON_BEHALF_OF_TEXT,
	"downloadAttachment.onBehalfOf": ON_BEHALF_OF_TEXT,
	"downloadAuditLog.onBehalfOf": ON_BEHALF_OF_TEXT,
	"revokeDocument.onBehalfOf": ON_BEHALF_OF_TEXT,
	"remindSigners.onBehalfOf": ON_BEHALF_OF_TEXT,
	"changeRecipient.onBehalfOf": ON_BEHALF_OF_TEXT,
	"prefillFields.onBehalfOf": ON_BEHALF_OF_TEXT,
	"addTags.onBehalfOf": ON_BEHALF_OF_TEXT,
	"deleteTags.onBehalfOf": ON_BEHALF_OF_TEXT,
	"extendExpiry.onBehalfOf": ON_BEHALF_OF_TEXT,
};
