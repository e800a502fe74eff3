import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { WebhookNews } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import type { Context } from "#lib/domain/context.ts";
import { nameEvents } from "#lib/domain/notices/emit-events.ts";
import { actorOf } from "#lib/domain/notices/event-context.ts";
import { type Before, DOCUMENT_EVENTS } from "./document-events.ts";
import type { AuditEventData, AuditEventType } from "./event-types.ts";

type AuditEvent = { [T in AuditEventType]: { type: T; data: AuditEventData[T] } }[AuditEventType];

/** What webhooks tell of what happened to a document; null when that is nothing. */
export function newsOfDocument(context: Context, document: LockedDocument, events: AuditEvent[]): WebhookNews | null {
	const { principal } = context;
	const before = { status: document.status, signerId: principal.kind === "signer" ? principal.signerId : null };
	const told = events.flatMap((event) => ruled(event.type, event.data, before));
	if (told.length === 0) return null;
	const actor = actorOf(context, document);
	const { id: documentId, accountId, isSandbox, oauthClientId: clientId } = document;
	return nameEvents(
		{ accountId, isSandbox, clientId, documentId, at: context.now() },
		told.map(({ eventType, previousState, data }) => ({
			eventType,
			context: { actor, previousState, ...(data && { data }) },
		})),
	);
}

type Told = Record<string, unknown> | null;

function ruled<T extends AuditEventType>(
	type: T,
	data: AuditEventData[T],
	before: Before,
): { eventType: CausedWebhookEvent; previousState: Told; data: Told }[] {
	const rule = DOCUMENT_EVENTS[type];
	if (!rule || rule.when?.(data) === false) return [];
	const previousState = rule.previous?.(before, data) ?? null;
	return [{ eventType: rule.event, previousState, data: rule.about?.(data) ?? null }];
}
