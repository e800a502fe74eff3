import { setHold, setPurgeTime } from "#lib/db/stores/documents/holds.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireKeptDocument } from "../require-document.ts";
import { type HoldInput, requireHoldReason } from "./hold-document.ts";
import { TRASH_MS } from "./trash-time.ts";

/**
 * Lets a document be deleted again that an Admin kept from it. One that nobody holds stays as it is; one in the trash has
 * its whole time there from now on, so that whoever needs it can still take it back.
 *
 * @throws AppError NotFound; ValidationError without a reason
 */
export const releaseHold = defineVerb(
	{ permission: "documents.hold" },
	async (context: GrantedContext, input: HoldInput): Promise<void> => {
		const reason = requireHoldReason(input.reason);
		await inTransaction(async (tx) => {
			const now = context.now();
			const document = await requireKeptDocument(tx, documentScope(context), input, now);
			if (document.heldAt === null) return;
			await setHold(tx, document, null);
			await appendEvents(tx, context, document, [{ type: "HoldReleased", data: { reason } }]);
			if (document.deletedAt === null) return;
			const startAfter = new Date(now.getTime() + TRASH_MS);
			await setPurgeTime(tx, document, startAfter);
			await enqueue(tx, "purge", { documentId: document.id }, { startAfter });
		});
	},
);
