import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	findIdentityCreator,
	findIdentityRow,
	type SenderIdentityRow,
} from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { Context } from "#lib/domain/context.ts";
import { emitEvents } from "#lib/domain/notices/emit-events.ts";
import { actorOf } from "#lib/domain/notices/event-context.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { presentSenderIdentity } from "./present-sender-identity.ts";

/** What can become of a sender identity. */
export type IdentityEvent =
	| "SenderIdentityCreated"
	| "SenderIdentityUpdated"
	| "SenderIdentityDeleted"
	| "SenderIdentityRequested"
	| "SenderIdentityVerified"
	| "SenderIdentityDenied"
	| "SenderIdentityRevoked";

/** Which webhook event each event of a sender identity is. */
export const IDENTITY_EVENTS: Record<IdentityEvent, CausedWebhookEvent> = {
	SenderIdentityCreated: "SenderIdentityCreated",
	SenderIdentityUpdated: "SenderIdentityUpdated",
	SenderIdentityRequested: "SenderIdentityUpdated",
	SenderIdentityVerified: "SenderIdentityVerified",
	SenderIdentityDenied: "SenderIdentityDenied",
	SenderIdentityRevoked: "SenderIdentityRevoked",
	SenderIdentityDeleted: "SenderIdentityDeleted",
};

/**
 * Puts what became of an identity on its way to whoever asked to be told, with the change itself. The row must
 * be as it is after the change; one that is to be deleted must still be there.
 */
export async function emitIdentityEvent(
	tx: Tx,
	context: Context,
	identity: { id: string; accountId: string; status?: string },
	type: IdentityEvent,
): Promise<void> {
	const { principal } = context;
	const row = await findIdentityRow(identity.accountId, { id: identity.id }, tx);
	if (!row) return;
	const isStatusNew = identity.status !== undefined && identity.status !== row.status;
	await emitEvents(
		tx,
		{
			accountId: identity.accountId,
			isSandbox: null,
			clientId: principal.kind === "user" && principal.via === "oauth" ? principal.credentialId : null,
			documentId: null,
			at: context.now(),
		},
		[
			{
				eventType: IDENTITY_EVENTS[type],
				context: {
					actor: actorOf(context, { identityId: identity.id }),
					previousState: isStatusNew ? { status: identity.status } : null,
					data: await identityData(tx, row, context.now()),
				},
			},
		],
	);
}

/** In the public names of events, where createdBy is a person and times are unix seconds. */
async function identityData(tx: Tx, row: SenderIdentityRow, now: Date): Promise<Record<string, unknown>> {
	const creator = await findIdentityCreator(tx, row);
	const { approvedDate: _, ...shown } = presentSenderIdentity(row);
	return {
		...{ object: "senderIdentity", ...shown },
		createdBy: creator && {
			...{ name: creator.name, emailAddress: creator.email, userId: creator.id, teamId: creator.teamId },
		},
		createdDate: unixSeconds(row.createdAt),
		modifiedDate: unixSeconds(now),
		approvedDateTime: row.approvedAt && unixSeconds(row.approvedAt),
	};
}
