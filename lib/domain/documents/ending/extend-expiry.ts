import { env } from "#lib/config/env.ts";
import type { NewExpiry } from "#lib/contract/documents/changing/extend-expiry.ts";
import type { Tx } from "#lib/db/client.ts";
import type { DocumentSettings } from "#lib/db/document-settings.ts";
import {
	findAccountTimeZone,
	type LockedDocument,
	remindableSigners,
	setExpiry,
} from "#lib/db/stores/documents/documents.ts";
import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { askSigners } from "../asking/ask-signers.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireOpen } from "../rules.ts";
import { requireMaySend } from "../sending/require-may-send.ts";
import { DEFAULT_EXPIRY } from "../settings.ts";
import { newExpiryDate, sameTerms } from "./expiry-rules.ts";
import { planExpiry } from "./plan-expiry.ts";

type ExtendExpiryInput = NamedDocument & { expiry: NewExpiry; warnPrior: boolean | null };

/**
 * Gives signers more time. A document that has expired is open again, and those whose turn it is are
 * asked anew.
 *
 * @throws AppError NotFound; Conflict when it was finished or closed; DeletionPending when it has expired; ValidationError
 *   for a time that is not later
 */
export const extendExpiry = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: ExtendExpiryInput): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const hasExpired = document.status === "Expired";
			if (hasExpired) await requireMaySend(tx, document);
			else requireOpen(document, "extend its expiry");
			const before = document.expiresAt ?? context.now();
			const settings = document.settings;
			const terms = settings.expiry ?? DEFAULT_EXPIRY;
			const zone = await findAccountTimeZone(tx, document.accountId);
			const expiresAt = newExpiryDate(input.expiry, terms, document.sentAt ?? before, zone, env().dayMs);
			requireLater(expiresAt, before, context.now());
			const changed: DocumentSettings = {
				...settings,
				expiry: sameTerms(terms, document.sentAt ?? before, expiresAt, env().dayMs),
				enableExpiryAlert: input.warnPrior ?? settings.enableExpiryAlert,
			};
			await setExpiry(tx, document, expiresAt, changed);
			const data = { from: before.toISOString(), to: expiresAt.toISOString() };
			await appendEvents(tx, context, document, [{ type: "ExpiryExtended", data }]);
			await planExpiry(tx, { ...document, expiresAt, settings: changed }, context.now());
			if (hasExpired) await askAgain(tx, document, context.now());
		});
	},
);

/** @throws AppError ValidationError */
function requireLater(expiresAt: Date, before: Date, now: Date): void {
	const name = "NewExpiryValue";
	// So many days that no calendar has them.
	const isNoDate = Number.isNaN(expiresAt.getTime());
	if (isNoDate || expiresAt.getTime() > now.getTime() + 181 * 86_400_000) {
		throw fieldRefusal(name, said("expiryTooFar"));
	}
	if (expiresAt <= before) {
		throw fieldRefusal(name, said("expiryNotLater"));
	}
	if (expiresAt <= now) throw fieldRefusal(name, said("expiryPast"));
}

async function askAgain(tx: Tx, document: LockedDocument, now: Date): Promise<void> {
	const { id: documentId } = document;
	// The job that checks its pages leaves documents alone that have expired.
	if (document.isAwaitingCheck) await enqueue(tx, "page-images", { documentId });
	const signers = await remindableSigners(tx, document);
	await askSigners(tx, document, signers, "please-sign", now);
	for (const signer of signers) {
		// Reminders that fell into the time in between were let go.
		if (!signer.nextReminderAt) continue;
		const startAfter = new Date(Math.max(signer.nextReminderAt.getTime(), now.getTime() + env().dayMs));
		await updateSigner(tx, signer, { nextReminderAt: startAfter });
		await enqueue(tx, "remind", { documentId, signerId: signer.id }, { startAfter });
	}
}
