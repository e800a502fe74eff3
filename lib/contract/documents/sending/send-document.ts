import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import type { TextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SignerAuthentication } from "../changing/authentication.ts";
import { type RecipientNotifications, SIGNATURE_TYPES, type SignatureType, type SignerType } from "../literals.ts";
import { checkRemainingRules } from "./check-remaining-rules.ts";
import { applyFormGroups, type FormGroup, type FormGroupWire } from "./form-groups.ts";
import { type GroupSignerSettings, readGroupSignerSettings } from "./group-signers.ts";
import type { PhoneNumber } from "./phone-number.ts";
import type { Refuse } from "./refuse.ts";
import {
	addressOf,
	checkSigners,
	readAuthentications,
	readExpiry,
	readFields,
	readPhoneNumbers,
	readSchedule,
	readTextTagDefinitions,
	readTitle,
} from "./send-document-rules.ts";
import { type SendDocumentWire, type SignerWire, sendDocumentWire } from "./send-document-wire.ts";

export type SignerRequest = {
	/** The contact group of which any one signs; null: a person does. */
	groupId: string | null;
	/** Entered for this document alone, of whom any one signs; null: nobody. The interface knows saved groups only. */
	people: readonly { name: string; email: string }[] | null;
	/** Empty for a group; of people entered here, what they are called together. */
	name: string;
	/** An in-person signer without an address has the host's; empty for a group. */
	emailAddress: string;
	signerType: SignerType;
	signerRole: string;
	/** null: the place in the list. */
	signerOrder: number | null;
	deliveryMode: "Email" | "SMS" | "EmailAndSMS";
	/** There when messages go to it. */
	phoneNumber: PhoneNumber | null;
	locale: Locale;
	privateMessage: string;
	/** null: as the document says. */
	recipientNotifications: RecipientNotifications | null;
	/** What they prove who they are with, before they see anything; null: nothing. */
	authentication: SignerAuthentication | null;
	hostEmail: string | null;
	hostName: string | null;
	formFields: FieldWithValue[];
};

/** A send request that was understood and whose own rules hold; pages and files are not looked at yet. */
export type SendDocumentRequest = {
	title: string;
	message: string;
	signers: SignerRequest[];
	/** null: the files are not searched for text tags. */
	textTagDefinitions: TextTagDefinition[] | null;
	/** The files' form fields, and places that look like fields, become fields of the signers. */
	autoDetectFields: boolean;
	/**
	 * Addresses differ, without regard to case. The API takes addresses only; `position` is the 0-based place among all
	 * recipients in the editor.
	 */
	cc: { emailAddress: string; name?: string; position?: number }[];
	enableSigningOrder: boolean;
	enableReassign: boolean;
	disableEmails: boolean;
	disableSms: boolean;
	/** null: as the brand says, else told. */
	disableExpiryAlert: boolean | null;
	hideDocumentId: boolean;
	reminderSettings: { enableAutoReminder: boolean; reminderDays: number; reminderCount: number } | null;
	/** Both null: the default. */
	expiryDateType: "Days" | "Hours" | "SpecificDateTime" | null;
	/** Days, hours, or unix seconds. */
	expiryValue: number | null;
	/** Address of the sender identity in whose name it is sent. */
	onBehalfOf: string | null;
	/** null: the account's default brand. */
	brandId: string | null;
	labels: string[];
	metaData: Record<string, string>;
	/** Addresses that more files are fetched from, after those that came along. */
	fileUrls: string[];
	/** null: at once. */
	scheduledFor: Date | null;
	/** As they are read back; the check boxes carry their rule themselves. */
	formGroups: FormGroup[];
	downloadOption: "Combined" | "Individually";
	/** At least one. */
	signatureTypes: SignatureType[];
	/** null: the title. */
	downloadFileName: string | null;
	/** null: all are on. */
	recipientNotifications: RecipientNotifications | null;
	/** Of its dates and times; null: the brand's, else the account's. The interface leaves it to brands. */
	timeZone: string | null;
	/** Where signers are led when they have finished; null: as the brand says. The interface leaves it to brands. */
	redirectUrl: string | null;
	/** null: nothing was said. */
	groupSignerSettings: GroupSignerSettings | null;
	/** null: as the credential says. */
	isSandbox: boolean | null;
};

