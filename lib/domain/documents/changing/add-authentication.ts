import type { SignerAuthentication } from "#lib/contract/documents/changing/authentication.ts";
import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import type { PhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { type IdentitySettings, USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import { type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { hostOf } from "#lib/draft/host-of.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { changeProofOfDraft, type ProofChange } from "../drafting/change-proof-of-draft.ts";
import { DEFAULT_TRIES, storedFrequency } from "../proof-rules.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { requireFaces } from "../sending/require-faces.ts";
import { requireSmsPlan } from "../sending/require-sms.ts";
import {
	type NamedSigner,
	PROOF_ANEW,
	placeName,
	readAccessCode,
	requirePlace,
	requireUnsigned,
} from "./proof-place.ts";
import { voidProofs } from "./void-proofs.ts";

export type AddAuthenticationInput = NamedDocument &
	Omit<SignerAuthentication, "identity"> & {
		/** How a document is shown; left out: as usual. */
		identity?: IdentitySettings | null;
		who: NamedSigner;
		/** Where codes are sent by text message; null: the number that the document has. */
		phoneNumber: PhoneNumber | null;
	};

/**
 * Asks a signer of a document that is out, waits for its time or is made, to prove who they are; what they were asked for
 * before is asked no more, what they proved is void, and wrong codes are forgotten.
 *
 * @throws AppError NotFound; Conflict when the document is done, or the signer has acted; ValidationError; PlanLimit
 */
export const addAuthentication = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: AddAuthenticationInput): Promise<void> => {
		const { method, tries, frequency } = input;
		const code = method === "AccessCode" ? readAccessCode(input.accessCode) : null;
		await requireSmsPlan(payerOf(context.principal), [{ deliveryMode: "Email", authentication: { method } }]);
		const accessCodeHash = code === null ? null : await hashPassword(code);
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireUnfinished(document, "change it");
			await requireFaces(document, [input], () => "", tx);
			const ofDraft = (recipient: DraftRecipient) => askedOf(recipient, input, accessCodeHash);
			if (await changeProofOfDraft(tx, context, document, input.who, ofDraft)) return;
			const place = await requirePlace(tx, document, input.who);
			requireUnsigned(place, "you can’t add signer authentication");
			for (const signer of place) {
				await updateSigner(tx, signer, {
					authenticationType: method,
					authenticationFrequency: storedFrequency(method, frequency),
					authenticationTries: tries ?? DEFAULT_TRIES,
					accessCodeHash,
					settings: {
						...signer.settings,
						identity: method === "IdVerification" ? (input.identity ?? USUAL_IDENTITY) : null,
					},
					...PROOF_ANEW,
					...reachable(input, signer),
				});
			}
			await voidProofs(tx, document, idsOf(place));
			const data = { method, signerName: placeName(place) };
			await appendEvents(tx, context, document, [{ type: "AuthenticationAdded", data }]);
		});
	},
);

/**
 * The same of a recipient of a draft: what they prove, and with what.
 *
 * @throws AppError ValidationError where there is no address or number to send a code to
 */
function askedOf(
	recipient: DraftRecipient,
	{ method, tries, frequency, phoneNumber, identity }: AddAuthenticationInput,
	accessCodeHash: string | null,
): ProofChange {
	if (method === "EmailOTP" && !hasOwnAddress({ email: recipient.email.trim(), hostEmail: hostOf(recipient) }))
		throw fieldRefusal("EmailId", said("proofNeedsAddress"));
	if (method === "IdVerification") requireOwnHands(recipient.type);
	const phone = phoneNumber ? `${phoneNumber.countryCode} ${phoneNumber.number}` : recipient.phone;
	if (method === "SMSOTP" && phone.trim() === "") throw fieldRefusal("PhoneNumber", said("proofNeedsNumber"));
	const number = method === "SMSOTP" ? { phone } : {};
	const code = accessCodeHash === null ? {} : { hasAccessCode: true };
	const authentication = { method, tries, frequency, ...(identity && { identity }) };
	return { set: { authentication, ...number, ...code }, accessCodeHash };
}

/** @throws AppError ValidationError for who signs in person: the host sees who it is */
function requireOwnHands(type: string): void {
	if (type === "InPersonSigner") throw fieldRefusal("AuthenticationType", said("identityInPerson"));
}

const idsOf = (place: readonly StoredSigner[]) => place.map(({ id }) => id);

/**
 * What is changed of a signer so that a code reaches them.
 *
 * @throws AppError ValidationError where there is no address or number to send one to
 */
function reachable(
	{ method, phoneNumber }: AddAuthenticationInput,
	signer: StoredSigner,
): { phoneCountryCode?: string; phoneNumber?: string } {
	if (method === "EmailOTP" && !hasOwnAddress(signer)) throw fieldRefusal("EmailId", said("proofNeedsAddress"));
	if (method === "IdVerification") requireOwnHands(signer.type);
	if (method !== "SMSOTP") return {};
	if (signer.groupKey !== null) throw fieldRefusal("AuthenticationType", said("proofOfGroup"));
	const isSame = phoneNumber?.number === signer.phoneNumber && phoneNumber?.countryCode === signer.phoneCountryCode;
	if (phoneNumber === null || isSame) {
		if (signer.phoneNumber === null) throw fieldRefusal("PhoneNumber", said("proofNeedsNumber"));
		return {};
	}
	// Requests went to the other number already: that is another recipient.
	if (signer.deliveryMode !== "Email") throw fieldRefusal("PhoneNumber", said("proofOtherNumber"));
	return { phoneCountryCode: phoneNumber.countryCode, phoneNumber: phoneNumber.number };
}
