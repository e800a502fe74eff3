import { env } from "#lib/config/env.ts";
import { lockDocument } from "#lib/db/stores/documents.ts";
import { countLinkRequests, findLinkState, findSigner } from "#lib/db/stores/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { channelsOf, tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { authenticateSigner } from "./authenticate-signer.ts";
import { linkState } from "./rules.ts";

const HOUR_MS = 3_600_000;

/**
 * Mails a new link to the address the document has for this signer now, never to another: for a link
 * that expired, that was replaced, or whose signer has finished and wants to see or download the
 * document. Whether the old link is known, to whom the document belongs by now, what its state is and
 * how often it was asked never shows in the answer.
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
		const isKnown = document && !document.deletedAt && signer && link !== "unknown";
		// Somebody who was not asked yet has no link to renew; with mails off the sender hands links out.
		// Nor is there one to renew where another of the group has signed.
		if (!isKnown || !signer.activatedAt || signer.status === "NotNeeded" || channelsOf(document, signer).length === 0)
			return;
		const since = new Date(context.now().getTime() - HOUR_MS);
		const count = await countLinkRequests(tx, document, signerId, since);
		if (count >= env().rateLimit.linkRequestsPerHour) return;
		// Who holds a replaced link may be another than the signer of today.
		const data = link === "revoked" ? { what: "replaced" as const } : {};
		await appendEvents(tx, context, document, [{ type: "NewLinkRequested", data }]);
		await tellSigner(tx, document, signer, "new-link");
	});
}
