import { identitySettingsTexts } from "./identity-settings-texts.ts";

/** Descriptions of the parameters of document operations. */
export const DOCUMENT_TEXTS: Readonly<Record<string, string>> = {
	"sendDocument.files":
		"PDF, PNG or JPEG files. DOCX, XLSX and PPTX files are also accepted if an office converter is installed. For the maximum total size, see Limits. Page numbers continue across files. In JSON, use data URIs or {base64, fileName}.",
	"sendDocument.title":
		"Title of the document, shown to all recipients and used as the file name. Up to 256 characters.",
	"sendDocument.message":
		"Message to all signers, shown in the first email and on the signing page. Up to 5,000 characters.",
	"sendDocument.signers": "1 to 50 people or groups who sign or review the document.",
	"sendDocument.signers.name":
		"Name of the signer, printed on the certificate. Up to 256 characters. Required unless the signer is a group.",
	"sendDocument.signers.emailAddress":
		"Email address that the signature request is sent to. Optional for in-person signers.",
	"sendDocument.signers.signerType":
		"Type of signer. Reviewers don’t have any fields. In-person signers sign on the host’s device and require hostEmail.",
	"sendDocument.signers.signerRole": "Your name for the signer’s role. Stored and returned unchanged.",
	"sendDocument.signers.signerOrder":
		"Position in the signing order, 1 to 50. Signers with the same number sign at the same time. If enableSigningOrder isn’t true, the signer’s position in the list is used instead.",
	"sendDocument.signers.deliveryMode":
		"How the signer is notified: Email, SMS or EmailAndSMS. SMS requires a phoneNumber and a plan that includes SMS.",
	"sendDocument.signers.phoneNumber":
		"Phone number for SMS: countryCode, such as +33, and number. The number must be valid for that country.",
	"sendDocument.signers.locale":
		"Language of this signer’s emails, signing page and certificate. English and French are available. Other values are accepted but fall back to English.",
	"sendDocument.signers.privateMessage": "Message shown only to this signer. Up to 5,000 characters.",
	"sendDocument.signers.hostEmail": "Email address of the host of an in-person signer.",
	"sendDocument.signers.hostName": "Name of the host of an in-person signer.",
	"sendDocument.signers.formFields":
		"Fields that the signer fills in. See Form fields. Required unless the signer is a reviewer. CheckBox, RadioButton and Dropdown fields accept conditionalRules: [{fieldId, isChecked, value}]. Each rule’s fieldId is the ID of another field of this signer. That field appears only while the box is checked or unchecked (isChecked), or while the option is selected (value).",
	"sendDocument.signers.authenticationType":
		"How the signer confirms their identity before opening the document: AccessCode, EmailOTP, SMSOTP or IdVerification. With IdVerification, you review the signer’s identity document. Defaults to None.",
	"sendDocument.signers.authenticationCode":
		"Access code, up to 50 characters. If authenticationType is omitted, AccessCode is used. Share the code with the signer yourself. The API never returns the code.",
	"sendDocument.signers.authenticationRetryCount":
		"Number of consecutive wrong codes, 1 to 10, after which the signer is locked until you allow another attempt. Defaults to 5.",
	"sendDocument.signers.authenticationSettings": "Settings for how often the signer must authenticate.",
	"sendDocument.signers.authenticationSettings.authenticationFrequency":
		"How often the signer must authenticate. EveryAccess: in each browser session, and after an hour without activity. UntilSignCompleted: the same as EveryAccess, but only until the signer has signed. OncePerDocument: once per browser. None is treated as EveryAccess.",
	...identitySettingsTexts("sendDocument.signers"),
	"sendDocument.signers.enableEmailOTP": "If true, has the same effect as setting authenticationType to EmailOTP.",
	"sendDocument.signers.enableAccessCode": "If true, has the same effect as setting authenticationType to AccessCode.",
	"sendDocument.signers.signType":
		"Whether one person signs (Single), or any one member of a contact group (Group). See Group signers. Defaults to Single.",
	"sendDocument.signers.groupId":
		"ID of the contact group if signType is Group. If you set groupId, omit name, emailAddress and phoneNumber.",
	"sendDocument.signers.recipientNotificationSettings":
		"Email notifications for this signer. Overrides the document’s settings.",
	"sendDocument.documentInfo":
		"Alternative to title and message. Contains one entry, which must match title and message if you also send those.",
	"sendDocument.documentInfo.locale": "Accepted but ignored. Each signer’s own locale applies.",
	"sendDocument.documentInfo.title": "Same as title.",
	"sendDocument.documentInfo.description": "Same as message.",
	"sendDocument.groupSignerSettings": "Settings for which contact groups can sign.",
	"sendDocument.groupSignerSettings.allowedDirectories":
		"Directories whose groups can sign. If omitted, any group can sign.",
	"sendDocument.groupSignerSettings.enabled": "Whether groups can sign. Can’t be false if a signer is a group.",
	"sendDocument.cc": "People who receive a copy of the sealed PDF.",
	"sendDocument.cc.emailAddress": "Email address that the copy is sent to.",
	"sendDocument.enableSigningOrder":
		"Whether to ask signers to sign in order. By default, all signers are asked at the same time.",
	"sendDocument.enableReassign": "Whether signers can reassign the document to someone else. Defaults to true.",
	"sendDocument.disableEmails": "If true, signers don’t get any emails. Share links from getEmbeddedSignLink instead.",
	"sendDocument.disableSMS": "If true, signers don’t get any SMS messages, regardless of deliveryMode.",
	"sendDocument.enableEmbeddedSigning": "Accepted but ignored. Signing links are available for every document.",
	"sendDocument.enableAuditTrailLocalization": "Accepted but ignored. The certificate uses the signer’s language.",
	"sendDocument.hideDocumentId":
		"Whether to hide the document ID on pages. By default, the ID is printed in 6 pt text in a corner of each page, if there’s nothing within 4 pt of the ID. Signers also see the ID there. The ID is never printed in files that were signed before upload.",
	"sendDocument.disableExpiryAlert":
		"If true, the signers and the sender don’t get an email a day before the document expires.",
	"sendDocument.isSandbox":
		"Whether the document is created in the sandbox. Must match the API key. Defaults to the key’s environment.",
	"sendDocument.reminderSettings": "Reminder emails to signers who haven’t acted.",
	"sendDocument.reminderSettings.enableAutoReminder":
		"Whether to send reminders. Defaults to false, even if reminderDays is set.",
	"sendDocument.reminderSettings.reminderDays": "Days between reminders, 1 to 180. Defaults to 3.",
	"sendDocument.reminderSettings.reminderCount": "Number of reminders, 1 to 5. Defaults to 3.",
	"sendDocument.expiryDays":
		"Days until the document expires, 1 to 180. The same as expiryDateType Days with expiryValue. Ignored if expiryDateType is set. Defaults to the brand’s setting, then 60.",
	"sendDocument.expiryDateType": "How expiryValue is interpreted.",
	"sendDocument.expiryValue":
		"Days (1 to 180), hours (8 to 4,320) or a Unix timestamp in seconds. Defaults to 60 days.",
	"sendDocument.brandId":
		"ID of the brand for emails, pages and default settings. Defaults to the account’s default brand.",
	"sendDocument.useTextTags":
		"Whether to convert tags such as {{text|1|*|Your name|name}} in the files to fields. See Text tags.",
	"sendDocument.textTagDefinitions": "Definitions for tags such as {{@id}}. See Text tags.",
	"sendDocument.autoDetectFields":
		"Whether to create fields from the files’ form fields and from places that look like fields. See Detected fields.",
	"sendDocument.fileUrls":
		"Public https URLs of up to 25 files, used instead of files or added after them. Redirects to other public https URLs are followed.",
	"sendDocument.scheduledSendTime":
		"When to send, as a Unix timestamp 30 minutes to 180 days ahead. Until then, the document’s status is Scheduled. The expiry period starts when the document is sent. If the sender identity withdraws consent before the send time, the document becomes a draft.",
	"sendDocument.labels": "Up to 50 labels for finding documents.",
	"sendDocument.metaData": "Up to 50 key-value pairs. Keys can have up to 50 characters and values up to 500.",
	"sendDocument.formGroups": "Rules for how many checkboxes with the same groupName a signer must check.",
	"sendDocument.formGroups.groupNames":
		"groupName values of the checkboxes. For each signer, each name is a separate group.",
	"sendDocument.formGroups.groupValidation":
		"Type of rule. Minimum requires minimumCount, Maximum requires maximumCount, Range requires both, and Absolute requires either one.",
	"sendDocument.formGroups.minimumCount": "Minimum number of boxes that must be checked.",
	"sendDocument.formGroups.maximumCount": "Maximum number of boxes that can be checked.",
	"sendDocument.documentDownloadOption":
		"How documents are downloaded. Combined returns one PDF. Individually returns a zip with one PDF per file.",
	"sendDocument.allowedSignatureTypes": "Ways in which signers can create a signature. Defaults to all three.",
	"sendDocument.downloadFileName": "File name for downloads, without the extension. Defaults to the title.",
	"sendDocument.recipientNotificationSettings":
		"Emails that recipients receive: signatureRequest, reminders, completed, declined, revoked and expired. All default to true. Other keys are stored and returned.",
	"getDocumentProperties.documentId": "The document’s ID, returned by document/send.",
	"listDocuments.page": "Page number, starting from 1. Pages cover only the first 10,000 documents.",
	"listDocuments.pageSize": "Number of documents per page, 1 to 100. Defaults to 10.",
	"listDocuments.sentBy": "Email addresses of senders. Returns documents from any of these senders.",
	"listDocuments.recipients": "Email addresses of signers. Returns documents with any of these signers.",
	"listDocuments.transmitType": "Whether to return documents that you sent, that you received, or both.",
	"listDocuments.status": "Returns documents with any of these statuses.",
	"listDocuments.dateFilterType": "Type of date that startDate and endDate filter by.",
	"listDocuments.startDate": "Start of the date range, as an ISO 8601 date or timestamp.",
	"listDocuments.endDate": "End of the date range, as an ISO 8601 date or timestamp.",
	"listDocuments.searchKey":
		"Part of a title, name or email address, or a complete document ID. Search terms of one or two letters match only the start of words.",
	"listDocuments.labels": "Returns documents that have all of these labels.",
	"listDocuments.brandIds": "Returns documents sent with any of these brands.",
	"listDocuments.nextCursor": "The cursor of the last document on the previous page. Overrides page.",
	"downloadDocument.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.attachmentId": "ID of the attachment field, returned by document/properties.",
	"downloadAuditLog.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.message": "Reason for revoking the document. Shown to signers.",
	"remindSigners.documentId": "The document’s ID, returned by document/send.",
	"remindSigners.receiverEmails": "Email addresses of the signers to remind. Defaults to all signers whose turn it is.",
	"remindSigners.reminderPhoneNumbers":
		"Phone numbers of the signers to remind, for signers who received the request by SMS.",
	"remindSigners.reminderPhoneNumbers.countryCode": "Country code, such as +33.",
	"remindSigners.reminderPhoneNumbers.number": "National number.",
	"remindSigners.message": "Message to include in the reminder.",
	"deleteDocument.documentId": "The document’s ID, returned by document/send.",
	"deleteDocument.deletePermanently":
		"Whether to delete the document permanently now instead of moving it to the trash for 30 days.",
	"draftSend.documentId": "ID of the draft, returned by document/list.",
	"cancelEditing.documentId": "ID of a sent document that’s being edited (inEditingMode is true).",
	"cancelEditing.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"changeRecipient.documentId": "The document’s ID, returned by document/send.",
	"changeRecipient.oldSignerEmail": "Email address of the signer to replace. The signer must not have signed yet.",
	"changeRecipient.oldPhoneNumber": "Phone number of the signer to replace: countryCode and number.",
	"changeRecipient.oldPhoneNumber.countryCode": "Country code, such as +33.",
	"changeRecipient.oldPhoneNumber.number": "National number.",
	"changeRecipient.phoneNumber":
		"Phone number of the new signer for SMS. If omitted, the new signer doesn’t get any SMS messages. Requires a plan that includes SMS.",
	"changeRecipient.newSignerName": "Name of the new signer. Up to 256 characters.",
	"changeRecipient.newSignerEmail":
		"Email address that the signature request is sent to. The former signer is notified, and the former signer’s links stop working.",
	"changeRecipient.reason": "Reason for the change. Recorded in the audit trail.",
	"changeRecipient.order": "Signing order of the signer. Use if several signers have the same email address.",
	"prefillFields.documentId": "The document’s ID, returned by document/send.",
	"prefillFields.fields":
		"Values for fields of signers who haven’t signed. The values have the same format as in form fields.",
	"prefillFields.fields.id": "ID of the field.",
	"prefillFields.fields.value": "Value shown to the signer. An empty value clears the field.",
	"addTags.documentId": "The document’s ID, returned by document/send.",
	"addTags.tags": "Labels to add. A document can have up to 50 labels.",
	"deleteTags.documentId": "The document’s ID, returned by document/send.",
	"deleteTags.tags": "Labels to remove.",
	"addAuthentication.documentId": "The document’s ID, returned by document/send.",
	"addAuthentication.emailId": "Email address of the signer. Required unless phoneNumber identifies the signer.",
	"addAuthentication.order": "Signing order of the signer. Use if several signers have the same email address.",
	"addAuthentication.authenticationType":
		"Type of authentication: AccessCode, EmailOTP, SMSOTP or IdVerification. Replaces the current type.",
	"addAuthentication.accessCode":
		"Access code, if authenticationType is AccessCode. Up to 50 characters. Share the code with the signer yourself.",
	"addAuthentication.phoneNumber":
		"Phone number that codes are sent to (countryCode and number). Required for SMSOTP unless the signer already has a phone number. Identifies the signer if emailId is omitted.",
	"addAuthentication.authenticationRetryCount":
		"Number of consecutive wrong codes after which the signer is locked, 1 to 10. Defaults to 5.",
	"addAuthentication.authenticationSettings":
		"Settings for how often the signer must authenticate, as in document/send.",
	"addAuthentication.authenticationSettings.authenticationFrequency":
		"How often the signer must authenticate: EveryAccess, UntilSignCompleted or OncePerDocument.",
	...identitySettingsTexts("addAuthentication"),
	"addAuthentication.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"removeAuthentication.documentId": "The document’s ID, returned by document/send.",
	"removeAuthentication.emailId": "Email address of the signer. Specify either emailId or phoneNumber.",
	"removeAuthentication.phoneNumber": "Phone number of the signer: countryCode and number.",
	"removeAuthentication.zOrder": "Signing order of the signer. Use if several signers have the same email address.",
	"removeAuthentication.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"changeAccessCode.documentId": "The document’s ID, returned by document/send.",
	"changeAccessCode.emailId":
		"Email address of a signer who has an access code. Specify either emailId or phoneNumber.",
	"changeAccessCode.zOrder": "Signing order of the signer. Use if several signers have the same email address.",
	"changeAccessCode.accessCode":
		"New access code, up to 50 characters. The old code stops working, and the count of wrong codes is reset.",
	"changeAccessCode.phoneNumber": "Phone number of the signer: countryCode and number.",
	"changeAccessCode.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"extendExpiry.documentId": "The document’s ID, returned by document/send.",
	"extendExpiry.newExpiryValue":
		"New expiry: a date such as 2030-01-31 (the document expires at the end of that day), a timestamp such as 2030-01-31T12:00:00Z, or a number in the same unit as expiryValue. Must be later than the current expiry and at most 180 days ahead. An expired document reopens.",
	"extendExpiry.newExpiryDate": "Former name of newExpiryValue.",
	"extendExpiry.warnPrior":
		"Whether to alert the signers and the sender a day before the document expires. Unchanged if omitted.",
	"getEmbeddedSignLink.documentId": "The document’s ID, returned by document/send.",
	"getEmbeddedSignLink.signerEmail": "Email address of the signer.",
	"getEmbeddedSignLink.countryCode": "Country code of phoneNumber. Use instead of signerEmail.",
	"getEmbeddedSignLink.phoneNumber": "Phone number of the signer. Use instead of signerEmail.",
	"getEmbeddedSignLink.signLinkValidTill":
		"Time when the link expires, as an ISO 8601 timestamp. Defaults to the document’s expiry.",
	"getEmbeddedSignLink.redirectUrl":
		"URL that opens after the signer finishes or declines. Pages on the same origin can show the signing page in a frame. An admin can allow other origins in Settings → Signing.",
	"sendDocument.onBehalfOf":
		"Email address of an approved sender identity. Signers see the sender identity’s name as the sender, and replies go to the sender identity’s email address.",
	"downloadDocument.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"downloadAttachment.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"downloadAuditLog.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"revokeDocument.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"remindSigners.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"changeRecipient.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"prefillFields.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"addTags.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"deleteTags.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
	"extendExpiry.onBehalfOf":
		"Email address of a sender identity. If specified, must match the one that the document was sent on behalf of.",
};
