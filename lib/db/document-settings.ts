import { z } from "zod";
import { DOWNLOAD_OPTIONS, EXPIRY_DATE_TYPES, SIGNATURE_TYPES } from "#lib/contract/documents/literals.ts";
import { formGroupModel } from "#lib/contract/documents/sending/form-groups.ts";
import { groupSignerSettingsModel } from "#lib/contract/documents/sending/group-signers.ts";
import { recipientNotificationsModel } from "#lib/contract/documents/sending/recipient-notifications.ts";
import { identitySettings } from "#lib/contract/signing/identity-settings-schema.ts";

const expirySettings = z.strictObject({
	expiryDateType: z.enum(EXPIRY_DATE_TYPES),
	/** Days, hours, or unix seconds. */
	expiryValue: z.number(),
});
export type ExpirySettings = z.output<typeof expirySettings>;

/** Mails to recipients that were switched on or off; what is not named is on. */
const recipientNotifications = recipientNotificationsModel.partial().strict().nullable().default(null);

/** What a send request says beyond the columns of a document; stored as one JSON, shown and acted upon later. */
export const documentSettings = z.strictObject({
	expiry: expirySettings.nullable().default(null),
	/** Tell the sender a day before it expires. */
	enableExpiryAlert: z.boolean().default(false),
	reminders: z
		.strictObject({ enableAutoReminder: z.boolean(), reminderDays: z.number(), reminderCount: z.number() })
		.nullable()
		.default(null),
	/** The document id is not printed on the pages. */
	hideDocumentId: z.boolean().default(false),
	downloadOption: z.enum(DOWNLOAD_OPTIONS).default("Combined"),
	/** No text messages, whatever a signer's way of delivery. */
	disableSms: z.boolean().default(false),
	/** As the send request gave them, to be read back. */
	formGroups: z.array(formGroupModel.strict()).default([]),
	/** How signers may make their signature. */
	signatureTypes: z.array(z.enum(SIGNATURE_TYPES)).default([...SIGNATURE_TYPES]),
	/** What downloads are called, without the ending; null: the title. */
	downloadFileName: z.string().nullable().default(null),
	recipientNotifications,
	/** Of its dates and times; null: the brand's, else the account's. */
	timeZone: z.string().nullable().default(null),
	/** Where signers are led when they have finished; null: as the brand says. */
	redirectUrl: z.string().nullable().default(null),
	/** As the send request gave them, to be read back. */
	groupSignerSettings: groupSignerSettingsModel.strict().nullable().default(null),
});
export type DocumentSettings = z.output<typeof documentSettings>;

/** What is kept of one signer beyond the columns. */
export const signerSettings = z.strictObject({
	/** null: as the document says. */
	recipientNotifications,
	/** Somebody else was asked in this place at first, and handed it over. */
	isReassigned: z.boolean().default(false),
	/** How they show who they are; null unless a document is asked for. */
	identity: identitySettings.nullable().default(null),
});
export type SignerSettings = z.output<typeof signerSettings>;
