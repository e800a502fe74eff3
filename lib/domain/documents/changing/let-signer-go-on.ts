import { findSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { endPrefillHold } from "./end-prefill-hold.ts";

/**
 * Opens the document to a signer for whom it is held until fields are filled in, though none was.
 *
 * @throws AppError NotFound; Conflict when it is not held
 */
export const letSignerGoOn = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument & { signerId: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const signer = isUuid(input.signerId) ? await findSigner(tx, document, input.signerId) : null;
			if (!signer) throw refusal("NotFound", said("signerUnknown"));
			if (!signer.prefillHeldAt) throw refusal("Conflict", said("notHeld"));
			await endPrefillHold(tx, context, document, { signer, by: "sender" });
		});
	},
);
