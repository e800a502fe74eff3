import { findLastEvent, findOwnBrand } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/**
 * Notes that the signer leaves and means to come back; what was entered is stored already. Saying it again
 * before anything else happened changes nothing.
 *
 * @throws AppError LinkUnusable; Conflict, also when the brand it was sent with does not offer it
 */
export const finishLater = defineVerb({ permission: "signing.act" }, async (context: SignerContext): Promise<void> => {
	await inTransaction(async (tx) => {
		const { document, signer } = await requireActingSigner(tx, context, "finish later");
		const { settings } = readBrandCopy(await findOwnBrand(tx, document));
		if (settings.hideSave === true) {
			throw new AppError("Conflict", "The sender doesn’t allow finishing later.", {
				caseCode: "FinishingLaterDisabled",
			});
		}
		const last = await findLastEvent(tx, document);
		if (last?.type === "SignerSaved" && last.actorId === signer.id) return;
		await appendEvents(tx, context, document, [{ type: "SignerSaved", data: {} }]);
	});
});
