import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { endNoticeHold, endTimestampWait, recordSealedFiles } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SealedKind } from "#lib/domain/audit/event-types.ts";
import type { Context } from "#lib/domain/context.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { askAuthority } from "./ask-authority.ts";
import { notifyCompletion } from "./notify-completion.ts";
import { nextTrySeconds } from "./timestamp-rules.ts";

/** A sealed file with its timestamp; of: hash of the file that it was added to. */
type Stamped = PdfTasks["timestamp"]["output"] & { kind: SealedKind; key: string; of: string };

/**
 * Adds the timestamp that was not available when a document was sealed to each of its files. Safe to repeat: a second
 * run finds that none is missing. Messages about the completion that waited for it go out with it, or once they have
 * waited long enough.
 *
 * @throws RetryLater when the time-stamping authority still fails
 */
export const timestampDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string): Promise<void> => {
		const whole = await findWholeDocument(documentId);
		if (!whole?.timestampUntil || !whole.sealedAt) return;
		const { tsaUrl } = env();
		if (tsaUrl === null) return stopWaiting(whole);
		if (context.now() >= whole.timestampUntil) {
			await releaseNotices(whole, context.now());
			log.error(
				{ documentId },
				"document stays without a timestamp: the time-stamping authority did not respond in time",
			);
			return;
		}
		try {
			await askAuthority(context, tsaUrl, () => addTimestamps(context, whole, tsaUrl));
		} catch (error) {
			await releaseNotices(whole, context.now());
			const seconds = nextTrySeconds(context.now().getTime() - whole.sealedAt.getTime());
			throw new RetryLater(error instanceof Error ? error.message : String(error), seconds);
		}
	},
);

async function addTimestamps(context: Context, whole: WholeDocument, tsaUrl: string): Promise<void> {
	const temp = await makeTempDir();
	try {
		const stamped: Stamped[] = [];
		for (const { kind, key } of sealedObjects(whole)) {
			const local = await storage().localPath(key);
			try {
				const outputPath = join(temp.path, `${stamped.length}.pdf`);
				const task = { sourcePath: local.path, outputPath, tsaUrl };
				const made = await runPdfTask("timestamp", task, { requester: "job" });
				const stored = await storage().putFile(whole.accountId, made.path, made.sha256);
				stamped.push({ ...made, kind, key: stored.key, of: key.slice(whole.accountId.length + 1) });
			} finally {
				await local.release();
			}
		}
		await inTransaction((tx) => replaceFiles(tx, context, whole, stamped));
	} finally {
		await temp.remove();
	}
}

/** What sealing made, parts in the order of the document's files. */
function sealedObjects({ sealedKey, certificateKey, mailedKey, files }: WholeDocument) {
	const parts = files.map((file) => ({ kind: "Part", key: file.sealedKey }) as const);
	const all = [
		{ kind: "Document", key: sealedKey },
		{ kind: "Certificate", key: certificateKey },
		...parts,
		{ kind: "Mailed", key: mailedKey },
	] as const;
	return all.flatMap(({ kind, key }) => (key === null ? [] : [{ kind, key }]));
}

async function replaceFiles(tx: Tx, context: Context, whole: WholeDocument, stamped: Stamped[]): Promise<void> {
	const document = await lockDocumentForJob(tx, whole.id);
	// Another run was quicker, or everything was deleted.
	if (!document?.timestampUntil) return;
	const keyOf = (kind: SealedKind) => stamped.find((one) => one.kind === kind)?.key ?? null;
	const [first] = stamped;
	if (!first) return;
	const { level, levelNote: sealNote, timestampedAt } = first;
	const files = stamped.map(({ kind, sha256, of }) => ({ kind, sha256, of }));
	const event = { type: "DocumentTimestamped", data: { level, timestampedAt, files } } as const;
	await appendEvents(tx, context, document, [event], {
		...{ sealedKey: keyOf("Document"), certificateKey: keyOf("Certificate"), mailedKey: keyOf("Mailed") },
		...{ sealedLevel: level, sealNote, timestampUntil: null },
	});
	await recordSealedFiles(tx, document, stamped);
	await sendHeldNotices(tx, document, whole);
}

/** Sends what waited for the timestamp, once. */
async function sendHeldNotices(tx: Tx, document: LockedDocument, whole: WholeDocument): Promise<void> {
	if (document.noticesHeldUntil === null) return;
	await endNoticeHold(tx, document);
	await notifyCompletion(tx, document, whole);
}

async function releaseNotices(whole: WholeDocument, now: Date): Promise<void> {
	if (whole.noticesHeldUntil === null || now < whole.noticesHeldUntil) return;
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, whole.id);
		if (document) await sendHeldNotices(tx, document, whole);
	});
}

/** The operator uses no time-stamping authority any more. */
async function stopWaiting(whole: WholeDocument): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, whole.id);
		if (!document) return;
		await endTimestampWait(tx, document);
		await sendHeldNotices(tx, document, whole);
	});
}
