import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { FormGroup } from "#lib/contract/documents/sending/form-groups.ts";
import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import type { FormulaSettings } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { actingIds, copiesOf } from "./copies.ts";
import type { DraftField, DraftRecipient, DraftState } from "./draft-state.ts";
import { fillOrder, firstPages, tabIndexesOf } from "./fill-order.ts";
import { hasPage } from "./has-page.ts";
import { byOrder } from "./order-keys.ts";

/** Where each part of the request comes from: `Signers[i].FormFields[j]` is `fields[i][j]` of `recipients[i]`, `Cc[i]` is `copies[i]`. */
export type SendOrigin = {
	recipients: readonly string[];
	fields: readonly (readonly string[])[];
	copies: readonly string[];
};

/** Stands for an access code in the request: nothing but its hash is known, and that to the server alone. */
const KEPT_ACCESS_CODE = "•";

type SendWire = { wire: Record<string, unknown>; fileIds: string[]; origin: SendOrigin };

/**
 * A draft as the request that an API client would send for it, in its canonical names: so that the interface's own
 * rules judge it, and nobody writes them twice. Fields without a page or a recipient are not in it.
 *
 * @param sendAt unix seconds; null: at once
 */
export function toSendWire(state: DraftState, sendAt: number | null): SendWire {
	const first = firstPages(state.files);
	const recipients = actingIds(state.recipients);
	const copies = copiesOf(state.recipients);
	const fields = recipients.map((id) => fillOrder(state, id).filter((key) => hasPage(state, state.fields[key])));
	const signers = recipients.flatMap((id, index) => {
		const recipient = state.recipients[id];
		const own = (fields[index] ?? []).flatMap((key) => {
			const field = state.fields[key];
			return field ? [[key, field] as const] : [];
		});
		const tabIndexes = tabIndexesOf(own);
		const formFields = own.map(([key, field]) =>
			fieldWire(field, first.get(field.fileId) ?? 1, tabIndexes.get(key) ?? null),
		);
		return recipient ? [{ ...signerWire(recipient), formFields }] : [];
	});
	const wire = {
		...documentWire(state),
		...{ signers, cc: copies.map(({ email: emailAddress }) => ({ emailAddress })) },
		...{ formGroups: formGroups(state), scheduledSendTime: sendAt },
	};
	return { wire, fileIds: byOrder(state.files), origin: { recipients, fields, copies: copies.map(({ id }) => id) } };
}

function documentWire({ document }: DraftState): Record<string, unknown> {
	const { disableSms, downloadOption, reminders, recipientNotifications, signatureTypes, ...rest } = document;
	// The interface leaves these to brands.
	const { timeZone: _zone, redirectUrl: _url, ...same } = rest;
	return {
		...same,
		// Without a kind it is no time, but days by an old name of the interface.
		expiryValue: document.expiryDateType === null ? null : document.expiryValue,
		disableSMS: disableSms,
		documentDownloadOption: downloadOption,
		allowedSignatureTypes: signatureTypes,
		reminderSettings: reminders,
		recipientNotificationSettings: recipientNotifications,
	};
}

const ENTERED = "entered";

/** What another choice hides is not said: nobody could see why it is refused. */
function signerWire(recipient: DraftRecipient): Record<string, unknown> {
	const { type, groupId, wave, locale, role, privateMessage, recipientNotifications } = recipient;
	const { authentication, hasAccessCode } = recipient;
	const isCoded = authentication?.method === "AccessCode" && hasAccessCode;
	const same = {
		...{ signerType: type, signerRole: role, signerOrder: wave, locale, privateMessage },
		recipientNotificationSettings: recipientNotifications,
		authenticationType: authentication?.method ?? "None",
		authenticationCode: isCoded ? KEPT_ACCESS_CODE : null,
		authenticationRetryCount: authentication?.tries ?? null,
		authenticationSettings: authentication && { authenticationFrequency: authentication.frequency },
		...(authentication?.method === "IdVerification" ? identityWire(authentication.identity) : {}),
	};
	if (groupId !== null) return { ...same, signType: "Group", groupId };
	// The interface knows saved groups only; whoever was entered here is put in their place by toSendRequest.
	if (recipient.people !== null) return { ...same, signType: "Group", groupId: ENTERED };
	return {
		...same,
		signType: "Single",
		name: recipient.name,
		emailAddress: recipient.email,
		deliveryMode: recipient.deliveryMode,
		phoneNumber: phoneWire(recipient.phone),
		...(type === "InPersonSigner" ? { hostName: recipient.hostName, hostEmail: recipient.hostEmail } : {}),
	};
}

