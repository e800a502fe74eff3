import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { closeDocument } from "./close-document.ts";
import { requireLockedDocument } from "./require-document.ts";
import { requireUnfinished } from "./rules.ts";

/**
 * Takes a document back. Signers who were asked are told why.
 *
 * @throws AppError NotFound, Conflict when it is not in progress any more
 */
export async function revokeDocument(
	context: UserContext,
	input: { documentId: string; message: string },
): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context.principal), input.documentId);
		requireUnfinished(document, "revoked");
		await appendEvents(tx, context, document, [{ type: "DocumentRevoked", data: { message: input.message } }]);
		await closeDocument(tx, context, document, {
			status: "Revoked",
			reason: input.message,
			signerMail: "signer-revoked",
			senderMail: null,
		});
	});
}
