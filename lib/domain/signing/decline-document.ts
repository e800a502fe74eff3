import type { Tx } from "#lib/db/client.ts";
import { findOwnBrand, type LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { deleteProofs } from "#lib/db/stores/signing/signer-proofs.ts";
import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { ofReviewer } from "#lib/domain/audit/of-reviewer.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { closeDocument } from "#lib/domain/documents/ending/close-document.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { isBlank, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/**
 * The signer refuses to sign. That ends the document for everybody; the sender reads the reason, and
 * the others who were asked are told. Declining twice changes nothing.
 *
 * @throws AppError LinkUnusable; Conflict, also when the brand it was sent with offers no declining;
 * ValidationError without a reason
 */
export const declineDocument = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, input: { reason: string }): Promise<void> => {
		const reason = normalizeText(input.reason).trim();
		if (isBlank(reason))
			throw fieldError("reason", "Enter a reason for declining. The sender will see it.", "ReasonMissing");
		await inTransaction(async (tx) => {
			const { document, signer } = await requireActingSigner(tx, context, "decline it");
			await requireDeclinable(tx, document);
			await updateSigner(tx, signer, { status: "Declined", declineReason: reason });
			if (context.principal.isHosted) await deleteProofs(tx, [signer.id]);
			await appendEvents(tx, context, document, [
				{ type: "DocumentDeclined", data: { reason, ...ofReviewer(signer.type) } },
			]);
			await closeDocument(tx, context, document, {
				status: "Declined",
				reason,
				signerMail: "signer-declined",
				senderMail: "sender-declined",
				exceptSignerId: signer.id,
			});
		});
	},
);

/** What the page does not offer, no other client may do (HideDecline of the brand it was sent with). */
async function requireDeclinable(tx: Tx, document: LockedDocument): Promise<void> {
	const { settings } = readBrandCopy(await findOwnBrand(tx, document));
	if (settings.hideDecline !== true) return;
	throw new AppError("Conflict", "The sender doesn’t allow declining. Contact the sender instead.", {
		caseCode: "DecliningDisabled",
	});
}
