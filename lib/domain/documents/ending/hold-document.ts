import { setHold } from "#lib/db/stores/documents/holds.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireKeptDocument } from "../require-document.ts";

/** As much as the history keeps of why. */
const MAX_HOLD_REASON = 500;

export type HoldInput = { documentId: string; reason: string };

/**
 * Keeps a document from being deleted by anybody and by anything, until it is released. One that is held already gets
 * the new reason; one in the trash stays there, for as long as it is held.
 *
 * @throws AppError NotFound, for one whose time in the trash is over too; ValidationError without a reason
 */
export const holdDocument = defineVerb(
	{ permission: "documents.hold" },
	async (context: GrantedContext, input: HoldInput): Promise<void> => {
		const heldReason = requireHoldReason(input.reason);
		await inTransaction(async (tx) => {
			const document = await requireKeptDocument(tx, documentScope(context), input, context.now());
			const hold = { heldAt: document.heldAt ?? context.now(), heldBy: context.principal.name, heldReason };
			await setHold(tx, document, hold);
			await appendEvents(tx, context, document, [{ type: "HoldSet", data: { reason: heldReason } }]);
		});
	},
);

/** Why, without blanks around it. @throws AppError ValidationError when nothing or too much is said */
export function requireHoldReason(text: string): string {
	const reason = text.trim();
	if (reason === "") throw fieldRefusal("reason", said("holdReason"));
	if (reason.length > MAX_HOLD_REASON) throw fieldRefusal("reason", said("tooLong", { limit: MAX_HOLD_REASON }));
	return reason;
}
