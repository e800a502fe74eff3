import { z } from "zod";
import {
	authenticationKeys,
	authenticationType,
	MAX_ACCESS_CODE,
	readAuthentication,
	type SignerAuthentication,
} from "#lib/contract/documents/changing/authentication.ts";
import { formFieldWire } from "#lib/contract/documents/sending/form-field-wire.ts";
import { readGroupSignerSettings, SIGN_TYPES } from "#lib/contract/documents/sending/group-signers.ts";
import { phoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import { MAX_VALUE, refuseRepeated } from "#lib/contract/documents/sending/prefill-fields.ts";
import { recipientNotificationSettings } from "#lib/contract/documents/sending/recipient-notifications.ts";
import type { Refuse } from "#lib/contract/documents/sending/refuse.ts";
import { distinctCopies, formGroupsOf, signatureTypesOf } from "#lib/contract/documents/sending/send-document.ts";
import {
	readExpiry,
	readFields,
	readSchedule,
	readTextTagDefinitions,
} from "#lib/contract/documents/sending/send-document-rules.ts";
import { sendDocumentWire } from "#lib/contract/documents/sending/send-document-wire.ts";
import {
	flag,
	list,
	optionalChoice,
	optionalEmail,
	optionalFlag,
	optionalText,
	optionalWhole,
	optionalWholeOrZero,
	requiredText,
} from "#lib/contract/shape-values.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { SIGNER_TYPES } from "../documents/literals.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { refused } from "../refused.ts";
import { MAX_ROLES, ROLE_RANGE, sentDeliveryMode } from "./role-wire.ts";
import { templateId } from "./template-id.ts";

/** What a request says of a role; what it leaves out is as in the template. */
const sentRoleWire = z.object({
	roleIndex: optionalWholeOrZero(ROLE_RANGE),
	signerName: optionalText(256),
	signerEmail: optionalEmail(),
	signerOrder: optionalWholeOrZero(ROLE_RANGE),
	hostEmail: optionalEmail(),
	privateMessage: optionalText(5000),
	authenticationType: authenticationType(),
	authenticationCode: optionalText(MAX_ACCESS_CODE),
	enableEmailOTP: flag(false),
	...authenticationKeys,
	phoneNumber: phoneNumberWire,
	deliveryMode: sentDeliveryMode,
	signerType: optionalChoice(SIGNER_TYPES),
	signerRole: optionalText(100),
	formFields: list(formFieldWire),
	existingFormFields: list(
		z.object({ id: requiredText(255), value: optionalText(MAX_VALUE), isReadOnly: optionalFlag() }),
	).superRefine(refuseRepeated),
	locale: optionalChoice(LOCALES, { "zh-cn": "ZH_CN", "zh-tw": "ZH_TW" }),
	signType: optionalChoice(SIGN_TYPES),
	groupId: optionalText(200),
	recipientNotificationSettings,
	allowFieldConfiguration: refused("is not supported: signers can’t place fields."),
	language: refused("is not supported. Use Locale."),
	enableQes: refused("is not supported: qualified signatures aren’t available."),
});
type SentRoleWire = z.output<typeof sentRoleWire>;

const { signers: _signers, enableEmbeddedSigning: _embedded, ...settings } = sendDocumentWire.shape;

const sendTemplateWire = z.object({
	...settings,
	/** Where absent, the template decides. */
	enableSigningOrder: optionalFlag(),
	enableReassign: optionalFlag(),
	hideDocumentId: optionalFlag(),
	roles: list(sentRoleWire),
	roleRemovalIndices: list(optionalWhole(ROLE_RANGE)),
	removeFormFields: list(requiredText(255)),
	documentId: refused("is not supported: document IDs are generated."),
	autoDetectFields: refused("is not supported with templates."),
});

/** A send request that starts from a template; what it leaves out is as in the template. */
export type SendTemplateRequest = ReturnType<typeof readSendTemplate>;
export type SentRole = SendTemplateRequest["roles"][number];

function readSendTemplate(wire: z.output<typeof sendTemplateWire>, context: z.core.$RefinementCtx) {
	const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path, message });
	const [info] = wire.documentInfo;
	const now = new Date();
	const expiry = readExpiry(wire, now, refuse);
	const fields = readFields(wire.roles, refuse, "roles");
	checkRoles(wire.roles, wire.roleRemovalIndices, refuse);
	return {
		title: wire.title ?? info?.title ?? null,
		message: wire.message ?? info?.description ?? null,
		roles: wire.roles.map((role, place) => readRole(role, fields[place] ?? [], place, refuse)),
		removedRoles: wire.roleRemovalIndices.flatMap((index) => index ?? []),
		removedFields: wire.removeFormFields,
		textTagDefinitions: readTextTagDefinitions(wire, MAX_ROLES, refuse),
		formGroups: formGroupsOf(wire.formGroups),
		cc: distinctCopies(wire.cc),
		fileUrls: wire.fileUrls,
		isSandbox: wire.isSandbox,
		scheduledFor: readSchedule(wire, now, refuse),
		document: {
			brandId: wire.brandId,
			onBehalfOf: wire.onBehalfOf,
			labels: wire.labels.length > 0 ? wire.labels : null,
			metaData: wire.metaData,
			enableSigningOrder: wire.enableSigningOrder,
			enableReassign: wire.enableReassign,
			hideDocumentId: wire.hideDocumentId,
			disableEmails: wire.disableEmails,
			disableSms: wire.disableSMS,
			disableExpiryAlert: wire.disableExpiryAlert,
			expiryDateType: expiry?.expiryDateType ?? null,
			expiryValue: expiry?.expiryValue ?? null,
			reminders: wire.reminderSettings ?? null,
			downloadOption: wire.documentDownloadOption,
			downloadFileName: wire.downloadFileName,
			signatureTypes: wire.allowedSignatureTypes.length > 0 ? signatureTypesOf(wire.allowedSignatureTypes) : null,
			recipientNotifications: wire.recipientNotificationSettings,
		},
		groupSignerSettings: readGroupSignerSettings(wire.groupSignerSettings),
	};
}