/** Reads and checks a send request; refusals name the part, e.g. `Signers[1].FormFields[0].Value`. */
export const sendDocumentSchema = sendDocumentWire
	.superRefine(checkRemainingRules, { when: ({ issues }) => issues.length > 0 })
	.transform(readRequest);

function readRequest(wire: SendDocumentWire, context: z.core.$RefinementCtx): SendDocumentRequest {
	const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path, message });
	const { title, message } = readTitle(wire, refuse);
	checkSigners(wire, refuse);
	const given = readFields(wire.signers, refuse);
	// With text tags the files' check boxes count as well.
	const fields = wire.useTextTags ? given : applyFormGroups(wire.formGroups, given, refuse);
	const authentications = readAuthentications(wire, refuse);
	const phones = readPhoneNumbers(wire, authentications, refuse);
	const expiry = readExpiry(wire, new Date(), refuse);
	return {
		title,
		message,
		signers: wire.signers.map((signer, index) => ({
			...readSigner(signer, fields[index] ?? [], phones[index] ?? null),
			authentication: authentications[index] ?? null,
		})),
		textTagDefinitions: readTextTagDefinitions(wire, wire.signers.length, refuse),
		autoDetectFields: wire.autoDetectFields,
		cc: distinctCopies(wire.cc),
		enableSigningOrder: wire.enableSigningOrder,
		enableReassign: wire.enableReassign,
		disableEmails: wire.disableEmails,
		disableSms: wire.disableSMS,
		disableExpiryAlert: wire.disableExpiryAlert,
		hideDocumentId: wire.hideDocumentId,
		reminderSettings: wire.reminderSettings ?? null,
		expiryDateType: expiry?.expiryDateType ?? null,
		expiryValue: expiry?.expiryValue ?? null,
		onBehalfOf: wire.onBehalfOf,
		brandId: wire.brandId,
		labels: wire.labels,
		fileUrls: wire.fileUrls,
		scheduledFor: readSchedule(wire, new Date(), refuse),
		formGroups: formGroupsOf(wire.formGroups),
		metaData: wire.metaData,
		downloadOption: wire.documentDownloadOption,
		signatureTypes: signatureTypesOf(wire.allowedSignatureTypes),
		downloadFileName: wire.downloadFileName,
		recipientNotifications: wire.recipientNotificationSettings,
		timeZone: null,
		redirectUrl: null,
		groupSignerSettings: readGroupSignerSettings(wire.groupSignerSettings),
		isSandbox: wire.isSandbox,
	};
}

function readSigner(
	signer: SignerWire,
	formFields: FieldWithValue[],
	phoneNumber: PhoneNumber | null,
): Omit<SignerRequest, "authentication"> {
	return {
		groupId: signer.groupId,
		people: null,
		name: signer.name ?? "",
		emailAddress: addressOf(signer),
		signerType: signer.signerType,
		signerRole: signer.signerRole ?? "Signer",
		signerOrder: signer.signerOrder,
		deliveryMode: signer.deliveryMode === "WhatsApp" ? "Email" : signer.deliveryMode,
		phoneNumber,
		locale: signer.locale,
		privateMessage: signer.privateMessage ?? "",
		recipientNotifications: signer.recipientNotificationSettings,
		hostEmail: signer.hostEmail,
		hostName: signer.hostName,
		formFields,
	};
}

/** Groups as they are read back. */
export function formGroupsOf(groups: readonly FormGroupWire[]): FormGroup[] {
	return groups.map(({ groupValidation, ...group }) => ({
		...group,
		groupValidation: groupValidation ?? "Minimum",
		dataSyncTag: null,
	}));
}

/** All of them where none is named. */
export function signatureTypesOf(allowed: readonly SignatureType[]): SignatureType[] {
	return SIGNATURE_TYPES.filter((type) => allowed.length === 0 || allowed.includes(type));
}

export function distinctCopies(copies: { emailAddress: string }[]): { emailAddress: string }[] {
	return [...new Map(copies.map((copy) => [copy.emailAddress.toLowerCase(), copy])).values()];
}

export const sendDocumentOperation = defineOperation({
	id: "sendDocument",
	method: "POST",
	path: "/v1/document/send",
	summary: "Send a document to its signers",
	scope: "Service.Documents.Create",
	query: z.object({}),
	body: sendDocumentSchema,
	encodings: ALL_ENCODINGS,
	files: { part: "files", isRequired: true, instead: "fileUrls" },
	response: z.object({ documentId: z.uuid() }),
	status: 200,
});
