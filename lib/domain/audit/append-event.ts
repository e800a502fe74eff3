import type { Tx } from "#lib/db/client.ts";
import {
	type AuditEventRow,
	type ChainEnd,
	type DocumentChanges,
	insertAuditEvents,
} from "#lib/db/stores/audit/audit-events.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { Entry } from "#lib/db/stores/signing/signing.ts";
import type { Context, Principal } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { eventHash } from "./chain.ts";
import type { AuditEventData, AuditEventType } from "./event-types.ts";
import { authenticate, type EvidenceKey, evidenceKeyInUse } from "./evidence-keys.ts";
import { newsOfDocument } from "./news-of-document.ts";

/** An event to append: its type and what that type carries; and when and from where, if not by the call itself. */
export type NewEvent = {
	[T in AuditEventType]: { type: T; data: AuditEventData[T]; entered?: Entry };
}[AuditEventType];

/**
 * Appends events to a document's chain, in order, and puts those on their way that webhooks tell of. The
 * document's row must be locked by this transaction; `document` is moved forward so that a second call in
 * the same transaction follows on.
 *
 * @param changes what else changes about the document with them; `document` does not know of it
 */
export async function appendEvents(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	events: NewEvent[],
	changes: DocumentChanges = {},
): Promise<void> {
	const at = context.now();
	const rows = chainEvents(await evidenceKeyInUse(tx), context, document, events, at);
	const news = newsOfDocument(context, document, events);
	await enqueueDeliveries(tx, await insertAuditEvents(tx, document, rows, { changes, news, at }));
}

/** Events as they are stored, each hashed over the one before and authenticated; `document` is moved forward. */
export function chainEvents(
	key: EvidenceKey,
	context: Context,
	document: ChainEnd,
	events: NewEvent[],
	at: Date,
): AuditEventRow[] {
	const actor = describeActor(context.principal);
	const call = { at, ip: context.ip, userAgent: context.userAgent.slice(0, 500) };
	return events.map((event) => {
		const { at: eventAt, ip, userAgent } = event.entered ?? call;
		document.eventCount += 1;
		const chained = {
			documentId: document.id,
			seq: document.eventCount,
			at: eventAt.toISOString(),
			type: event.type,
			...actor,
			ip,
			userAgent,
			data: event.data,
		};
		const hash = eventHash(document.chainHead, chained);
		document.chainHead = hash;
		return { ...chained, at: eventAt, hash, ...authenticate(key, "audit-event", hash) };
	});
}

function describeActor(principal: Principal) {
	switch (principal.kind) {
		case "user":
			return { actorType: "user", actorId: principal.userId, actorName: principal.name, actorEmail: principal.email };
		case "signer":
			return {
				actorType: "signer",
				actorId: principal.signerId,
				actorName: principal.name,
				actorEmail: principal.email,
			};
		case "copy": {
			const { carbonCopyId, email } = principal;
			return { actorType: "copy", actorId: carbonCopyId, actorName: email, actorEmail: email };
		}
		case "visitor":
		case "operator":
		case "job":
			return { actorType: "system", actorId: null, actorName: principal.name, actorEmail: "" };
	}
}
