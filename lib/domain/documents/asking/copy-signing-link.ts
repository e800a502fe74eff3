import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireOpenSigner } from "../changing/require-open-signer.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireOpen } from "../rules.ts";
import { mintSigningLink } from "./signing-links.ts";

/**
 * A signing link for the sender to hand out. It is an event, since whoever has the link can sign.
 *
 * @throws AppError NotFound; Conflict when the document or the signer is done, or it is not the signer's turn
 */
export const copySigningLink = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: { documentId: string; signerId: string }): Promise<{ signLink: string }> => {
		return inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireOpen(document, "sign it");
			const signer = await requireOpenSigner(tx, document, input.signerId, "there’s no link to copy");
			if (!signer.activatedAt) throw refusal("Conflict", said("notTheirTurn", { name: signer.name }));
			const signLink = await mintSigningLink(tx, signer.id, "copied", null);
			await appendEvents(tx, context, document, [{ type: "LinkCopied", data: { signerName: signer.name } }]);
			return { signLink };
		});
	},
);
