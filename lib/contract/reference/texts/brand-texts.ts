/** Parameters of a brand, the same for create and edit. */
const PARTS: Readonly<Record<string, string>> = {
	brandName: "Name of the brand.",
	brandLogo: "PNG, JPEG or SVG, up to 5 MB. Converted to a PNG of at most 600 × 600 pixels.",
	backgroundColor: "Background of pages and emails: a hex value such as #1F4FD8, or a CSS colour name.",
	buttonColor: "Colour of the main button on signing pages and in emails.",
	buttonTextColor:
		"Colour of the button’s text. If it’s unreadable on the button (WCAG AA, 4.5:1), white or dark text is used and the response includes warnings.",
	emailDisplayName: "Sender name of emails.",
	disclaimerTitle: "Heading of a notice shown before signing.",
	disclaimerDescription: "Text of the notice. Up to 5,000 characters.",
	redirectUrl: "URL to open after a signer finishes.",
	documentTimeZone:
		"Time zone for dates in the document, certificate and emails to signers, and on pages until the browser’s time zone is known. A name such as Europe/Paris or an offset such as +05:30.",
	isDefault: "Used for documents without a brandId. Exactly one brand is the default.",
	canHideTagLine: "Hide the line that names this service in emails and on pages.",
	combineAuditTrail: "Include the certificate in the sealed PDF instead of a separate file.",
	combineAttachments: "Include signers’ attachments in the sealed PDF instead of separate files.",
	excludeAuditTrailFromEmail: "Send the sealed document without the certificate.",
	emailSignedDocument: "Attach the sealed document to the last email, or link to it. Defaults to Attachment.",
	showBuiltInFormFields: "Stored for editors: offer built-in fields. Defaults to true.",
	allowCustomFieldCreation: "Stored for editors: let senders create custom fields.",
	showSharedCustomFields: "Stored for editors: show shared custom fields.",
	hideDecline: "Signers can’t decline.",
	hideSave: "Don’t offer signers to finish later.",
	documentExpirySettings: "Defaults for documents that don’t set their own values.",
	"documentExpirySettings.expiryDateType": "How expiryValue is interpreted.",
	"documentExpirySettings.expiryValue":
		"Days (1 to 180), hours (8 to 4,320) or a Unix timestamp in seconds. A timestamp in the past means 60 days.",
	"documentExpirySettings.enableDefaultExpiryAlert": "Email signers and sender a day before a document expires.",
	"documentExpirySettings.enableAutoReminder": "Remind signers who haven’t acted.",
	"documentExpirySettings.reminderDays": "Days between reminders, 1 to 180. Defaults to 3.",
	"documentExpirySettings.reminderCount": "Number of reminders, 1 to 5. Defaults to 3.",
	customDomainSettings: "Send emails from your own domain.",
	"customDomainSettings.domainName":
		"Your domain. brand/get returns the TXT record to publish. Emails come from the domain once the record is found. If it disappears, they stop and the account’s admins are notified. The domain’s SPF record must allow this server.",
	"customDomainSettings.fromName": "Sender name of emails. Overrides emailDisplayName.",
	signatureFrameSettings: "Frame around signatures in the sealed PDF.",
	"signatureFrameSettings.enableSignatureFrame": "Whether to draw the frame.",
	"signatureFrameSettings.showRecipientName": "Include the signer’s name.",
	"signatureFrameSettings.showRecipientEmail": "Include the signer’s email address.",
	"signatureFrameSettings.showTimeStamp": "Include the time of signing.",
};

function textsFor(operation: string): [string, string][] {
	return Object.entries(PARTS).map(([part, text]) => [`${operation}.${part}`, text]);
}

const BRAND_ID = "The brand’s ID, returned by brand/create.";

/** Descriptions of the parameters of brand operations. */
export const BRAND_TEXTS: Readonly<Record<string, string>> = {
	...Object.fromEntries([...textsFor("createBrand"), ...textsFor("editBrand")]),
	"editBrand.brandId": BRAND_ID,
	"getBrand.brandId": BRAND_ID,
	"deleteBrand.brandId": BRAND_ID,
	"resetDefaultBrand.brandId": BRAND_ID,
};
