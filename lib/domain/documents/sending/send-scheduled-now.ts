import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { hasConsent } from "#lib/domain/sender-identities/has-consent.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { startDocument } from "../asking/start-document.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireStatus } from "../rules.ts";
import { contentOf } from "./content-of.ts";
import { requireMaySend } from "./require-may-send.ts";

/**
 * Sends a scheduled document before its time; its credit was taken when it was scheduled.
 *
 * @throws AppError NotFound; Conflict when it is not scheduled any more, or is in the name of somebody who does not agree
 */
export const sendScheduledNow = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: { documentId: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireStatus(document.status, "Scheduled", "send it now");
			await requireMaySend(tx, document);
			const whole = await findWholeDocument(document.id, tx);
			if (!whole) throw notFound("document");
			if (!(await hasConsent(tx, whole))) {
				throw refusal("Conflict", said("noConsent", { person: whole.behalfName || (whole.behalfEmail ?? "") }));
			}
			await startDocument(tx, context, document, contentOf(whole), whole);
		});
	},
);
