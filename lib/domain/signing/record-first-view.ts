import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { linkUse } from "./link-use.ts";

/**
 * Records that a signer has viewed the document, before the first thing they do there: the page says so in a request
 * of its own, which may come late or never.
 *
 * @returns the signer as they are now
 */
export async function recordFirstView(
	tx: Tx,
	context: SignerContext,
	{ document, signer }: { document: LockedDocument; signer: StoredSigner },
): Promise<StoredSigner> {
	if (signer.viewedAt) return signer;
	const { timeZone = signer.timeZone } = context;
	const seen = { viewedAt: context.now(), timeZone };
	await updateSigner(tx, signer, seen);
	await appendEvents(tx, context, document, [{ type: "DocumentViewed", data: linkUse(context.principal, signer) }]);
	await tellSender(tx, document, "sender-viewed", { signerId: signer.id });
	return { ...signer, ...seen };
}
