import { log } from "#lib/config/log.ts";
import {
	failTemplate,
	findPendingTemplate,
	finishTemplate,
	lockPendingTemplate,
	type PendingTemplate,
} from "#lib/db/stores/templates/template-jobs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { StoredFile } from "#lib/domain/documents/sending/take-in-files.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { type Ingested, ingestFiles, termsOf } from "./ingest-files.ts";
import { listedColumns } from "./listed-columns.ts";
import { templateFileRow } from "./template-file-row.ts";

/**
 * Finishes a template whose files took too long to process while its caller waited. Intake locks nothing; a template
 * that another run has finished is left alone.
 *
 * @throws Error when it fails without a fault of the request; the job tries again
 */
export const ingestTemplate = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, templateId: string, { isLastAttempt }: { isLastAttempt: boolean }): Promise<void> => {
		const pending = await findPendingTemplate(templateId);
		if (!pending) return;
		try {
			await ingest(context, pending);
		} catch (error) {
			const isRefused = error instanceof AppError && error.code !== "Unavailable";
			if (!isRefused && !isLastAttempt) throw error;
			if (!isRefused) log.error({ error, templateId }, "could not process the files of a template");
			await fail(context, templateId, isRefused ? error : refusal("Unavailable", said("templateFilesFailed")));
		}
	},
);

async function ingest(context: Context, pending: PendingTemplate): Promise<void> {
	const { id: templateId, accountId, files: uploads, request } = pending;
	const temp = tempFiles();
	const opened = await Promise.all(uploads.map(({ uploadKey }) => storage().localPath(uploadKey)));
	try {
		const named = uploads.map(({ name: fileName, sizeBytes, uploadSha256: sha256 }, index) => ({
			...{ path: opened[index]?.path ?? "", fileName, sizeBytes, sha256 },
		}));
		const ingested = await ingestFiles(named, request, temp);
		const rows = (await storeIngested(pending, ingested)).map(templateFileRow);
		const keys = rows.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]);
		await inTransaction(async (tx) => {
			await holdStoredObjects(tx, accountId, keys);
			const template = await lockPendingTemplate(tx, templateId);
			if (!template) return;
			const columns = listedColumns(ingested.state, termsOf(request), request.templateLabels);
			await finishTemplate(tx, template, { state: ingested.state, files: rows, columns, at: context.now() });
			await emitTemplateEvent(tx, context, { ...template, templateId }, "TemplateCreated");
		});
	} finally {
		await Promise.all([...opened.map((one) => one.release()), temp.remove()]);
	}
}

/** Stores what isn’t yet: working files, and files that were fetched again from their addresses. */
async function storeIngested({ accountId, files: uploads }: PendingTemplate, { files }: Ingested) {
	const known = new Map(uploads.map(({ uploadSha256, uploadKey }) => [uploadSha256, uploadKey]));
	const put = async (path: string, sha256: string) =>
		known.get(sha256) ?? (await storage().putFiles(accountId, [{ path, sha256 }]))[0] ?? "";
	const stored: (StoredFile & { id: string })[] = [];
	for (const file of files) {
		const workingKey = await put(file.workingPath, file.workingSha256);
		const isOneFile = file.workingSha256 === file.sha256;
		const uploadKey = isOneFile ? workingKey : await put(file.path, file.sha256);
		stored.push({ ...file, uploadKey, workingKey });
	}
	return stored;
}

async function fail(context: Context, templateId: string, { message: text, said: reason }: AppError) {
	await inTransaction(async (tx) => {
		const template = await lockPendingTemplate(tx, templateId);
		if (!template) return;
		await failTemplate(tx, template, { text, said: reason ?? null }, context.now());
		await emitTemplateEvent(tx, context, { ...template, templateId }, "TemplateCreateFailed");
	});
}
