import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Context } from "#lib/domain/context.ts";
import { emitEvents } from "./emit-events.ts";
import { actorOf } from "./event-context.ts";

export type TemplateEvent = Extract<CausedWebhookEvent, `Template${string}`>;

/** What an event about a template needs to know of it. */
type Subject = {
	templateId: string;
	accountId: string;
	isSandbox: boolean;
	oauthClientId?: string | null;
	/** Of the template or of the document made from it. */
	ownerId: string;
};

/**
 * Sends an event about a template to the endpoints that want it, together with the change. The body is made from the
 * template when it is delivered.
 *
 * @param own what only the event knows, in the public names
 */
export async function emitTemplateEvent(
	tx: Tx,
	context: Context,
	{ templateId, ownerId, accountId, isSandbox, oauthClientId = null }: Subject,
	eventType: TemplateEvent,
	own: { documentId?: string; errorMessage?: string } = {},
): Promise<void> {
	const origin = { accountId, isSandbox, clientId: oauthClientId, documentId: null, at: context.now() };
	const actor = actorOf(context, { senderId: ownerId });
	const data = { object: "template", templateId, ...own };
	await emitEvents(tx, origin, [{ eventType, context: { actor, previousState: null, data } }]);
}
