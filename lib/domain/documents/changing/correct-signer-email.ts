import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { renamePrefilled } from "#lib/db/stores/documents/prefilled-values.ts";
import { addSearchText, findOtherSigners, type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isAddressFree } from "#lib/domain/documents/changing/is-address-free.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { askSigners } from "../asking/ask-signers.ts";
import { revokeSigningLinks } from "../asking/signing-links.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireOpen } from "../rules.ts";
import { PROOF_ANEW } from "./proof-place.ts";
import { requireOpenSigner } from "./require-open-signer.ts";
import { voidProofs } from "./void-proofs.ts";

/** whose: whom the emails ask, or the signer themselves where they sign in person: codes go to them, not to the host. */
type Correction = { documentId: string; signerId: string; email: string; whose?: "asked" | "signer" };

/**
 * Corrects the address at which a signer who has not signed is asked, usually after a mail bounced: the
 * host's, where they sign in person. Links sent to the old address die, what was proved is void; when it is the signer's turn the
 * request goes out again.
 *
 * @throws AppError NotFound, Conflict, ValidationError
 */
export const correctSignerEmail = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: Correction): Promise<void> => {
		const email = input.email.trim();
		if (!isEmailAddress(email) || email.length > 250) throw fieldRefusal("email", said("addressForm"));
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireOpen(document, "change it");
			const signer = await requireOpenSigner(tx, document, input.signerId, "you can’t change the address");
			const isHosts = signer.hostEmail !== null && input.whose !== "signer";
			const from = isHosts ? (signer.hostEmail ?? "") : signer.email;
			if (from === email) return;
			const corrected = isHosts ? { email: signer.email, hostEmail: email } : { email, hostEmail: signer.hostEmail };
			if (signer.authenticationType === "EmailOTP" && !hasOwnAddress(corrected)) {
				throw fieldRefusal("email", said("proofNeedsAddress"));
			}
			await voidProofs(tx, document, [signer.id]);
			await updateSigner(tx, signer, PROOF_ANEW);
			if (isHosts) await updateSigner(tx, signer, { hostEmail: email });
			else await setEmail(tx, document, signer, email);
			await appendEvents(tx, context, document, [{ type: "SignerEmailCorrected", data: { from, to: email } }]);
			// The host's links are as good as before where another address is corrected.
			if (signer.hostEmail !== null && !isHosts) return;
			await revokeSigningLinks(tx, [signer.id], context.now());
			if (signer.activatedAt) await askSigners(tx, document, [signer], "please-sign", context.now());
		});
	},
);

async function setEmail(tx: Tx, document: LockedDocument, signer: StoredSigner, email: string): Promise<void> {
	const others = await findOtherSigners(tx, document, signer.id);
	if (!isAddressFree(email, signer.order, others, document.enableSigningOrder)) {
		throw fieldRefusal("email", said("signsAlready"));
	}
	await updateSigner(tx, signer, { email });
	await renamePrefilled(tx, signer, { name: signer.name, email });
	await addSearchText(tx, document, email);
}
