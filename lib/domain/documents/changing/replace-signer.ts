import type { PhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { renamePrefilled } from "#lib/db/stores/documents/prefilled-values.ts";
import { addSearchText, clearEnteredValues, type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { askSigners } from "../asking/ask-signers.ts";
import { revokeSigningLinks } from "../asking/signing-links.ts";
import { NOTHING_DONE_YET } from "../untouched-signer.ts";
import { deliveryModeFor } from "./delivery-mode-for.ts";
import { voidProofs } from "./void-proofs.ts";

/** Who takes a signer's place. Without a number they get no text messages, least of all on the former one's. */
type NewPerson = { name: string; email: string; phone?: PhoneNumber | null };

/**
 * Puts another person in a signer's place: every link of the former one dies, what they entered is taken
 * out, and the new one is asked as if for the first time when it is their turn. What was proved is void; what is to be
 * proved stays with the place, the access code too: whoever comes has to ask the sender for it. The row must be locked.
 */
export async function replaceSigner(
	tx: Tx,
	document: LockedDocument,
	signer: StoredSigner,
	person: NewPerson,
	now: Date,
): Promise<void> {
	const { name, email, phone = null } = person;
	const deliveryMode = deliveryModeFor(signer.deliveryMode, person);
	await revokeSigningLinks(tx, [signer.id], now);
	await voidProofs(tx, document, [signer.id]);
	await clearEnteredValues(tx, signer);
	await renamePrefilled(tx, signer, { name, email });
	await updateSigner(tx, signer, {
		name,
		email,
		deliveryMode,
		phoneCountryCode: phone?.countryCode ?? null,
		phoneNumber: phone?.number ?? null,
		...NOTHING_DONE_YET,
		activatedAt: signer.activatedAt ? now : null,
	});
	await addSearchText(tx, document, `${name}\n${email}`);
	if (signer.activatedAt) await askSigners(tx, document, [{ ...signer, deliveryMode }], "please-sign", now);
}
