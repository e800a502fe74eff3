import { setHold } from "#lib/db/stores/holds.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";
import { type HoldInput, requireHoldReason } from "./hold-document.ts";

/**
 * Lets a document be deleted again that an Admin kept from it. One that nobody holds stays as it is.
 *
 * @throws AppError NotFound; ValidationError without a reason
 */
export const releaseHold = defineVerb(
	{ permission: "documents.hold" },
	async (context: GrantedContext, input: HoldInput): Promise<void> => {
		const reason = requireHoldReason(input.reason);
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			if (document.heldAt === null) return;
			await setHold(tx, document, null);
			await appendEvents(tx, context, document, [{ type: "HoldReleased", data: { reason } }]);
		});
	},
);
