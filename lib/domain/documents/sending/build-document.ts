import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { SendDocumentRequest, SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { DocumentSettings } from "#lib/db/document-settings.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import type { SignerGroup } from "#lib/domain/contact-groups/places-problems.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { DEFAULT_TRIES, storedFrequency } from "../proof-rules.ts";
import { expiryDate } from "../rules.ts";
import { fileRow, type KeptFile } from "./file-row.ts";
import { searchText } from "./search-text.ts";
import type { StoredImage } from "./take-in-images.ts";

/** The rows of a new document: pure, so that what a request becomes can be tested in tables. */
export function buildDocument(
	context: UserContext,
	documentId: string,
	request: SendDocumentRequest,
	files: KeptFile[],
	images: StoredImage[],
	groups: (SignerGroup | null)[],
	accessCodes: AccessCodes = new Map(),
): NewDocument {
	const now = context.now();
	const { principal } = context;
	const settings = settingsOf(request);
	const people = request.signers.flatMap((signer, index) => peopleOf(signer, index, groups[index] ?? null));
	const signers = people.map(({ signer, index, ...person }, position) => ({
		...person,
		documentId,
		accountId: principal.accountId,
		position,
		...placeColumns(signer, index),
		...proofColumns(signer, accessCodes.get(index) ?? null),
		settings: {
			recipientNotifications: signer.recipientNotifications,
			isReassigned: false,
			identity: signer.authentication?.identity ?? null,
		},
	}));
	return {
		document: {
			id: documentId,
			accountId: principal.accountId,
			teamId: principal.teamId,
			senderId: principal.userId,
			isSandbox: principal.isSandbox,
			oauthClientId: principal.via === "oauth" ? principal.credentialId : null,
			title: request.title,
			message: request.message,
			status: request.scheduledFor ? "Scheduled" : "InProgress",
			scheduledFor: request.scheduledFor,
			settings,
			enableSigningOrder: request.enableSigningOrder,
			enableReassign: request.enableReassign,
			disableEmails: request.disableEmails,
			labels: request.labels,
			metaData: request.metaData,
			searchText: searchText({ title: request.title, people }, request.labels),
			pageCount: files.reduce((sum, file) => sum + file.pages.length, 0),
			createdAt: now,
			sentAt: request.scheduledFor ? null : now,
			activityAt: now,
			expiresAt: request.scheduledFor ? null : expiryDate(now, settings.expiry, env().dayMs),
		},
		files: files.map((file, position) => ({ ...fileRow(file, { id: randomUUID(), position }), documentId })),
		signers,
		fields: people.flatMap((person) => fieldRows(documentId, person, images)),
		carbonCopies: copyColumns(request).map((copy) => ({ id: randomUUID(), documentId, ...copy })),
	};
}

/** Who receives a copy. Copies from the API come after the signers, in the order of the request. */
export function copyColumns({ cc, signers }: Pick<SendDocumentRequest, "cc" | "signers">) {
	return cc.map(({ emailAddress: email, name = "", position }, index) => ({
		...{ email, name, position: position ?? signers.length + index },
	}));
}

/** What a request says of whoever fills a place. @param index the place, from 0 */
export function placeColumns(signer: SignerRequest, index: number) {
	return {
		type: signer.signerType,
		role: signer.signerRole,
		order: signer.signerOrder ?? index + 1,
		locale: signer.locale,
		privateMessage: signer.privateMessage,
		deliveryMode: signer.deliveryMode,
		phoneCountryCode: signer.phoneNumber?.countryCode ?? null,
		phoneNumber: signer.phoneNumber?.number ?? null,
		hostName: signer.hostName,
		hostEmail: signer.hostEmail,
	};
}

/** What is kept of access codes (argon2id), by the place in the request. */
export type AccessCodes = ReadonlyMap<number, string>;

/**
 * What a request asks whoever fills a place to prove.
 *
 * @throws Error where an access code is asked for and nothing is kept of one: nobody could ever open the document
 */
function proofColumns({ authentication }: SignerRequest, accessCodeHash: string | null) {
	const { method = "None", tries = null, frequency = null } = authentication ?? {};
	if (method === "AccessCode" && accessCodeHash === null) throw new Error("There is no access code.");
	return {
		authenticationType: method,
		authenticationFrequency: storedFrequency(method, frequency),
		authenticationTries: tries ?? DEFAULT_TRIES,
		accessCodeHash: method === "AccessCode" ? accessCodeHash : null,
	} as const;
}

type Person = {
	id: string;
	name: string;
	email: string;
	groupKey: string | null;
	groupId: string | null;
	groupName: string | null;
	/** What the request says of the place that this person fills, and where it says so. */
	signer: SignerRequest;
	index: number;
};

/** Who may fill a place: a person, or each of a group. */
export function peopleOf(signer: SignerRequest, index: number, group: SignerGroup | null): Person[] {
	const { name, emailAddress: email } = signer;
	if (!group) return [{ id: randomUUID(), name, email, groupKey: null, groupId: null, groupName: null, signer, index }];
	const shared = { groupKey: randomUUID(), groupId: group.id, groupName: group.groupName, signer, index };
	return group.contacts.map((member) => ({ id: randomUUID(), name: member.name, email: member.email, ...shared }));
}

/** What a request says beyond the columns of a document. */
export function settingsOf(request: SendDocumentRequest): DocumentSettings {
	const { expiryDateType, expiryValue } = request;
	return {
		expiry: expiryDateType && expiryValue ? { expiryDateType, expiryValue } : null,
		enableExpiryAlert: !request.disableExpiryAlert,
		reminders: request.reminderSettings,
		hideDocumentId: request.hideDocumentId,
		downloadOption: request.downloadOption,
		disableSms: request.disableSms,
		formGroups: request.formGroups,
		signatureTypes: request.signatureTypes,
		downloadFileName: request.downloadFileName,
		recipientNotifications: request.recipientNotifications,
		timeZone: request.timeZone,
		redirectUrl: request.redirectUrl,
		groupSignerSettings: request.groupSignerSettings,
	};
}

function fieldRows(documentId: string, person: Person, images: StoredImage[]) {
	const { id: signerId, signer, index } = person;
	return signer.formFields.map(({ value, ...definition }, position) => {
		const image = images.find((one) => one.signer === index && one.field === position);
		return {
			id: randomUUID(),
			documentId,
			signerId,
			position,
			fieldId: definition.id,
			type: definition.type,
			page: definition.page,
			definition,
			value: image?.value ?? value ?? knownValue(definition, person),
			valueKey: image?.key ?? null,
		};
	});
}

/** What we know already of the person: name and address stand there to be confirmed or changed. */
export function knownValue(
	{ type, characterLimit }: Pick<FieldDefinition, "type" | "characterLimit">,
	person: { name: string; email: string },
): string | null {
	const known = type === "Name" ? person.name : type === "Email" ? person.email : null;
	if (!known || (characterLimit !== null && [...known].length > characterLimit)) return null;
	return known;
}
