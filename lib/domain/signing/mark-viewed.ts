import { updateSigner } from "#lib/db/stores/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { linkUse } from "./link-use.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/**
 * Pages are drawn ahead once somebody reads the document. Drawing at once would take the processor from
 * the pages that are asked for right now, which are drawn one by one.
 */
const DRAW_PAGES_AFTER_MS = 3000;

/**
 * The page was shown to the signer (the page says so itself, since opening the link proves nothing).
 * The first time is told to the sender; later ones are recorded when an hour has passed since the last.
 *
 * @throws AppError LinkUnusable, Conflict
 */
export const markViewed = defineVerb({ permission: "signing.act" }, async (context: SignerContext): Promise<void> => {
	await inTransaction(async (tx) => {
		const { document, signer } = await requireActingSigner(tx, context, "viewed");
		const now = context.now();
		const lastMs = signer.lastViewedAt?.getTime() ?? 0;
		if (now.getTime() - lastMs < 3_600_000) return;
		const { timeZone = null } = context;
		const seen = { viewedAt: signer.viewedAt ?? now, lastViewedAt: now };
		await updateSigner(tx, signer, { ...seen, ...(timeZone && { timeZone }) });
		await appendEvents(tx, context, document, [{ type: "DocumentViewed", data: linkUse(context.principal, signer) }]);
		if (signer.viewedAt) return;
		await tellSender(tx, document, "sender-viewed", { signerId: signer.id });
		const startAfter = new Date(now.getTime() + DRAW_PAGES_AFTER_MS);
		await enqueue(tx, "page-images", { documentId: document.id }, { startAfter });
	});
});
