import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockDocumentForJob, setDocumentDeleted } from "#lib/db/stores/documents/documents.ts";
import {
	clearDeletion,
	findRetention,
	listDueDeletions,
	listRetentionNotices,
	listRetentions,
	planDeletions,
	type RetentionNotice,
	takeRetentionNotice,
} from "#lib/db/stores/documents/retention.ts";
import { isActiveUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { TRASH_MS } from "../trash-time.ts";
import { isPlanned, planOfDay } from "./rules.ts";

/** What is done at once, and how often within an hour: what is left over goes in the next. */
const LIMITS = { batch: 500, turns: 20 };

/**
 * What accounts ask for with completed documents: their senders are told 14 days before, and then they go to the trash.
 * In batches, each whole by itself, so that a run that was killed goes on where it was and tells nobody twice.
 */
export async function retainDocuments(context: Context, { batch, turns } = LIMITS): Promise<void> {
	for (const { id, retentionDays } of await listRetentions(db())) {
		const plan = { ...planOfDay(context.now(), retentionDays), limit: batch };
		let planned = batch;
		for (let turn = 0; turn < turns && planned === batch; turn += 1) {
			planned = await inTransaction((tx) => planDeletions(tx, id, plan));
		}
		// A mail names all of a day: it waits until they are known.
		if (planned < batch) await tellSenders(context, id, batch);
	}
	for (let turn = 0; turn < turns; turn += 1) {
		const due = await listDueDeletions(context.now(), batch);
		for (const { id } of due) await moveToTrash(context, id);
		if (due.length < batch) return;
	}
}

async function tellSenders(context: Context, accountId: string, batch: number): Promise<void> {
	for (;;) {
		const notices = await listRetentionNotices(accountId, batch);
		for (const notice of notices) await tellOne(context, accountId, notice);
		if (notices.length < batch) return;
	}
}

/** The note goes, the log says it and the mail is on its way, together. Where the sender has left, the Admins are told. */
async function tellOne(context: Context, accountId: string, notice: RetentionNotice): Promise<void> {
	await inTransaction(async (tx) => {
		const taken = await takeRetentionNotice(tx, accountId, notice);
		if (!taken) return;
		const { userId, deleteAt, documents } = taken;
		const accountEventId = randomUUID();
		await insertAccountEvent(tx, {
			...{ id: accountEventId, accountId, type: "RetentionAnnounced", userId, at: context.now() },
			data: { documents, deleteAt: deleteAt.toISOString().slice(0, 10), by: actorOf(context) },
		});
		const mail = { kind: "retention", accountId, accountEventId } as const;
		if (await isActiveUser(tx, accountId, userId)) await enqueue(tx, "mail", { ...mail, userId });
		else await tellAdmins(tx, mail);
	});
}

async function moveToTrash(context: Context, documentId: string): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		if (!document || document.deletedAt) return;
		const rule = await findRetention(document.accountId, tx);
		const now = context.now();
		if (!isPlanned(document, rule)) return clearDeletion(tx, document);
		await appendEvents(tx, context, document, [{ type: "DocumentDeleted", data: { why: "Retention" } }]);
		const purgeAt = new Date(now.getTime() + TRASH_MS);
		const keepsCertificate = rule.retentionKeepsCertificate;
		await setDocumentDeleted(tx, document, { deletedAt: now, purgeAt, keepsCertificate });
		await enqueue(tx, "purge", { documentId }, { startAfter: purgeAt });
	});
}
