import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";
import { trashDocument } from "./trash-document.ts";
import { TRASH_MS } from "./trash-time.ts";

type DeleteDocumentInput = { documentId: string; deletePermanently: boolean };

/**
 * Puts a document into the trash for 30 days, or purges it at once. One in progress is revoked first
 * (lib/contract/README.md "Documents").
 *
 * @throws AppError NotFound; Conflict while it is being finalised, or held by an Admin
 */
export const deleteDocument = defineVerb(
	{ permission: "documents.delete" },
	async (context: GrantedContext, input: DeleteDocumentInput): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const now = context.now();
			const purgeAt = input.deletePermanently ? now : new Date(now.getTime() + TRASH_MS);
			await trashDocument(tx, context, document, purgeAt);
		});
	},
);
