import { MAX_ACCESS_CODE } from "#lib/contract/documents/changing/authentication.ts";
import type { PhoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findGroupMembers, findSignersByEmail, findSignersByPhone } from "#lib/db/stores/documents/named-signers.ts";
import { findSigner, type StoredSigner } from "#lib/db/stores/signing/signing.ts";
import { notOpen } from "#lib/domain/documents/rules.ts";
import { type AppError, fieldError } from "#lib/errors/app-error.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** Which signer a call means: by the id on our pages, else by address and number, and the order where it signs twice. */
export type NamedSigner = { signerId: string } | ReachedSigner;

type ReachedSigner = {
	email: string | null;
	phone?: PhoneNumberWire;
	order: number | null;
	/** The part that the order comes in. */
	orderPart?: "Order" | "ZOrder";
};

/** Nothing proved, and nothing failed. */
export const PROOF_ANEW = {
	...{ failedProofs: 0, failedProofAt: null, proofLockedAt: null, provedAt: null, codeFailure: null },
	...{ prefillHeldAt: null, prefilledAt: null },
} as const;

/**
 * Everybody who fills the place of the signer that a call means, that signer first: of a group all are asked for the
 * same. The document's row must be locked.
 *
 * @throws AppError NotFound, or ValidationError that names the part by which nobody is found
 */
export async function requirePlace(
	tx: Tx,
	document: LockedDocument,
	who: NamedSigner,
): Promise<[StoredSigner, ...StoredSigner[]]> {
	const named = "signerId" in who ? await findSigner(tx, document, who.signerId) : await findNamed(tx, document, who);
	if (!named) throw refusal("NotFound", said("signerUnknown"));
	if (named.groupKey === null) return [named];
	const members = await findGroupMembers(tx, document, named.groupKey);
	return [named, ...members.filter(({ id }) => id !== named.id)];
}

/**
 * A place at which nobody is to sign any more stays as it is: what was proved before signing stands with what was signed.
 *
 * @param without what does not work otherwise: "you can’t add signer authentication"
 * @throws AppError Conflict when nothing is expected from the place any more
 */
export function requireUnsigned(place: readonly Pick<StoredSigner, "status">[], without: string): void {
	if (place.some(({ status }) => status === "NotCompleted")) return;
	throw notOpen(place, without);
}

async function findNamed(tx: Tx, document: LockedDocument, who: ReachedSigner): Promise<StoredSigner | null> {
	const { email, phone, order } = who;
	const all = email ? await findSignersByEmail(tx, document, email) : await findSignersByPhone(tx, document, phone);
	const meant = all.filter((one) => order === null || one.order === order);
	// Who signs twice and has signed once is asked for the second time.
	const found = meant.find(({ status }) => status === "NotCompleted") ?? meant[0];
	if (found) return findSigner(tx, document, found.id);
	throw nobodyNamed(who, all.length > 0);
}

/**
 * Nobody of the document is reached where a call says, or it says nothing.
 *
 * @param isReached whether somebody is, of another order
 */
export function nobodyNamed({ email, phone, order, orderPart }: ReachedSigner, isReached: boolean): AppError {
	if (!email && !phone?.number) return fieldError("EmailId", "EmailId is required.");
	const person = email ?? `${phone?.countryCode ?? ""} ${phone?.number ?? ""}`.trim();
	const who = order === null ? said("signerNotNamed", { person }) : said("signerNotNamedAt", { person, order });
	if (isReached) return fieldRefusal(orderPart ?? "Order", who);
	return fieldRefusal(email ? "EmailId" : "PhoneNumber", who);
}

/** What the trail calls those who fill a place. */
export function placeName([first]: readonly [StoredSigner, ...StoredSigner[]]): string {
	return first.groupName ?? first.name;
}

/**
 * An access code as it is hashed and compared.
 *
 * @throws AppError ValidationError for none, and for one that is too long
 */
export function readAccessCode(text: string | null): string {
	const code = (text ?? "").normalize("NFKC").trim();
	if (!isBlank(code) && code.length <= MAX_ACCESS_CODE) return code;
	throw fieldRefusal("AccessCode", said("accessCodeForm", { limit: MAX_ACCESS_CODE }));
}
