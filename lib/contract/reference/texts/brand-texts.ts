/** Parameters of a brand, the same for create and edit. */
const PARTS: Readonly<Record<string, string>> = {
	brandName: "Name of the brand.",
	brandLogo:
		"Logo as a PNG, JPEG or SVG file of up to 5 MB. The logo is converted to a PNG of at most 600 × 600 pixels.",
	backgroundColor: "Background colour of pages and emails, as a hex value such as #1F4FD8 or a CSS colour name.",
	buttonColor: "Colour of the main button on signing pages and in emails.",
	buttonTextColor:
		"Colour of the button’s text. If the contrast with the button is below 4.5:1 (WCAG AA), white or dark text is used instead and the response includes warnings.",
	emailDisplayName: "Sender name in emails.",
	disclaimerTitle: "Heading of a notice shown before signing.",
	disclaimerDescription: "Text of the notice shown before signing. Up to 5,000 characters.",
	redirectUrl: "URL that opens after a signer finishes.",
	documentTimeZone:
		"Time zone for dates in the document, the certificate and emails to signers. The same time zone is used on pages until the browser’s time zone is known. Specify a name such as Europe/Paris or an offset such as +05:30.",
	isDefault:
		"Whether the brand is the default brand, which is used for documents without a brandId. Exactly one brand is the default.",
	canHideTagLine: "Whether to hide the line that names this service in emails and on pages.",
	combineAuditTrail: "Whether to include the certificate in the sealed PDF instead of in a separate file.",
	combineAttachments: "Whether to include signers’ attachments in the sealed PDF instead of in separate files.",
	excludeAuditTrailFromEmail: "Whether to send the sealed document by email without the certificate.",
	emailSignedDocument:
		"Whether the sealed document is attached to the final email, or the email contains a link to the document. Defaults to Attachment.",
	showBuiltInFormFields: "Whether the editor offers built-in fields. Defaults to true.",
	allowCustomFieldCreation: "Whether senders can create custom fields in the editor.",
	showSharedCustomFields: "Whether the editor shows shared custom fields.",
	hideDecline: "Whether to prevent signers from declining.",
	hideSave: "Whether to hide the option to finish later.",
	documentExpirySettings: "Default expiry settings for documents that don’t set their own values.",
	"documentExpirySettings.expiryDateType": "How expiryValue is interpreted.",
	"documentExpirySettings.expiryValue":
		"Number of days (1 to 180), number of hours (8 to 4,320) or a Unix timestamp in seconds. If a timestamp is in the past, documents expire after 60 days.",
	"documentExpirySettings.enableDefaultExpiryAlert":
		"Whether to email the signers and the sender a day before a document expires.",
	"documentExpirySettings.enableAutoReminder": "Whether to remind signers who haven’t responded yet.",
	"documentExpirySettings.reminderDays": "Number of days between reminders, 1 to 180. Defaults to 3.",
	"documentExpirySettings.reminderCount": "Number of reminders, 1 to 5. Defaults to 3.",
	customDomainSettings: "Settings for sending emails from your own domain.",
	"customDomainSettings.domainName":
		"Your domain. To verify the domain, publish the TXT record that brand/get returns. After the record is found, emails are sent from your domain. If the record is missing later, emails are no longer sent from your domain, and the account’s admins are notified. The domain’s SPF record must allow this server to send emails.",
	"customDomainSettings.fromName": "Sender name in emails. This name overrides emailDisplayName.",
	signatureFrameSettings: "Settings for the frame around signatures in the sealed PDF.",
	"signatureFrameSettings.enableSignatureFrame": "Whether to draw the frame around signatures.",
	"signatureFrameSettings.showRecipientName": "Whether to include the signer’s name in the frame.",
	"signatureFrameSettings.showRecipientEmail": "Whether to include the signer’s email address in the frame.",
	"signatureFrameSettings.showTimeStamp": "Whether to include the time of signing in the frame.",
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
