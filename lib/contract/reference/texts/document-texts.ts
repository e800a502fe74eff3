import { identitySettingsTexts } from "./identity-settings-texts.ts";

/** Descriptions of the parameters of document operations. */
export const DOCUMENT_TEXTS: Readonly<Record<string, string>> = {
	"sendDocument.files":
		"PDF, PNG or JPEG files; DOCX, XLSX or PPTX where an office converter is installed. See Limits for the total size. Page numbers continue across files. In JSON, use data URIs or {base64, fileName}.",
	"sendDocument.title": "Shown to all recipients and used as the file name. Up to 256 characters.",
	"sendDocument.message":
		"Message to all signers, shown in the first email and on the signing page. Up to 5,000 characters.",
	"sendDocument.signers": "1 to 50 people or groups who act on the document.",
	"sendDocument.signers.name":
		"Printed on the certificate. Up to 256 characters. Required unless the signer is a group.",
	"sendDocument.signers.emailAddress": "Address for the signature request. Optional for in-person signers.",
	"sendDocument.signers.signerType":
		"Reviewers have no fields. An in-person signer signs on the host’s device and needs hostEmail.",
	"sendDocument.signers.signerRole": "Stored and returned unchanged.",
	"sendDocument.signers.signerOrder":
		"With enableSigningOrder, 1 to 50; signers with the same number sign at the same time. Otherwise the position in the list.",
	"sendDocument.signers.deliveryMode":
		"Email, SMS or EmailAndSMS. SMS needs a phoneNumber and a plan that includes it.",
	"sendDocument.signers.phoneNumber":
		"Number for SMS: countryCode, such as +33, and number. Must be valid for that country.",
	"sendDocument.signers.locale":
		"Language of this signer’s emails, signing page and certificate. English and French are available; all other values use English.",
	"sendDocument.signers.privateMessage": "Message to this signer only. Up to 5,000 characters.",
	"sendDocument.signers.hostEmail": "Email address of the host of an in-person signer.",
	"sendDocument.signers.hostName": "Name of the host.",
	"sendDocument.signers.formFields":
		"Fields this signer fills in; see Form fields. Required unless the signer is a reviewer. CheckBox, RadioButton and Dropdown fields accept conditionalRules: [{fieldId, isChecked, value}] names another field of this signer that appears only while the box is checked or unchecked (isChecked), or while the option is selected (value).",
	"sendDocument.signers.authenticationType":
		"How the signer confirms their identity before opening the document: AccessCode, EmailOTP, SMSOTP or IdVerification, where you review an identity document. Defaults to None.",
	"sendDocument.signers.authenticationCode":
		"Access code, up to 50 characters. Implies AccessCode if authenticationType is omitted. Share the code with the signer yourself; it can’t be read back.",
	"sendDocument.signers.authenticationRetryCount":
		"Wrong codes in a row before the signer is locked, until you allow another attempt. 1 to 10; defaults to 5.",
	"sendDocument.signers.authenticationSettings": "How often the signer authenticates.",
	"sendDocument.signers.authenticationSettings.authenticationFrequency":
		"EveryAccess: in each browser session, and after an hour without activity. UntilSignCompleted: the same, until the signer has signed. OncePerDocument: once per browser. None is treated as EveryAccess.",
	...identitySettingsTexts("sendDocument.signers"),
	"sendDocument.signers.enableEmailOTP": "true is the same as authenticationType EmailOTP.",
	"sendDocument.signers.enableAccessCode": "true is the same as authenticationType AccessCode.",
	"sendDocument.signers.signType":
		"Group: any one member of a contact group signs; see Group signers. Defaults to Single.",
	"sendDocument.signers.groupId":
		"ID of the contact group, with signType Group. Omit name, emailAddress and phoneNumber.",
	"sendDocument.signers.recipientNotificationSettings":
		"Email notifications for this signer. Overrides the document’s setting.",
	"sendDocument.documentInfo":
		"Alternative names for title and message. One entry, which must match title and message if you send both.",
	"sendDocument.documentInfo.locale": "Accepted but ignored. Each signer’s locale applies.",
	"sendDocument.documentInfo.title": "Same as title.",
	"sendDocument.documentInfo.description": "Same as message.",
	"sendDocument.groupSignerSettings": "Which groups can sign.",
	"sendDocument.groupSignerSettings.allowedDirectories":
		"Groups must be in one of these directories. If omitted, any group can sign.",
	"sendDocument.groupSignerSettings.enabled": "Whether groups can sign. false is refused if a signer is a group.",
	"sendDocument.cc": "People who receive a copy of the sealed PDF.",
	"sendDocument.cc.emailAddress": "Email address for the copy.",
	"sendDocument.enableSigningOrder": "Ask signers in signing order. By default all signers are asked at once.",
	"sendDocument.enableReassign": "Signers can reassign the document to someone else. Defaults to true.",
	"sendDocument.disableEmails": "Send signers no emails. Share links from getEmbeddedSignLink instead.",
	"sendDocument.disableSMS": "Send signers no SMS, regardless of deliveryMode.",
	"sendDocument.enableEmbeddedSigning": "Accepted but ignored. Signing links are available for every document.",
	"sendDocument.enableAuditTrailLocalization": "Accepted but ignored. The certificate uses the signer’s language.",
	"sendDocument.hideDocumentId":
		"Hide the document ID on pages. By default it’s printed in six points in a corner of each page with nothing within 4 pt, and shown there to signers. Files signed before upload never get it.",
	"sendDocument.disableExpiryAlert": "Don’t email signers and sender a day before the document expires.",
	"sendDocument.isSandbox": "Must match the key. Defaults to the key’s environment.",
	"sendDocument.reminderSettings": "Reminder emails to signers who haven’t acted.",
	"sendDocument.reminderSettings.enableAutoReminder": "Whether to send reminders.",
	"sendDocument.reminderSettings.reminderDays": "Days between reminders, 1 to 180. Defaults to 3.",
	"sendDocument.reminderSettings.reminderCount": "Number of reminders, 1 to 5. Defaults to 3.",
	"sendDocument.expiryDays": "Same as expiryDateType Days.",
	"sendDocument.expiryDateType": "How expiryValue is interpreted.",
	"sendDocument.expiryValue":
		"Days (1 to 180), hours (8 to 4,320) or a Unix timestamp in seconds. Defaults to 60 days.",
	"sendDocument.brandId": "Brand for emails, pages and default settings. Defaults to the account’s default brand.",
	"sendDocument.useTextTags": "Convert tags like {{text|1|*|Your name|name}} in the files to fields; see Text tags.",
	"sendDocument.textTagDefinitions": "Definitions for tags like {{@id}}; see Text tags.",
	"sendDocument.autoDetectFields":
		"Create fields from the files’ form fields and from places that look like fields; see Detected fields.",
	"sendDocument.fileUrls":
		"Public https URLs of files, at most 25, used instead of files or after them. Redirects are followed to public https URLs.",
	"sendDocument.scheduledSendTime":
		"When to send, as a Unix timestamp 30 minutes to 180 days ahead. The document is Scheduled until then, and its expiry starts when it’s sent. If the sender identity withdraws consent before then, the document becomes a draft.",
	"sendDocument.labels": "Up to 50 labels for finding documents.",
	"sendDocument.metaData": "Up to 50 key-value pairs. Keys up to 50 characters, values up to 500.",
	"sendDocument.formGroups": "How many checkboxes with the same groupName a signer must check.",
	"sendDocument.formGroups.groupNames":
		"groupName values of checkboxes. Each name is a separate group for each signer.",
	"sendDocument.formGroups.groupValidation":
		"Minimum needs minimumCount, Maximum needs maximumCount, Range needs both, and Absolute needs either one.",
	"sendDocument.formGroups.minimumCount": "Minimum number of checked boxes.",
	"sendDocument.formGroups.maximumCount": "Maximum number of checked boxes.",
	"sendDocument.documentDownloadOption": "Combined: one PDF. Individually: a zip with one PDF per file.",
	"sendDocument.allowedSignatureTypes": "Ways to create a signature. Defaults to all three.",
	"sendDocument.downloadFileName": "File name for downloads, without the extension. Defaults to the title.",
	"sendDocument.recipientNotificationSettings":
		"Emails recipients get: signatureRequest, reminders, completed, declined, revoked, expired. All default to true. Other names are stored and returned.",
	"getDocumentProperties.documentId": "The document’s ID, returned by document/send.",
	"listDocuments.page": "Page number, from 1. Covers the first 10,000 documents.",
	"listDocuments.pageSize": "1 to 100. Defaults to 10.",
	"listDocuments.sentBy": "Sender email addresses. Matches any of them.",
	"listDocuments.recipients": "Signer email addresses. Matches any of them.",
	"listDocuments.transmitType": "Documents you sent, received, or both.",
	"listDocuments.status": "Matches any of these.",
	"listDocuments.dateFilterType": "Date that startDate and endDate filter by.",
	"listDocuments.startDate": "ISO 8601 date or timestamp.",
	"listDocuments.endDate": "ISO 8601 date or timestamp.",
	"listDocuments.searchKey":
		"Part of a title, name or address, or a complete document ID. One or two letters match the start of words.",
	"listDocuments.labels": "Matches all of these.",
	"listDocuments.brandIds": "Documents sent with any of these brands.",
	"listDocuments.nextCursor": "cursor of the last document on the previous page. Overrides page.",
	"downloadDocument.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.documentId": "The document’s ID, returned by document/send.",
	"downloadAttachment.attachmentId": "ID of the attachment field, from document/properties.",
	"downloadAuditLog.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.documentId": "The document’s ID, returned by document/send.",
	"revokeDocument.message": "Reason, shown to signers.",
	"remindSigners.documentId": "The document’s ID, returned by document/send.",
	"remindSigners.receiverEmails": "Signers to remind. Defaults to everyone whose turn it is.",
	"remindSigners.reminderPhoneNumbers": "Phone numbers of signers to remind, for signers asked by SMS.",
	"remindSigners.reminderPhoneNumbers.countryCode": "Country code, such as +33.",
	"remindSigners.reminderPhoneNumbers.number": "National number.",
	"remindSigners.message": "Message to include in the reminder.",
	"deleteDocument.documentId": "The document’s ID, returned by document/send.",
	"deleteDocument.deletePermanently": "Delete permanently now instead of moving to the trash for 30 days.",
	"draftSend.documentId": "ID of the draft, from document/list.",
	"cancelEditing.documentId": "ID of a sent document that is being edited (inEditingMode is true).",
	"cancelEditing.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"changeRecipient.documentId": "The document’s ID, returned by document/send.",
	"changeRecipient.oldSignerEmail": "Email address of the signer to replace, who must not have signed.",
	"changeRecipient.oldPhoneNumber": "Phone number of the signer to replace: countryCode and number.",
	"changeRecipient.oldPhoneNumber.countryCode": "Country code, such as +33.",
	"changeRecipient.oldPhoneNumber.number": "National number.",
	"changeRecipient.phoneNumber":
		"Number for SMS to the new signer. Without it they get no SMS. Needs a plan that includes SMS.",
	"changeRecipient.newSignerName": "Name of the new signer. Up to 256 characters.",
	"changeRecipient.newSignerEmail":
		"Email address for the request. The former signer is notified and their links stop working.",
	"changeRecipient.reason": "Reason, recorded in the audit trail.",
	"changeRecipient.order": "Signing order of the signer, if the address signs more than once.",
	"prefillFields.documentId": "The document’s ID, returned by document/send.",
	"prefillFields.fields": "Values for signers who haven’t signed, in the format of form fields.",
	"prefillFields.fields.id": "ID of the field.",
	"prefillFields.fields.value": "Value shown to the signer. An empty value clears the field.",
	"addTags.documentId": "The document’s ID, returned by document/send.",
	"addTags.tags": "Labels to add. A document can have up to 50.",
	"deleteTags.documentId": "The document’s ID, returned by document/send.",
	"deleteTags.tags": "Labels to remove.",
	"addAuthentication.documentId": "The document’s ID, returned by document/send.",
	"addAuthentication.emailId": "Email address of the signer. Use this or phoneNumber.",
	"addAuthentication.order": "Signing order of the signer, if the address signs more than once.",
	"addAuthentication.authenticationType": "AccessCode, EmailOTP, SMSOTP or IdVerification. Replaces the current type.",
	"addAuthentication.accessCode": "For AccessCode: up to 50 characters. Share the code with the signer yourself.",
	"addAuthentication.phoneNumber":
		"For SMSOTP: number for codes (countryCode and number), unless the signer has one. Identifies the signer if emailId is omitted.",
	"addAuthentication.authenticationRetryCount":
		"Wrong codes in a row before the signer is locked. 1 to 10; defaults to 5.",
	"addAuthentication.authenticationSettings": "How often the signer authenticates, as in document/send.",
	"addAuthentication.authenticationSettings.authenticationFrequency":
		"EveryAccess, UntilSignCompleted or OncePerDocument.",
	...identitySettingsTexts("addAuthentication"),
	"addAuthentication.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"removeAuthentication.documentId": "The document’s ID, returned by document/send.",
	"removeAuthentication.emailId": "Email address of the signer. Use this or phoneNumber.",
	"removeAuthentication.phoneNumber": "Phone number of the signer: countryCode and number.",
	"removeAuthentication.zOrder": "Signing order of the signer, if the address signs more than once.",
	"removeAuthentication.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"changeAccessCode.documentId": "The document’s ID, returned by document/send.",
	"changeAccessCode.emailId": "Email address of a signer with an access code. Use this or phoneNumber.",
	"changeAccessCode.zOrder": "Signing order of the signer, if the address signs more than once.",
	"changeAccessCode.accessCode":
		"New code, up to 50 characters. The old code stops working and the count of wrong codes is reset.",
	"changeAccessCode.phoneNumber": "Phone number of the signer: countryCode and number.",
	"changeAccessCode.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"extendExpiry.documentId": "The document’s ID, returned by document/send.",
	"extendExpiry.newExpiryValue":
		"A date (2030-01-31, until the end of that day), a timestamp (2030-01-31T12:00:00Z), or a number in the unit of expiryValue. Must be later than the current expiry and at most 180 days ahead. An expired document reopens.",
	"extendExpiry.newExpiryDate": "Older name for newExpiryValue.",
	"extendExpiry.warnPrior": "Whether to alert signers and sender a day before expiry. Unchanged if omitted.",
	"getEmbeddedSignLink.documentId": "The document’s ID, returned by document/send.",
	"getEmbeddedSignLink.signerEmail": "Email address of the signer.",
	"getEmbeddedSignLink.countryCode": "Country code of phoneNumber, used instead of signerEmail.",
	"getEmbeddedSignLink.phoneNumber": "Phone number of the signer, used instead of signerEmail.",
	"getEmbeddedSignLink.signLinkValidTill": "ISO 8601 timestamp. Defaults to the document’s expiry.",
	"getEmbeddedSignLink.redirectUrl":
		"URL to open after the signer finishes or declines. Pages on its origin can embed the signing page.",
	"sendDocument.onBehalfOf":
		"Email address of an approved sender identity. Signers see its name as the sender, and replies go to its address.",
	"downloadDocument.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"downloadAttachment.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"downloadAuditLog.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"revokeDocument.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"remindSigners.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"changeRecipient.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"prefillFields.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"addTags.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"deleteTags.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
	"extendExpiry.onBehalfOf": "Sender identity the document was sent on behalf of. Must match if given.",
};
