import { z } from "zod";
import type { SignerAuthentication } from "#lib/contract/documents/changing/authentication.ts";
import { labelList } from "#lib/contract/documents/listing/label-list.ts";
import { applyFormGroups } from "#lib/contract/documents/sending/form-groups.ts";
import type { Refuse } from "#lib/contract/documents/sending/refuse.ts";
import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { readFields } from "#lib/contract/documents/sending/send-document-rules.ts";
import { sendDocumentWire } from "#lib/contract/documents/sending/send-document-wire.ts";
import { optionalFlag, optionalText } from "#lib/contract/shape-values.ts";
import { optionalTimeZone } from "../brands/brand-values.ts";
import type { TemplateRoleWire, templateFieldWire } from "./role-wire.ts";

const { cc, brandId, onBehalfOf, labels, formGroups, allowedSignatureTypes, documentInfo } = sendDocumentWire.shape;
const { groupSignerSettings, recipientNotificationSettings } = sendDocumentWire.shape;
const { enablePrintAndSign, enableAllowSignEverywhere } = sendDocumentWire.shape;

/** What a template says of the documents made from it, besides roles and files. */
export const templateSettingsWire = {
	description: optionalText(5000),
	documentTitle: optionalText(256),
	documentMessage: optionalText(5000),
	...{ cc, brandId, onBehalfOf, labels, formGroups, allowedSignatureTypes, documentInfo },
	...{ groupSignerSettings, recipientNotificationSettings, enablePrintAndSign, enableAllowSignEverywhere },
	templateLabels: labelList(),
	formFieldPermission: z
		.object({ canAdd: optionalFlag(), canModify: optionalFlag(), canModifyDefaultValue: optionalFlag() })
		.nullish(),
	documentTimeZone: optionalTimeZone(),
};

/** Changes senders may make to the fields of a template. */
export type FieldPermission = { canAdd: boolean; canModify: boolean; canModifyDefaultValue: boolean };

type FieldPermissionWire = z.output<(typeof templateSettingsWire)["formFieldPermission"]>;

/** null where nothing was said: then everything is allowed. */
export function readFieldPermission(wire: FieldPermissionWire): FieldPermission | null {
	if (!wire || Object.values(wire).every((value) => value === null)) return null;
	const { canAdd, canModify, canModifyDefaultValue } = wire;
	return {
		canAdd: canAdd ?? true,
		canModify: canModify ?? true,
		canModifyDefaultValue: canModifyDefaultValue ?? false,
	};
}

/** What senders may do to a field. */
type FieldRights = { mayChange: boolean; mayRemove: boolean; needsValue: boolean };

/** A role of a template. Its name and address may be empty: the sender fills them in. */
export type TemplateRole = {
	/** 1–50, unique in the template. */
	index: number;
	mayChange: boolean;
	mayRemove: boolean;
	signer: SignerRequest;
	/** In the order of the signer’s fields. */
	fieldRights: FieldRights[];
};

type FieldWire = z.output<typeof templateFieldWire>;

/** Roles in the order of their index. Text tags add fields later, so groups of check boxes are ruled then. */
export function readRoles(
	wire: { roles: TemplateRoleWire[]; formGroups: z.output<typeof formGroups>; useTextTags: boolean },
	refuse: Refuse,
): TemplateRole[] {
	const people = wire.roles.map(({ formFields }) => ({ formFields: formFields.map(({ field }) => field) }));
	const given = readFields(people, refuse, "roles");
	const fields = wire.useTextTags ? given : applyFormGroups(wire.formGroups, given, refuse);
	for (const [place, role] of wire.roles.entries()) {
		checkRole(role, (key, message) => refuse(["roles", place, key], message));
	}
	return wire.roles
		.map((role, place) => ({
			index: role.index ?? place + 1,
			mayChange: role.allowRoleEdit,
			mayRemove: role.allowRoleDelete,
			signer: { ...signerOf(role), formFields: fields[place] ?? [] },
			fieldRights: role.formFields.map(rightsOf),
		}))
		.sort((a, b) => a.index - b.index);
}

function rightsOf({ rights }: FieldWire): FieldRights {
	return {
		mayChange: rights.allowEditFormField ?? true,
		mayRemove: rights.allowDeleteFormField ?? true,
		needsValue: rights.isDefaultValueRequired ?? false,
	};
}

function checkRole(role: TemplateRoleWire, refuse: (key: string, message: string) => void): void {
	if (role.signerType === "Reviewer" && role.formFields.length > 0) {
		refuse("formFields", "Reviewers can’t have form fields.");
	}
	if (role.signType === "Group") {
		if (!role.defaultGroupId) refuse("defaultGroupId", 'is required with SignType "Group".');
		if (role.defaultSignerEmail) refuse("defaultSignerEmail", "must be omitted with a DefaultGroupId.");
		if (role.signerType === "InPersonSigner") refuse("signerType", "A group can’t sign in person.");
	} else if (role.defaultGroupId) {
		refuse("defaultGroupId", 'must be omitted unless SignType is "Group".');
	}
	if (role.hostEmail && role.signerType !== "InPersonSigner") {
		refuse("hostEmail", 'Only a role with SignerType "InPersonSigner" has a host.');
	}
}

function signerOf(role: TemplateRoleWire): Omit<SignerRequest, "formFields"> {
	const { countryCode, number } = role.phoneNumber ?? {};
	return {
		groupId: role.signType === "Group" ? role.defaultGroupId : null,
		people: null,
		name: role.defaultSignerName ?? "",
		emailAddress: role.defaultSignerEmail ?? "",
		signerType: role.signerType,
		signerRole: role.name ?? "",
		signerOrder: role.signerOrder,
		deliveryMode: role.deliveryMode,
		phoneNumber: number ? { countryCode: countryCode ?? "", number } : null,
		locale: role.locale,
		privateMessage: "",
		recipientNotifications: role.recipientNotificationSettings,
		authentication: authenticationOf(role),
		hostEmail: role.hostEmail,
		hostName: null,
	};
}

/** Templates hold no access codes: the sender gives one each time. */
function authenticationOf({ imposeAuthentication: method }: TemplateRoleWire): SignerAuthentication | null {
	if (method === null || method === "None") return null;
	return { method, accessCode: null, tries: null, frequency: null, identity: null };
}
