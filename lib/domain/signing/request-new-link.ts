import { env } from "#lib/config/env.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { countLinkRequests, findLinkState, findSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { channelsOf, tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { HOUR_MS } from "#lib/units.ts";
import { authenticateSigner } from "./authenticate-signer.ts";
import { isLinkRenewable, linkState } from "./rules.ts";

/**
 * Mails a new link to the address the document has for this signer, never to another: for a link that expired, or
 * whose signer has finished and wants to see or download the document. Whether the old link is known, what the state
 * of the document is and how often a link was asked for never shows in the answer.
 */
export const requestNewLink = defineVerb(
	{ permission: "links.open" },
	async (call: VisitorContext, token: string): Promise<void> => {
		const found = await authenticateSigner(call, token);
		if (found.state !== "unknown") await sendNewLink(found.context);
	},
);

async function sendNewLink(context: SignerContext): Promise<void> {
	const { accountId, documentId, signerId, tokenHash } = context.principal;
	await inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId }, documentId);
		const signer = document && (await findSigner(tx, document, signerId));
		const link = linkState(await findLinkState(tx, tokenHash), context.now());
		if (!document || document.deletedAt || !signer || link === "unknown" || link === "revoked") return;
		// With emails off the sender hands links out.
		if (!isLinkRenewable({ document, signer }) || channelsOf(document, signer).length === 0) return;
		const since = new Date(context.now().getTime() - HOUR_MS);
		const count = await countLinkRequests(tx, document, signerId, since);
		if (count >= env().rateLimit.linkRequestsPerHour) return;
		await appendEvents(tx, context, document, [{ type: "NewLinkRequested", data: {} }]);
		await tellSigner(tx, document, signer, "new-link");
	});
}