function checkRoles(roles: readonly SentRoleWire[], removed: readonly (number | null)[], refuse: Refuse): void {
	const seen = new Set<number>();
	for (const [place, { roleIndex }] of roles.entries()) {
		if (roleIndex === null) refuse(["roles", place, "roleIndex"], "is required.");
		else if (seen.has(roleIndex)) {
			refuse(["roles", place, "roleIndex"], `must be unique: another role has the RoleIndex ${roleIndex}.`);
		}
		if (roleIndex !== null) seen.add(roleIndex);
	}
	if (new Set(removed).size < removed.length) refuse(["roleRemovalIndices"], "must contain each role only once.");
}

function readRole(
	role: SentRoleWire,
	formFields: ReturnType<typeof readFields>[number],
	place: number,
	refuse: Refuse,
) {
	const { countryCode, number } = role.phoneNumber ?? {};
	return {
		/** 1-based place among the roles that are left after removals. */
		roleIndex: role.roleIndex ?? place + 1,
		name: role.signerName,
		email: role.signerEmail,
		order: role.signerOrder,
		hostEmail: role.hostEmail,
		privateMessage: role.privateMessage,
		authentication: readProof(role, place, refuse),
		/** What AuthenticationCode says, for a template that imposes access codes. */
		accessCode: role.authenticationCode?.normalize("NFKC").trim() || null,
		phone: number ? `${countryCode ?? ""} ${number}`.trim() : null,
		deliveryMode: role.deliveryMode,
		signerType: role.signerType,
		signerRole: role.signerRole,
		// BoldSign’s .NET SDK writes Default unasked: the template’s.
		locale: role.locale === "Default" ? null : role.locale,
		groupId: role.signType === "Single" ? null : role.groupId,
		recipientNotifications: role.recipientNotificationSettings,
		formFields,
		existingFields: role.existingFormFields,
	};
}

/** null: as in the template. Typed clients write None unasked. */
function readProof(role: SentRoleWire, place: number, refuse: Refuse): SignerAuthentication | null {
	const { authenticationType: type } = role;
	if ((type === null || type === "None") && !role.enableEmailOTP) return null;
	const wire = { ...role, type, accessCode: role.authenticationCode, enableAccessCode: false };
	return readAuthentication(wire, "authenticationCode", (key, message) => refuse(["roles", place, key], message));
}

export const sendTemplateOperation = defineOperation({
	id: "sendTemplate",
	method: "POST",
	path: "/v1/template/send",
	summary: "Send a document made from a template",
	scope: "Service.Templates.Create",
	query: z.object({ templateId }),
	body: sendTemplateWire
		// BoldSign’s .NET SDK repeats the template’s ID here.
		.extend({ documentId: optionalText(200) })
		.transform((wire, context) => ({ ...readSendTemplate(wire, context), documentId: wire.documentId })),
	encodings: ALL_ENCODINGS,
	files: { part: "files", isRequired: false },
	response: z.object({ documentId: z.uuid() }),
	status: 201,
});

const MAX_MERGED = 10;

export const mergeAndSendOperation = defineOperation({
	id: "mergeAndSendTemplates",
	method: "POST",
	path: "/v1/template/mergeAndSend",
	summary: "Send one document made from several templates",
	scope: "Service.Templates.Create",
	query: z.object({}),
	body: sendTemplateWire
		.extend({
			templateIds: list(requiredText(200)).superRefine((ids, context) => {
				if (ids.length > 0 && ids.length <= MAX_MERGED) return;
				context.addIssue({ code: "custom", message: `must contain 1 to ${MAX_MERGED} templates.` });
			}),
		})
		.transform((wire, context) => ({ templateIds: wire.templateIds, ...readSendTemplate(wire, context) })),
	encodings: ALL_ENCODINGS,
	files: { part: "files", isRequired: false },
	response: z.object({ documentId: z.uuid() }),
	status: 201,
});
