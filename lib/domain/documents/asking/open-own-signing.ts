import { workplaceLink } from "#lib/config/links.ts";
import { findOpenSignerOneself } from "#lib/db/stores/documents/named-signers.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { asAsked, documentScope, isWithin } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireOpen } from "../rules.ts";
import { mintSigningLink } from "./signing-links.ts";

/**
 * A signing link for the caller, who is asked to sign what they or anybody of their account has sent. It leads back to the
 * document afterwards, or to the start page where the document is not theirs to look at. It is an event, since whoever has
 * the link can sign.
 *
 * @throws AppError NotFound, also for who cannot look at it and is not asked; Conflict for who is no signer of it or has
 *   signed, when the document is done, or it is not the caller's turn
 */
export const openOwnSigning = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: { documentId: string }): Promise<{ signLink: string }> => {
		return inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(asAsked(context)), input);
			const isReached = isWithin(documentScope(context), document);
			const signer = await findOpenSignerOneself(tx, document, context.principal.email);
			if (!isReached && !signer?.activatedAt) throw notFound("document");
			requireOpen(document, "sign it");
			if (!signer) throw refusal("Conflict", said("signerUnknown"));
			if (!signer.activatedAt) throw refusal("Conflict", said("notTheirTurn", { name: signer.name }));
			const back = workplaceLink(isReached ? `/documents/${document.id}` : "/start");
			const signLink = await mintSigningLink(tx, signer.id, "signedIn", null, back);
			await appendEvents(tx, context, document, [{ type: "LinkCopied", data: { signerName: signer.name } }]);
			return { signLink };
		});
	},
);
