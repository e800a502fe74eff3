import { randomUUID } from "node:crypto";
import type { TemplateRole } from "#lib/contract/templates/template-wire.ts";
import type { PlacedFields } from "#lib/domain/documents/sending/place-text-tags.ts";
import { blankRecipient } from "#lib/draft/blank-recipient.ts";
import type { DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { keysBetween } from "#lib/draft/order-keys.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";

/** A file as far as fields stand on it. */
export type PlacedFile = { id: string; firstPage: number; pageCount: number };

/**
 * Roles and people who receive copies, with the fields of the roles.
 *
 * @param placed the roles’ fields in their order, those of text tags and found ones included
 */
export function stateOfRoles(
	roles: readonly TemplateRole[],
	placed: PlacedFields["signers"],
	copies: readonly { emailAddress: string }[],
	files: readonly PlacedFile[],
): Pick<DraftState, "recipients" | "fields"> {
	const orders = keysBetween(null, null, roles.length + copies.length);
	const recipients: Record<string, DraftRecipient> = {};
	const fields: Record<string, DraftField> = {};
	for (const [place, role] of roles.entries()) {
		const id = randomUUID();
		recipients[id] = recipientOf(role, { order: orders[place] ?? "", hue: place });
		for (const [at, field] of (placed[place]?.formFields ?? []).entries()) {
			const made = placedField(field, id, files);
			if (made) fields[randomUUID()] = { ...made, ...limitsOf(role.fieldRights[at]) };
		}
	}
	for (const [at, { emailAddress: email }] of copies.entries()) {
		recipients[randomUUID()] = copyOf(email, { order: orders[roles.length + at] ?? "", hue: roles.length + at });
	}
	return { recipients, fields };
}

/** Someone who receives a copy. */
export function copyOf(email: string, place: Pick<DraftRecipient, "order" | "hue">): DraftRecipient {
	return { ...blankRecipient("EN"), ...place, type: "Copy", email };
}

function recipientOf(
	{ index, mayChange, mayRemove, signer }: TemplateRole,
	place: Pick<DraftRecipient, "order" | "hue">,
): DraftRecipient {
	const { signerType: type, name, emailAddress: email, groupId, signerRole: role, phoneNumber } = signer;
	const { authentication } = signer;
	return {
		...blankRecipient(signer.locale),
		...place,
		...{ type, name, email, groupId, role },
		wave: signer.signerOrder,
		deliveryMode: signer.deliveryMode,
		phone: phoneNumber ? `${phoneNumber.countryCode} ${phoneNumber.number}`.trim() : "",
		hostEmail: signer.hostEmail ?? "",
		recipientNotifications: signer.recipientNotifications,
		authentication: authentication && { method: authentication.method, tries: null, frequency: null },
		roleIndex: index,
		...(mayChange ? {} : { mayChange }),
		...(mayRemove ? {} : { mayRemove }),
	};
}

function limitsOf(rights: TemplateRole["fieldRights"][number] | undefined) {
	return {
		...(rights && !rights.mayChange ? { mayChange: false } : {}),
		...(rights && !rights.mayRemove ? { mayRemove: false } : {}),
		...(rights?.needsValue ? { needsValue: true } : {}),
	};
}

/** A field of a request on the file that its page is in; null beyond the last page. */
export function placedField(
	field: FieldWithValue,
	recipientId: string,
	files: readonly PlacedFile[],
): DraftField | null {
	const { page, value, ...definition } = field;
	const file = files.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
	if (!file) return null;
	const own = { recipientId, fileId: file.id, page: page - file.firstPage + 1, value };
	return { ...definition, ...own, order: null, customFieldId: null, foundAs: null };
}
