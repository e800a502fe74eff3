import { findOpenSignersByEmail, hasSignerWithEmail } from "#lib/db/stores/documents.ts";
import { findOtherSigners, findSigner } from "#lib/db/stores/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { replaceSigner } from "#lib/domain/signing/replace-signer.ts";
import { isAddressFree } from "#lib/domain/signing/rules.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "./require-document.ts";
import { requireUnfinished } from "./rules.ts";

export type ChangeRecipientInput = {
	documentId: string;
	oldSignerEmail: string;
	newSignerName: string;
	newSignerEmail: string;
	reason: string;
	/** null: the first with the address who has not signed. */
	order: number | null;
};

/**
 * Puts another person in the place of a signer who has not signed. Links to the former one die; the new
 * one is asked when it is their turn.
 *
 * @throws AppError NotFound; Conflict when the document or the signer is done; ValidationError
 */
export async function changeRecipient(context: UserContext, input: ChangeRecipientInput): Promise<void> {
	const { newSignerName: name, newSignerEmail: email, oldSignerEmail, order } = input;
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context.principal), input.documentId);
		requireUnfinished(document, "changed");
		const open = await findOpenSignersByEmail(tx, document.id, oldSignerEmail);
		const found = open.find((signer) => order === null || signer.order === order);
		if (!found && (await hasSignerWithEmail(tx, document.id, oldSignerEmail)) && open.length === 0) {
			throw new AppError("Conflict", "This signer has already acted, so nobody can take their place.");
		}
		const signer = found && (await findSigner(tx, document.id, found.id));
		if (!signer) {
			const withOrder = order === null ? "" : ` with order ${order}`;
			throw fieldError("OldSignerEmail", `${oldSignerEmail} is not a signer of this document${withOrder}.`);
		}
		const others = await findOtherSigners(tx, document.id, signer.id);
		if (!isAddressFree(email, signer.order, others, document.enableSigningOrder)) {
			throw fieldError("NewSignerEmail", `${email} already signs this document.`);
		}
		await replaceSigner(tx, document, signer, { name, email }, context.now());
		const data = { from: signer.email, to: email, toName: name, reason: input.reason };
		await appendEvents(tx, context, document, [{ type: "RecipientChanged", data }]);
	});
}
