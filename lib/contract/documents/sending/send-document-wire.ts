import { z } from "zod";
import { metaData } from "#lib/contract/meta-data.ts";
import { refused } from "#lib/contract/refused.ts";
import {
	choice,
	flag,
	list,
	optionalChoice,
	optionalEmail,
	optionalFlag,
	optionalText,
	optionalWhole,
	optionalWholeOrZero,
	requiredEmail,
} from "#lib/contract/shape-values.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { authenticationKeys, authenticationType, MAX_ACCESS_CODE } from "../changing/authentication.ts";
import { labelList } from "../listing/label-list.ts";
import {
	DELIVERY_MODES,
	DOWNLOAD_OPTION_NUMBERS,
	DOWNLOAD_OPTIONS,
	EXPIRY_DATE_TYPES,
	SIGNATURE_TYPES,
	SIGNER_TYPES,
} from "../literals.ts";
import { fileUrlList } from "./file-urls.ts";
import { formFieldWire } from "./form-field-wire.ts";
import { formGroupWire } from "./form-groups.ts";
import { groupSignerSettingsWire, SIGN_TYPES } from "./group-signers.ts";
import { onBehalfOf } from "./on-behalf-of.ts";
import { phoneNumberWire } from "./phone-number.ts";
import { recipientNotificationSettings } from "./recipient-notifications.ts";
import { textTagDefinitionWire } from "./text-tag-definition-wire.ts";

const MAX_SIGNERS = 50;
const DAY_LIMIT = { from: 1, to: 180 };

export const signerWire = z.object({
	name: optionalText(256),
	emailAddress: optionalEmail(),
	signerType: choice(SIGNER_TYPES, "Signer"),
	signerRole: optionalText(100),
	signerOrder: optionalWholeOrZero({ from: 1, to: 50 }),
	deliveryMode: choice(DELIVERY_MODES, "Email").superRefine((mode, context) => {
		if (mode !== "WhatsApp") return;
		context.addIssue({
			code: "custom",
			message: "must be Email, SMS or EmailAndSMS.",
		});
	}),
	phoneNumber: phoneNumberWire,
	locale: choice(LOCALES, "EN", { "zh-cn": "ZH_CN", "zh-tw": "ZH_TW" }),
	privateMessage: optionalText(5000),
	hostEmail: optionalEmail(),
	hostName: optionalText(256),
	formFields: list(formFieldWire),
	authenticationType: authenticationType(),
	authenticationCode: optionalText(MAX_ACCESS_CODE),
	...authenticationKeys,
	/** As it is read back: the same as the type AccessCode. */
	enableAccessCode: flag(false),
	enableEmailOTP: flag(false),
	enableQes: refused("is not supported: qualified signatures aren’t available."),
	allowFieldConfiguration: refused("is not supported: signers can’t place fields."),
	language: refused("is not supported. Use Locale."),
	signType: choice(SIGN_TYPES, "Single"),
	/** Whether there is such a group is decided where it is looked up. */
	groupId: optionalText(200),
	id: refused("is not supported: signer IDs are generated."),
	recipientNotificationSettings,
});

/** Title and message under the names that the public models have for them by language. */
const documentInfoWire = z.object({
	/** Kept nowhere: each signer's own locale counts. */
	locale: optionalChoice(LOCALES),
	title: optionalText(256),
	description: optionalText(5000),
});

const reminderSettings = z
	.object({
		enableAutoReminder: flag(false),
		reminderDays: optionalWhole(DAY_LIMIT).transform((days) => days ?? 3),
		reminderCount: optionalWhole({ from: 1, to: 5 }).transform((count) => count ?? 3),
	})
	.nullish();

/** The send request as it comes in, in its canonical names: everything the public models know. */
export const sendDocumentWire = z.object({
	files: z.array(z.unknown()).nullish(),
	/** Needed unless documentInfo has one. */
	title: optionalText(256),
	message: optionalText(5000),
	signers: list(signerWire).superRefine((signers, context) => {
		if (signers.length === 0) context.addIssue({ code: "custom", message: "At least one signer is required." });
		if (signers.length > MAX_SIGNERS) {
			context.addIssue({ code: "custom", message: `A document can have at most ${MAX_SIGNERS} signers.` });
		}
	}),
	cc: list(z.object({ emailAddress: requiredEmail() })),
	enableSigningOrder: flag(false),
	enableReassign: flag(true),
	disableEmails: flag(false),
	disableSMS: flag(false),
	/** Signing links can be made for every document. */
	enableEmbeddedSigning: optionalFlag(),
	/** The certificate is always in the signer's language. */
	enableAuditTrailLocalization: optionalFlag(),
	hideDocumentId: flag(false),
	disableExpiryAlert: optionalFlag(),
	isSandbox: optionalFlag(),
	reminderSettings,
	expiryDays: optionalWholeOrZero(DAY_LIMIT),
	expiryDateType: optionalChoice(EXPIRY_DATE_TYPES),
	expiryValue: optionalWhole({ from: 1, to: 9_999_999_999 }),
	labels: labelList(),
	metaData: metaData(),
	documentDownloadOption: choice(DOWNLOAD_OPTIONS, "Combined", DOWNLOAD_OPTION_NUMBERS),
	/** How signers may make their signature; all ways when empty. */
	allowedSignatureTypes: list(choice(SIGNATURE_TYPES, "Text")),
	recipientNotificationSettings,
	formGroups: list(formGroupWire),
	/** What downloads are called, without the ending; the title when absent. */
	downloadFileName: optionalText(250),
	/** Whether it is one is decided where it is looked up. */
	brandId: optionalText(200),
	useTextTags: flag(false),
	textTagDefinitions: list(textTagDefinitionWire),
	autoDetectFields: flag(false),
	fileUrls: fileUrlList(),
	onBehalfOf,
	/** Unix seconds. */
	scheduledSendTime: optionalWhole({ from: 1, to: 9_999_999_999 }),
	allowScheduledSend: refused("is not supported. Use ScheduledSendTime."),
	sendLinkValidTill: refused("is not supported. Use ExpiryDateType and ExpiryValue."),
	enablePrintAndSign: refused("is not supported: documents are signed online."),
	documentInfo: list(documentInfoWire).superRefine(({ length }, context) => {
		if (length < 2) return;
		context.addIssue({
			code: "custom",
			message: "can have only one entry because a document has one title and one message.",
		});
	}),
	groupSignerSettings: groupSignerSettingsWire,
	enableAllowSignEverywhere: refused("is not supported: each field is filled in separately."),
});

export type SendDocumentWire = z.output<typeof sendDocumentWire>;
export type SignerWire = z.output<typeof signerWire>;
