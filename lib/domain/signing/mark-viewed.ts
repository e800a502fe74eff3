import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { linkUse } from "./link-use.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/** A later view is an event of its own when the last is this long ago. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Pages are drawn ahead once someone reads the document. Drawing at once would take the processor from
 * the pages that are asked for right now, which are drawn one by one.
 */
const DRAW_PAGES_AFTER_MS = 3000;

/**
 * The signer has the page before them. The page says so itself, once there is a sign of a person, since link scanners
 * open links too. The sender hears of the first time.
 *
 * @throws AppError LinkUnusable, Conflict
 */
export const markViewed = defineVerb({ permission: "signing.act" }, async (context: SignerContext): Promise<void> => {
	await inTransaction(async (tx) => {
		const { document, signer } = await requireActingSigner(tx, context, "view it");
		const now = context.now();
		const { viewedAt, lastViewedAt } = signer;
		const isAgain = now.getTime() - Number(lastViewedAt ?? viewedAt) >= AGAIN_AFTER_MS;
		if (lastViewedAt && !isAgain) return;
		const { timeZone = signer.timeZone } = context;
		await updateSigner(tx, signer, { lastViewedAt: now, timeZone });
		if (isAgain) {
			await appendEvents(tx, context, document, [{ type: "DocumentViewed", data: linkUse(context.principal, signer) }]);
		}
		if (lastViewedAt) return;
		const startAfter = new Date(now.getTime() + DRAW_PAGES_AFTER_MS);
		await enqueue(tx, "page-images", { documentId: document.id }, { startAfter });
	});
});
