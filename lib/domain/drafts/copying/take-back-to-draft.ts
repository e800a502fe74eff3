import { type LockedDocument, setDraft } from "#lib/db/stores/documents/documents.ts";
import { findWholeDocument, findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { replaceRowsByDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { giveBackCredit } from "#lib/domain/credits/give-back-credit.ts";
import { requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { requireMove, requireStatus } from "#lib/domain/documents/rules.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { withPictures } from "../editing/with-pictures.ts";
import { asSenderLeft } from "./as-sender-left.ts";
import { stateOfDocument } from "./state-of-document.ts";

/**
 * Makes a scheduled document a draft again, to be changed on the desk: it does not go out by itself any more, and the
 * credit that was taken for it is given back.
 *
 * @throws AppError NotFound; Conflict when it is not scheduled any more
 */
export const takeBackToDraft = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: { documentId: string }): Promise<void> => {
		const scope = documentScope(context);
		const seen = isUuid(input.documentId) ? await findWholeDocumentInScope(scope, input.documentId) : null;
		if (!seen) throw notFound("document");
		requireScheduled(seen);
		await withPictures(seen, async (tx, pictures) => {
			// Accounts are locked before documents (lib/decisions/order-of-locks.md).
			const payer = seen.creditPayerId === null ? null : await lockAccount(tx, seen.creditPayerId);
			const document = await requireLockedDocument(tx, scope, input);
			requireScheduled(document);
			const whole = await findWholeDocument(document.id, tx);
			if (!whole) throw notFound("document");
			requireMove(document.status, "Draft");
			await setDraft(tx, document);
			await giveBackCredit(tx, document, payer);
			const state = stateOfDocument({ ...whole, slotFields: asSenderLeft(whole) }, pictures);
			await replaceRowsByDraft(tx, document, JSON.stringify(state), context.now());
			await appendEvents(tx, context, document, [{ type: "ScheduleCancelled", data: {} }]);
		});
	},
);

function requireScheduled({ status }: Pick<LockedDocument, "status">): void {
	requireStatus(status, "Scheduled", "turn it back into a draft");
}
