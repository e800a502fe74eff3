import { answerInTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { closeDocument } from "./close-document.ts";

/**
 * Takes a document back. Signers who were asked are told why.
 *
 * @throws AppError NotFound, Conflict when it is not in progress any more
 */
export const revokeDocument = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument & { message: string }): Promise<void> => {
		await answerInTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireUnfinished(document, "revoke it");
			await appendEvents(tx, context, document, [{ type: "DocumentRevoked", data: { message: input.message } }]);
			await closeDocument(tx, context, document, {
				status: "Revoked",
				reason: input.message,
				signerMail: "signer-revoked",
				senderMail: null,
			});
		});
	},
);
