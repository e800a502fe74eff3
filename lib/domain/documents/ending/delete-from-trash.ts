import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { endTrashTime, lockTrash } from "#lib/db/stores/documents/trash.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope, listScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Deleted in one transaction. */
const BATCH = 500;

type Input = {
	/** At most `limit`; null empties the trash, a batch at a time. */
	documentIds: string[] | null;
	limit?: number;
};

type DeletedFromTrash = {
	deleted: number;
	/** Documents that were asked for and stay because an admin holds them. */
	held: number;
	/** The trash has further ones: call again. */
	isMore: boolean;
};

/**
 * Deletes documents in the trash permanently, without waiting for their 30 days. The account’s log keeps who did it,
 * because the documents’ own trails go with them.
 *
 * @throws AppError NotFound when none of the named documents is in the trash
 */
export const deleteFromTrash = defineVerb(
	{ permission: "documents.delete" },
	(context: GrantedContext, { documentIds, limit = BATCH }: Input): Promise<DeletedFromTrash> =>
		inTransaction(async (tx) => {
			const at = context.now();
			const scope = documentIds ? documentScope(context) : listScope(context);
			const found = await lockTrash(tx, scope, { ids: documentIds, at, limit });
			if (documentIds && found.length === 0) throw notFound("document");
			const deleted = await endTrashTime(tx, found, at);
			for (const documentId of deleted) await enqueue(tx, "purge", { documentId });
			if (deleted.length > 0) await noteDeleted(tx, context, deleted);
			const isMore = documentIds === null && found.length === limit;
			return { deleted: deleted.length, held: found.length - deleted.length, isMore };
		}),
);

async function noteDeleted(tx: Tx, context: GrantedContext, documentIds: string[]): Promise<void> {
	const { accountId, userId } = context.principal;
	const data = { documents: documentIds.length, documentIds, by: actorOf(context) };
	const event = { id: randomUUID(), accountId, type: "DocumentsDeleted", at: context.now(), userId, ip: context.ip };
	await insertAccountEvent(tx, { ...event, data });
}
