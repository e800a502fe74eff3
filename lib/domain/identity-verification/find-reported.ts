import { isSameNumber } from "#lib/contract/documents/sending/is-same-number.ts";
import type { PhoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { nobodyNamed } from "#lib/domain/documents/changing/proof-place.ts";
import { standingTry, triesOf } from "#lib/domain/documents/identity-tries.ts";
import type { NamedDocument } from "#lib/domain/documents/require-document.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireReviewed } from "./lock-try.ts";

/** Whose identity is meant: by address, or by number, and the order where several signers have it. */
export type NamedIdentity = NamedDocument & {
	who: { email: string | null; phone?: PhoneNumberWire; order: number | null };
};

export type Reported = {
	document: WholeDocument;
	signer: WholeDocument["signers"][number];
	verification: ReadVerification;
};

/**
 * The try of the signer that a call means which counts, once it has finished.
 *
 * @throws AppError NotFound for whoever is not the sender; ValidationError where nobody, or several, are named;
 *   VerificationNotFinished
 */
export async function findReported(context: GrantedContext, named: NamedIdentity): Promise<Reported> {
	const { document, signer } = await findNamedIdentity(context, named);
	const verification = standingTry(triesOf(await listReadVerifications(document.id), signer.id));
	if (verification?.status === "Succeeded" || verification?.status === "Failed")
		return { document, signer, verification };
	throw notFinished(signer);
}

/** The refusal while a signer has shown no document, which says so where none was asked for. */
export function notFinished({ authenticationType }: Pick<Reported["signer"], "authenticationType">): AppError {
	const isAsked = authenticationType === "IdVerification";
	return new AppError(
		"VerificationNotFinished",
		isAsked ? undefined : "This signer was never asked for ID verification.",
		isAsked ? {} : { caseCode: "IdVerificationNotRequested" },
	);
}

/**
 * The signer whose identity a call means, who need not have shown anything.
 *
 * @throws AppError NotFound for whoever is not the sender; ValidationError where nobody, or several, are named
 */
export async function findNamedIdentity(
	context: GrantedContext,
	{ documentId, onBehalfOf, who }: NamedIdentity,
): Promise<Pick<Reported, "document" | "signer">> {
	const document = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
	if (!document) throw notFound("document");
	if (onBehalfOf) requireBehalf(document, onBehalfOf);
	const signer = findNamed(document, who);
	requireReviewed(context, { documentId, signerId: signer.id });
	return { document, signer };
}

function findNamed({ signers }: WholeDocument, who: NamedIdentity["who"]): Reported["signer"] {
	const { email, phone, order } = who;
	const isNamed = (one: Reported["signer"]) =>
		email
			? one.email.toLowerCase() === email.toLowerCase()
			: isSameNumber(phone, { countryCode: one.phoneCountryCode, number: one.phoneNumber });
	const reached = signers.filter(isNamed);
	const meant = reached.filter((one) => order === null || one.order === order);
	const shown = meant.filter((one) => one.authenticationType === "IdVerification");
	const [found, another] = shown.length > 0 ? shown : meant;
	if (!found) throw nobodyNamed(who, reached.length > 0);
	if (another)
		throw fieldError(
			"Order",
			"is required because several signers of this document have this email address or phone number.",
		);
	return found;
}
