import { z } from "zod";
import { authenticationType } from "#lib/contract/documents/changing/authentication.ts";
import { formFieldWire } from "#lib/contract/documents/sending/form-field-wire.ts";
import { SIGN_TYPES } from "#lib/contract/documents/sending/group-signers.ts";
import { phoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import { recipientNotificationSettings } from "#lib/contract/documents/sending/recipient-notifications.ts";
import {
	choice,
	flag,
	list,
	optionalChoice,
	optionalEmail,
	optionalFlag,
	optionalText,
	optionalWholeOrZero,
} from "#lib/contract/shape-values.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DELIVERY_MODES, SIGNER_TYPES } from "../documents/literals.ts";
import { refused } from "../refused.ts";
import { withShape } from "../shape.ts";

export const MAX_ROLES = 50;
export const ROLE_RANGE = { from: 1, to: MAX_ROLES };

/** What senders may do to a field, besides the field itself. */
const fieldRights = z.object({
	allowEditFormField: optionalFlag(),
	allowDeleteFormField: optionalFlag(),
	isDefaultValueRequired: optionalFlag(),
});

/** A form field of a role, split into the field and what senders may do to it. */
export const templateFieldWire = withShape(
	formFieldWire.transform((given, context) => {
		const { allowEditFormField, allowDeleteFormField, isDefaultValueRequired, ...field } = given;
		const rights = fieldRights.safeParse({ allowEditFormField, allowDeleteFormField, isDefaultValueRequired });
		if (rights.success) return { field, rights: rights.data };
		for (const { path, message } of rights.error.issues) context.addIssue({ code: "custom", path, message });
		return z.NEVER;
	}),
	formFieldWire,
);

/** How a role’s messages go out; null when not given. */
export const sentDeliveryMode = optionalChoice(DELIVERY_MODES).transform((mode, context) => {
	if (mode !== "WhatsApp") return mode;
	context.addIssue({ code: "custom", message: "must be Email, SMS or EmailAndSMS." });
	return z.NEVER;
});

/** Who acts in documents made from a template, as far as it is known. */
const templateRoleWire = z.object({
	name: optionalText(100),
	index: optionalWholeOrZero(ROLE_RANGE),
	defaultSignerName: optionalText(100),
	defaultSignerEmail: optionalEmail(),
	signerOrder: optionalWholeOrZero(ROLE_RANGE),
	signerType: choice(SIGNER_TYPES, "Signer"),
	hostEmail: optionalEmail(),
	locale: choice(LOCALES, "EN", { "zh-cn": "ZH_CN", "zh-tw": "ZH_TW" }),
	signType: choice(SIGN_TYPES, "Single"),
	defaultGroupId: optionalText(200),
	imposeAuthentication: authenticationType(),
	phoneNumber: phoneNumberWire,
	deliveryMode: sentDeliveryMode.transform((mode) => mode ?? "Email"),
	formFields: list(templateFieldWire),
	allowRoleEdit: flag(true),
	allowRoleDelete: flag(true),
	recipientNotificationSettings,
	allowFieldConfiguration: refused("is not supported: signers can’t place fields."),
	language: refused("is not supported. Use Locale."),
	enableQes: refused("is not supported: qualified signatures aren’t available."),
});

/** Roles in the order of their index. */
export const templateRoleList = list(templateRoleWire).superRefine((roles, context) => {
	if (roles.length > MAX_ROLES) {
		context.addIssue({ code: "custom", message: `A template can have at most ${MAX_ROLES} roles.` });
	}
	const seen = new Set<number>();
	for (const [place, { index }] of roles.entries()) {
		const refuse = (message: string) => context.addIssue({ code: "custom", path: [place, "index"], message });
		if (index === null) refuse("is required.");
		else if (seen.has(index)) refuse(`must be unique: another role has the index ${index}.`);
		else seen.add(index);
	}
});

export type TemplateRoleWire = z.output<typeof templateRoleWire>;
