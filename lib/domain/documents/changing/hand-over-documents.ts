import {
	findActivityAt,
	listDocumentIdsOfSender,
	type OwnedPart,
	setDocumentOwner,
} from "#lib/db/stores/documents/document-owner.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { findUserRow, holdTeam } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

const BATCH = 100;

type HandOver = {
	accountId: string;
	fromUserId: string;
	toUserId: string;
	actorId: string;
	/** Left out: all. */
	part?: OwnedPart | undefined;
};

/**
 * Gives the documents of a user to another one of the account, each with its entry in the audit trail.
 * Works one by one, so that signing goes on meanwhile; run again, it goes on where it stopped.
 */
export const handOverDocuments = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, job: HandOver): Promise<void> => {
		const { accountId, fromUserId, toUserId, actorId, part = "all" } = job;
		const [from, to, actor] = await Promise.all(
			[fromUserId, toUserId, actorId].map((id) => findUserRow({ accountId }, id)),
		);
		if (!from || !to) return;
		const event = {
			type: "DocumentHandedOver" as const,
			data: { from: from.email, to: to.email, by: actor?.email ?? "" },
		};
		for (;;) {
			const ids = await listDocumentIdsOfSender(accountId, { senderId: from.id, part }, BATCH);
			if (ids.length === 0) return;
			for (const documentId of ids) {
				await inTransaction(async (tx) => {
					const owner = { senderId: to.id, teamId: await holdTeam(tx, accountId, to.id) };
					const document = await lockDocument(tx, { accountId, senderId: from.id }, documentId);
					if (!document) return;
					const activityAt = await findActivityAt(tx, document);
					await appendEvents(tx, context, document, [event]);
					await setDocumentOwner(tx, document, owner, activityAt);
				});
			}
		}
	},
);
