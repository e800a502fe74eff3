import { setSignerEmail } from "#lib/db/stores/documents.ts";
import { addSearchText } from "#lib/db/stores/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { askSigners } from "#lib/domain/delivery/ask-signers.ts";
import { revokeSigningLinks } from "#lib/domain/signing/mint-token.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "./require-document.ts";
import { requireOpenSigner } from "./require-open-signer.ts";
import { requireOpen } from "./rules.ts";

const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/;

/**
 * Corrects the address of a signer who has not signed, usually after a mail bounced. Links sent to the
 * old address die; when it is the signer's turn the request goes out again.
 *
 * @throws AppError NotFound, Conflict, ValidationError
 */
export async function correctSignerEmail(
	context: UserContext,
	input: { documentId: string; signerId: string; email: string },
): Promise<void> {
	const email = input.email.trim();
	if (!EMAIL.test(email) || email.length > 250) throw fieldError("email", "Enter an address like name@example.com.");
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context.principal), input.documentId);
		requireOpen(document, "changed");
		const signer = await requireOpenSigner(tx, document.id, input.signerId, "the address can't be changed");
		if (signer.email === email) return;
		await revokeSigningLinks(tx, [signer.id], context.now());
		await setSignerEmail(tx, signer.id, email);
		await addSearchText(tx, document.id, email);
		await appendEvents(tx, context, document, [
			{ type: "SignerEmailCorrected", data: { from: signer.email, to: email } },
		]);
		if (signer.activatedAt) await askSigners(tx, document, [signer], "please-sign", context.now());
	});
}
