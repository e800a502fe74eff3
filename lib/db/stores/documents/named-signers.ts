import { isSameNumber } from "#lib/contract/documents/sending/is-same-number.ts";
import type { PhoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import type { Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { StoredSigner } from "../signing/signing.ts";
import type { LockedDocument } from "./documents.ts";

/** The first signer with this address who has not acted yet; an in-person signer is found by the host's too. */
export async function findOpenSignerByEmail(tx: Tx, { id: documentId }: LockedDocument, email: string) {
	const equals = { equals: email, mode: "insensitive" as const };
	return tx.signer.findFirst({
		where: { documentId, status: "NotCompleted", OR: [{ email: equals }, { hostEmail: equals }] },
		select: { id: true, name: true },
		orderBy: [{ order: "asc" }, { position: "asc" }],
	});
}

/** Who acts with this address themselves and has not yet: whoever hosts another who signs in person does not. */
export async function findOpenSignerOneself(tx: Tx, { id: documentId }: LockedDocument, email: string) {
	const equals = { equals: email, mode: "insensitive" as const };
	return tx.signer.findFirst({
		where: { documentId, status: "NotCompleted", type: { not: "InPersonSigner" }, email: equals },
		select: { id: true, name: true, activatedAt: true },
		orderBy: [{ order: "asc" }, { position: "asc" }],
	});
}

/** Those with this address, in the order of the request; an in-person signer by the host's too. */
export async function findSignersByEmail(tx: Tx, { id: documentId }: LockedDocument, email: string) {
	const equals = { equals: email, mode: "insensitive" as const };
	return tx.signer.findMany({
		where: { documentId, OR: [{ email: equals }, { hostEmail: equals }] },
		select: { id: true, order: true, status: true },
		orderBy: [{ order: "asc" }, { position: "asc" }],
	});
}

/** Those with this number, however it is written, in the order of the request. */
export async function findSignersByPhone(tx: Tx, { id: documentId }: LockedDocument, named: PhoneNumberWire) {
	const signers = await tx.signer.findMany({
		where: { documentId, phoneNumber: { not: null } },
		select: { id: true, name: true, order: true, status: true, phoneCountryCode: true, phoneNumber: true },
		orderBy: [{ order: "asc" }, { position: "asc" }],
	});
	return signers.filter(({ phoneCountryCode: countryCode, phoneNumber: number }) =>
		isSameNumber(named, { countryCode, number }),
	);
}

/** Everybody of a group who may fill its place, in the order of the request. */
export async function findGroupMembers(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	groupKey: string,
): Promise<StoredSigner[]> {
	const members = await tx.signer.findMany({ where: { documentId, groupKey }, orderBy: { position: "asc" } });
	return members.map((member) => readJson("Signer", member) as StoredSigner);
}
