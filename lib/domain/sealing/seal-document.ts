import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { signingIdentity } from "#lib/config/signing-identity.ts";
import type { Tx } from "#lib/db/client.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents.ts";
import { recordSealed } from "#lib/db/stores/sealing.ts";
import { findWholeDocument, listAuditEvents, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { SealOutput } from "#lib/pdf/tasks.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { buildCertificate } from "./build-certificate.ts";
import { openSealFiles } from "./build-seal-files.ts";

type Sealed = { key: string; sha256: string; auditLogKey: string; output: SealOutput };

/**
 * Seals a document that everybody signed: renders once from working files and values, signs, stores,
 * marks it Completed and has the copies mailed. Safe to repeat: a second run finds it sealed.
 *
 * @throws whatever failed; the job retries, see record-seal-failure.ts
 */
export async function sealDocument(context: Context, documentId: string): Promise<void> {
	const document = await findWholeDocument(documentId);
	if (!document || document.sealState === "None" || document.sealState === "Sealed") return;
	const temp = await makeTempDir();
	try {
		const sealed = await renderAndStore(context, document, temp.path);
		await inTransaction((tx) => completeDocument(tx, context, documentId, sealed));
	} finally {
		await temp.remove();
	}
}

async function renderAndStore(context: Context, document: WholeDocument, tempPath: string): Promise<Sealed> {
	const [opened, events, identity] = await Promise.all([
		openSealFiles(document, () => true),
		listAuditEvents(document.id),
		signingIdentity(),
	]);
	try {
		const output = await runPdfTask("seal", {
			files: opened.files,
			certificate: buildCertificate(document, events, opened.markPaths),
			appendCertificate: opened.files.every((file) => !file.isSigned),
			watermark: document.isSandbox ? "SANDBOX" : null,
			outputPath: join(tempPath, "sealed.pdf"),
			certificatePath: join(tempPath, "certificate.pdf"),
			signing: {
				p12Path: identity.p12Path,
				password: identity.password,
				tsaUrl: env().tsaUrl,
				reason: "Document completed",
				location: "",
				contactInfo: env().publicUrl,
				name: document.account.name,
			},
			signedAt: context.now().toISOString(),
		});
		const sha256 = await sha256OfFile(output.path);
		const [sealed, auditLog] = await Promise.all([
			storage().putFile(document.accountId, output.path, sha256),
			storage().putFile(document.accountId, output.certificatePath),
		]);
		return { key: sealed.key, sha256, auditLogKey: auditLog.key, output };
	} finally {
		await opened.release();
	}
}

async function completeDocument(tx: Tx, context: Context, documentId: string, sealed: Sealed): Promise<void> {
	const document = await lockDocumentForJob(tx, documentId);
	if (!document || document.sealState === "Sealed") return;
	await recordSealed(tx, documentId, {
		...sealed,
		level: sealed.output.level,
		note: sealed.output.levelNote,
		at: context.now(),
	});
	await appendEvents(tx, context, document, [
		{ type: "DocumentSealed", data: { level: sealed.output.level, sha256: sealed.sha256 } },
	]);
	const mail = { accountId: document.accountId, documentId };
	if (!document.disableEmails) {
		const signers = await tx.signer.findMany({ where: { documentId }, select: { id: true } });
		for (const signer of signers) await enqueue(tx, "mail", { ...mail, kind: "signer-completed", signerId: signer.id });
		const copies = await tx.carbonCopy.findMany({ where: { documentId }, select: { id: true } });
		for (const copy of copies) await enqueue(tx, "mail", { ...mail, kind: "copy-completed", carbonCopyId: copy.id });
	}
	await enqueue(tx, "mail", { ...mail, kind: "sender-completed", userId: document.senderId });
}
