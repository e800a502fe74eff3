import { remindableSigners } from "#lib/db/stores/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { tellIdentity } from "#lib/domain/delivery/tell-sender.ts";
import { tellSigner } from "#lib/domain/delivery/tell-signer.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "./require-document.ts";
import { requireOpen } from "./rules.ts";

export type RemindSignersInput = {
	documentId: string;
	/** Only these; everybody whose turn it is when empty. */
	receiverEmails: string[];
	message: string;
};

/** Reminders one signer can be sent by hand are this far apart, so that a double click sends one. */
const PAUSE_MS = 60_000;

/**
 * Reminds signers whose turn it is.
 *
 * @throws AppError NotFound; Conflict when nobody can be reminded; ValidationError for an address that is not asked
 */
export async function remindSigners(context: UserContext, input: RemindSignersInput): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await requireLockedDocument(tx, documentScope(context.principal), input.documentId);
		requireOpen(document, "reminded of");
		if (document.disableEmails) {
			throw new AppError(
				"Conflict",
				"This document was sent without emails, so no reminder can be mailed. Copy the signing link instead.",
			);
		}
		const open = await remindableSigners(tx, document.id);
		const wanted = new Set(input.receiverEmails.map((email) => email.toLowerCase()));
		for (const email of wanted) {
			if (!open.some((signer) => signer.email.toLowerCase() === email)) {
				throw fieldError("receiverEmails", `${email} is not a signer whose turn it is.`);
			}
		}
		const chosen = open.filter((signer) => wanted.size === 0 || wanted.has(signer.email.toLowerCase()));
		const now = context.now();
		const due = chosen.filter(
			(signer) => !signer.lastRemindedAt || now.getTime() - signer.lastRemindedAt.getTime() >= PAUSE_MS,
		);
		for (const signer of due) {
			await tx.signer.update({ where: { id: signer.id }, data: { lastRemindedAt: now }, select: { id: true } });
			await tellSigner(tx, document, signer, "reminder", input.message);
			await tellIdentity(tx, document, "behalf-reminded", signer.id);
		}
		await appendEvents(
			tx,
			context,
			document,
			due.map((signer) => ({ type: "ReminderSent", data: { to: signer.email, message: input.message } })),
		);
	});
}
