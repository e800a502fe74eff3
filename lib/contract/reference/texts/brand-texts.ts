/** What a brand's parts mean; create and edit take the same. */
const PARTS: Readonly<Record<string, string>> = {
	brandName: "What the brand is called.",
	brandLogo: "PNG, JPEG or SVG, at most 5 MB. Drawn anew as a PNG within 600 by 600 pixels.",
	backgroundColor: 'Behind the pages and the emails: "#1F4FD8", or a name of CSS.',
	buttonColor: "Of the main button on signing pages and in emails.",
	buttonTextColor:
		"On the button. When it cannot be read there (WCAG AA, 4.5:1), white or dark text is shown instead and the answer has warnings.",
	emailDisplayName: "Who emails seem to come from.",
	disclaimerTitle: "Heading of a notice that signers see before they sign.",
	disclaimerDescription: "The notice itself. Up to 5,000 characters.",
	redirectUrl: "Where the signer's browser goes after finishing.",
	documentTimeZone:
		'For dates in the document, its certificate and emails to signers, and on pages until the reader\'s own zone is known: "Europe/Paris", or an offset like "+05:30".',
	isDefault: "Used by documents that name no brand. There is exactly one default.",
	canHideTagLine: "Leave the line that names this service out of emails and pages.",
	combineAuditTrail: "Make the certificate part of the sealed PDF, instead of a file of its own.",
	combineAttachments: "Keep what signers attached inside the sealed PDF, instead of in files of their own.",
	excludeAuditTrailFromEmail: "Send the sealed document without the certificate.",
	emailSignedDocument: "Attach the sealed document to the last email, or only link to it. Attachment unless given.",
	showBuiltInFormFields: "Kept for editors: offer the built-in fields. On unless you say otherwise.",
	allowCustomFieldCreation: "Kept for editors: let senders make custom fields.",
	showSharedCustomFields: "Kept for editors: show custom fields that are shared.",
	hideDecline: "Signers are not offered to decline, and cannot.",
	hideSave: "Signers are not offered to finish later.",
	documentExpirySettings: "What documents get that say nothing else. A document's own values win.",
	"documentExpirySettings.expiryDateType": "What expiryValue counts.",
	"documentExpirySettings.expiryValue":
		"Days (1 to 180), hours (8 to 4,320) or a moment in unix seconds; a moment that has passed counts as 60 days.",
	"documentExpirySettings.enableDefaultExpiryAlert": "Tell the sender a day before a document expires.",
	"documentExpirySettings.enableAutoReminder": "Remind signers who have not acted.",
	"documentExpirySettings.reminderDays": "Days between reminders, 1 to 180; 3 unless given.",
	"documentExpirySettings.reminderCount": "How many, 1 to 5; 3 unless given.",
	customDomainSettings: "Emails from your own domain.",
	"customDomainSettings.domainName":
		"Reading the brand shows a TXT record to publish. Once it is found, emails come from this domain; when it is gone, they no longer do and the account’s Admins are told. Let the domain's SPF record allow this server.",
	"customDomainSettings.fromName": "Who emails seem to come from, before emailDisplayName.",
	signatureFrameSettings: "A frame around signatures in the sealed PDF.",
	"signatureFrameSettings.enableSignatureFrame": "Draw it.",
	"signatureFrameSettings.showRecipientName": "With the signer's name.",
	"signatureFrameSettings.showRecipientEmail": "With the signer's address.",
	"signatureFrameSettings.showTimeStamp": "With the time of signing.",
};

function textsFor(operation: string): [string, string][] {
	return Object.entries(PARTS).map(([part, text]) => [`${operation}.${part}`, text]);
}

const BRAND_ID = "As creating answered.";

/** Parts of operations on brands. */
export const BRAND_TEXTS: Readonly<Record<string, string>> = {
	...Object.fromEntries([...textsFor("createBrand"), ...textsFor("editBrand")]),
	"editBrand.brandId": BRAND_ID,
	"getBrand.brandId": BRAND_ID,
	"deleteBrand.brandId": BRAND_ID,
	"resetDefaultBrand.brandId": BRAND_ID,
};
