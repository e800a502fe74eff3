import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { type NamedSigner, requirePlace } from "./proof-place.ts";

/**
 * Lets a signer try again who gave too many wrong codes, with all tries; also of a document that is done. Where a
 * document shows who they are, also one who has failed and is not locked yet. Of a group it is the one who is named.
 *
 * @throws AppError NotFound; Conflict when there is nothing to forget; ValidationError
 */
export const unlockSigner = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument & { who: NamedSigner }): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const [signer] = await requirePlace(tx, document, input.who);
			const method = signer.authenticationType;
			const isLocked = signer.proofLockedAt !== null;
			const hasFailed = method === "IdVerification" && signer.failedProofs > 0;
			if (method === "None" || !(isLocked || hasFailed)) throw refusal("Conflict", said("proofNotLocked"));
			await updateSigner(tx, signer, { failedProofs: 0, failedProofAt: null, proofLockedAt: null });
			const data = { method, signerName: signer.name };
			await appendEvents(tx, context, document, [{ type: "ProofUnlocked", data }]);
		});
	},
);
