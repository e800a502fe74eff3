import { hashPassword } from "#lib/crypto/password.ts";
import { putAccessCode } from "#lib/db/stores/drafts/draft-access-codes.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { readAccessCode } from "#lib/domain/documents/changing/proof-place.ts";
import { changeDraft } from "#lib/domain/documents/drafting/change-draft.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { goneError, lockReached } from "./lock-draft.ts";

/**
 * Sets the access code that a recipient of a draft is to be told, and that they are asked for it. The code is no part
 * of the draft, whose steps are kept: those say only that there is one. Every desk that is open gets the step.
 *
 * @throws AppError NotFound; GoneError when the document is no draft any more; ValidationError
 */
export const setDraftAccessCode = defineVerb(
	{ permission: "documents.create" },
	async (
		context: GrantedContext,
		input: { documentId: string; recipientId: string; accessCode: string },
	): Promise<void> => {
		const hash = await hashPassword(readAccessCode(input.accessCode));
		await inTransaction(async (tx) => {
			const document = await lockReached(tx, context, input.documentId);
			if (!document) throw notFound("document");
			if (document.deletedAt || document.status !== "Draft") throw await goneError(document, tx);
			const draft = await findDraft(tx, document, null);
			const recipient = draft?.state.recipients[input.recipientId];
			if (!draft || !recipient) throw refusal("NotFound", said("signerUnknown"));
			await putAccessCode(tx, document, input.recipientId, hash);
			const { tries = null, frequency = null } = recipient.authentication ?? {};
			const set = { authentication: { method: "AccessCode" as const, tries, frequency }, hasAccessCode: true };
			const changes = [{ kind: "patch" as const, in: "recipients" as const, id: input.recipientId, set }];
			await changeDraft(tx, context, document, draft, groundStep(changes, draft.state));
		});
	},
);
