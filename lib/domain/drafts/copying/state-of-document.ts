import { PROOF_FREQUENCIES } from "#lib/contract/signing/proof-page.ts";
import { membersOf } from "#lib/db/signing-slots.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { DEFAULT_TRIES } from "#lib/domain/documents/proof-rules.ts";
import { blankRecipient } from "#lib/draft/blank-recipient.ts";
import type { DraftDocument, DraftField, DraftFile, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { nameOfPeople } from "#lib/draft/entered-people.ts";
import { keysBetween } from "#lib/draft/order-keys.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { factsOf } from "../editing/judge-step.ts";
import { type Pictures, pictureOf } from "../editing/prefilled-pictures.ts";
import { UnreadPictures } from "../editing/unread-pictures.ts";
import { draftLimits, fieldLimits, signerLimits } from "./sent-limits.ts";

/**
 * What the rows of a document say, as a draft.
 *
 * @throws UnreadPictures when a field holds one that is not among these
 */
export function stateOfDocument(document: WholeDocument, pictures: Pictures): DraftState {
	return {
		document: documentOf(document),
		files: Object.fromEntries(inOrder(document.files).map(([{ id, ...file }, order]) => [id, fileOf(file, order)])),
		recipients: recipientsOf(document),
		fields: Object.fromEntries(
			document.slotFields.flatMap((field) => {
				const file = fileOfPage(document, field.page);
				const made = file && fieldOf(field, file, heldValue(document, field, pictures));
				return made ? [[field.id, { ...made, ...fieldLimits(document, field.fieldId) }]] : [];
			}),
		),
		...draftLimits(document),
	};
}

function inOrder<T>(things: readonly T[]): [T, string][] {
	const keys = keysBetween(null, null, things.length);
	return things.map((thing, index) => [thing, keys[index] ?? ""]);
}

function documentOf({ settings, ...document }: WholeDocument): DraftDocument {
	const { expiry, enableExpiryAlert, reminders, hideDocumentId, downloadOption, disableSms } = settings;
	const { title, message, brandId, labels, metaData, enableSigningOrder, enableReassign, disableEmails } = document;
	return {
		title,
		message,
		brandId,
		onBehalfOf: document.behalfEmail,
		labels,
		metaData,
		enableSigningOrder,
		enableReassign,
		disableEmails,
		disableSms,
		expiryDateType: expiry?.expiryDateType ?? null,
		expiryValue: expiry?.expiryValue ?? null,
		disableExpiryAlert: !enableExpiryAlert,
		reminders,
		hideDocumentId,
		downloadOption,
		signatureTypes: settings.signatureTypes,
		downloadFileName: settings.downloadFileName,
		recipientNotifications: settings.recipientNotifications,
		timeZone: settings.timeZone,
		redirectUrl: settings.redirectUrl,
	};
}

function fileOf(file: Omit<DraftFile, "order" | "notFields">, order: string): DraftFile {
	return { order, name: file.name, ...factsOf(file), notFields: [] };
}

type Signer = WholeDocument["signingSlots"][number];
type CarbonCopy = WholeDocument["carbonCopies"][number];

/** Signers in their order, and copies at the places they had in the editor. */
function recipientsOf(document: WholeDocument): DraftState["recipients"] {
	const { signingSlots, signers, carbonCopies } = document;
	const listed: (Signer | CarbonCopy)[] = [...signingSlots];
	for (const copy of carbonCopies) listed.splice(copy.position, 0, copy);
	return Object.fromEntries(
		inOrder(listed).map(([one, order], hue) => {
			const place = { order, hue };
			if (!("type" in one)) return [one.id, copyOf(one, place)];
			const recipient = recipientOf(one, membersOf(signers, one), place);
			return [one.id, { ...recipient, ...signerLimits(document, one.id) }];
		}),
	);
}

function copyOf({ name, email }: CarbonCopy, place: Pick<DraftRecipient, "order" | "hue">): DraftRecipient {
	return { ...blankRecipient("EN"), ...place, type: "Copy", name, email };
}

/** A group has its people from its own list, when the draft is sent; those entered for this document come along. */
function recipientOf(
	signer: Signer,
	members: readonly Signer[],
	place: Pick<DraftRecipient, "order" | "hue">,
): DraftRecipient {
	const isGroup = signer.groupKey !== null;
	const people = members.map(({ id, name, email }) => ({ id, name, email }));
	const isEntered = isGroup && signer.groupId === null;
	const { phoneCountryCode, phoneNumber, deliveryMode, hostName, hostEmail } = signer;
	return {
		...place,
		type: signer.type,
		name: nameOfRecipient(signer, people),
		email: isGroup ? "" : signer.email,
		groupId: signer.groupId,
		people: isEntered ? people : null,
		role: signer.role,
		wave: signer.order,
		deliveryMode: deliveryMode === "SMS" || deliveryMode === "EmailAndSMS" ? deliveryMode : "Email",
		phone: phoneNumber ? `${phoneCountryCode ?? ""} ${phoneNumber}`.trim() : "",
		// Only what the contract knows was ever stored.
		locale: signer.locale as Locale,
		privateMessage: signer.privateMessage,
		hostName: hostName ?? "",
		hostEmail: hostEmail ?? "",
		recipientNotifications: signer.settings.recipientNotifications,
		authentication: authenticationOf(signer),
		hasAccessCode: signer.accessCodeHash !== null,
	};
}

function authenticationOf({ authenticationType: method, authenticationTries: tries, ...signer }: Signer) {
	if (method === "None") return null;
	const frequency = PROOF_FREQUENCIES.find((one) => one === signer.authenticationFrequency) ?? null;
	const { identity } = signer.settings;
	return { method, tries: tries === DEFAULT_TRIES ? null : tries, frequency, ...(identity && { identity }) };
}

/** Of several people, what they are called together where that is not just their names. */
function nameOfRecipient(signer: Signer, people: Parameters<typeof nameOfPeople>[1]): string {
	const { groupKey, groupId, groupName, locale } = signer;
	if (groupKey === null) return signer.name;
	if (groupId !== null) return "";
	return groupName === null || groupName === nameOfPeople("", people, locale) ? "" : groupName;
}

function fileOfPage({ files }: WholeDocument, page: number) {
	return files.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
}

/** What a field holds as a request would give it. */
function heldValue({ slotFields }: WholeDocument, field: WholeDocument["slotFields"][number], pictures: Pictures) {
	const picture = pictureOf(field);
	if (!picture) return field.value;
	const read = pictures.get(picture.key);
	if (read === undefined) throw new UnreadPictures(slotFields);
	return read;
}

function fieldOf(
	{ definition, signerId, page }: WholeDocument["slotFields"][number],
	file: WholeDocument["files"][number],
	value: string | null,
): DraftField {
	return {
		...definition,
		recipientId: signerId,
		fileId: file.id,
		page: page - file.firstPage + 1,
		value,
		order: null,
		customFieldId: null,
		foundAs: null,
	};
}
