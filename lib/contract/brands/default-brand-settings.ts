import type { EXPIRY_DATE_TYPES } from "../documents/literals.ts";

/** Literals of brand operations (lib/contract/README.md "Literals"). */
export const EMAIL_SIGNED_DOCUMENT = ["Attachment", "DocumentLink"] as const;
type EmailSignedDocument = (typeof EMAIL_SIGNED_DOCUMENT)[number];

const noText = null as string | null;
const notSaid = null as boolean | null;
const noNumber = null as number | null;
const noType = null as (typeof EXPIRY_DATE_TYPES)[number] | null;

/** What a brand has that says nothing else; in a file of its own, since the page that changes it loads no schema. */
export const DEFAULT_BRAND_SETTINGS = {
	backgroundColor: noText,
	buttonColor: noText,
	buttonTextColor: noText,
	emailDisplayName: noText,
	disclaimerTitle: noText,
	disclaimerDescription: noText,
	redirectUrl: noText,
	documentTimeZone: noText,
	canHideTagLine: false,
	combineAuditTrail: false,
	combineAttachments: false,
	excludeAuditTrailFromEmail: false,
	emailSignedDocument: "Attachment" as EmailSignedDocument,
	showBuiltInFormFields: true,
	allowCustomFieldCreation: false,
	showSharedCustomFields: false,
	hideDecline: notSaid,
	hideSave: notSaid,
	documentExpirySettings: {
		expiryDateType: noType,
		expiryValue: noNumber,
		enableDefaultExpiryAlert: notSaid,
		enableAutoReminder: notSaid,
		reminderDays: noNumber,
		reminderCount: noNumber,
	},
	fromName: noText,
	requestSubject: noText,
	requestMessage: noText,
	signatureFrameSettings: {
		enableSignatureFrame: false,
		showRecipientName: false,
		showRecipientEmail: false,
		showTimeStamp: false,
	},
};