function identityWire(identity: IdentitySettings | undefined) {
	if (!identity) return {};
	const { nameMatcher, allowedKinds, requiresLiveCapture, requiresMatchingSelfie, holdsForPrefill } = identity;
	return {
		identityVerificationSettings: {
			...{ nameMatcher, allowedDocumentTypes: allowedKinds, requireLiveCapture: requiresLiveCapture },
			...{ requireMatchingSelfie: requiresMatchingSelfie, holdForPrefill: holdsForPrefill },
		},
	};
}

/** "+33 6 12 34 56 78" in its two parts; what is no such number is refused where it is needed. */
export function phoneWire(phone: string): { countryCode: string | null; number: string } | null {
	if (phone.trim() === "") return null;
	const parsed = parsePhoneNumberFromString(phone);
	if (!parsed) return { countryCode: null, number: phone };
	return { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}

/** A field as an API client would send it. @param firstPage page of the document that is its file's first */
export function fieldWire(field: DraftField, firstPage: number, tabIndex: number | null): Record<string, unknown> {
	const { font, type } = field;
	return {
		id: field.id,
		// What a sender calls a field is how it is called where it is filled in.
		name: field.name || field.label,
		fieldType: type,
		pageNumber: firstPage + field.page - 1,
		bounds: field.bounds,
		isRequired: field.isRequired,
		isReadOnly: field.isReadOnly,
		value: mayHoldValue(field) ? field.value : null,
		groupName: field.groupName,
		characterLimit: field.characterLimit,
		dropdownOptions: field.dropdownOptions,
		conditionalRules: field.conditionalRules,
		placeHolder: field.placeholder,
		label: field.label,
		tabIndex,
		validationType: field.validationType,
		validationCustomRegex: field.validationRegex,
		validationCustomRegexMessage: field.validationRegexMessage,
		font: font.family,
		fontSize: font.size,
		fontHexColor: font.color,
		isBoldFont: font.isBold,
		isItalicFont: font.isItalic,
		isUnderLineFont: font.isUnderline,
		lineHeight: font.lineHeight,
		textAlign: field.textAlign,
		textDirection: field.textDirection,
		characterSpacing: field.characterSpacing,
		backgroundHexColor: field.backgroundColor,
		resizeOption: field.resizeOption,
		dataSyncTag: field.dataSyncTag,
		hyperlinkText: field.hyperlinkText,
		...partsWire(field),
	};
}

/** Settings of some types, said of those alone: what a field of another type carries along means nothing there. */
function partsWire(field: DraftField): Record<string, unknown> {
	const { minDate, maxDate, imageInfo, attachmentInfo, formula } = field;
	return {
		dateFormat: field.dateFormat,
		timeFormat: field.type === "EditableDate" ? "None" : field.timeFormat,
		...(minDate === null && maxDate === null ? {} : { editableDateFieldSettings: { minDate, maxDate } }),
		...(isSaid(imageInfo) ? { imageInfo } : {}),
		...(isSaid(attachmentInfo) ? { attachmentInfo } : {}),
		...(field.type === "Formula" && formula ? { formulaFieldSettings: formulaWire(formula) } : {}),
	};
}

function formulaWire({ expression: formulaExpression, decimalPrecision }: FormulaSettings): Record<string, unknown> {
	return { formulaExpression, decimalPrecision };
}

function isSaid(info: object): boolean {
	return Object.values(info).some((value: string | string[]) => value.length > 0);
}

/** Whether a sender may write something into a field of this type. */
export function mayHoldValue({ type }: Pick<DraftField, "type">): boolean {
	return FIELD_REGISTRY[type].kind !== "mark" && type !== "Attachment" && type !== "DateSigned" && type !== "Formula";
}

/** The rules of groups of boxes, each once. Two rules for one name are both named, and so refused. */
export function formGroups({ fields }: Pick<DraftState, "fields">): GroupWire[] {
	const groups = new Map<string, GroupWire>();
	for (const { type, groupName, groupRule } of Object.values(fields)) {
		if (type !== "CheckBox" || groupName === null || !groupRule) continue;
		const { minimum, maximum } = groupRule;
		if (minimum === 0 && maximum === null) continue;
		const key = JSON.stringify([groupName, minimum, maximum]);
		groups.set(key, { groupNames: [groupName], ...countsWire(minimum, maximum) });
	}
	return [...groups.values()];
}

type GroupWire = Pick<FormGroup, "groupNames"> & CountsWire;
type CountsWire = Pick<FormGroup, "groupValidation"> & Partial<Pick<FormGroup, "minimumCount" | "maximumCount">>;

function countsWire(minimum: number, maximum: number | null): CountsWire {
	if (maximum === null) return { groupValidation: "Minimum", minimumCount: minimum };
	if (minimum === maximum) return { groupValidation: "Absolute", minimumCount: minimum };
	if (minimum === 0) return { groupValidation: "Maximum", maximumCount: maximum };
	return { groupValidation: "Range", minimumCount: minimum, maximumCount: maximum };
}
