import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { CreateTemplateRequest } from "#lib/contract/templates/create-template.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertIntake } from "#lib/db/stores/templates/template-jobs.ts";
import { insertTemplate, type NewTemplate } from "#lib/db/stores/templates/templates.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext, UserContext } from "#lib/domain/context.ts";
import { storeFiles } from "#lib/domain/documents/sending/take-in-files.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { storage } from "#lib/storage/storage.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { checkReferences } from "./check-references.ts";
import { holdNewTemplate } from "./hold-new-template.ts";
import { type Ingested, ingestFiles, stateWithoutFiles, termsOf } from "./ingest-files.ts";
import { listedColumns } from "./listed-columns.ts";
import { templateFileRow } from "./template-file-row.ts";

type CreateTemplateInput = { request: CreateTemplateRequest; files: UploadedFile[] };

/**
 * Creates a template from files and roles. When the intake of the files takes longer than `intakeMs`, the template is a
 * Draft and a job finishes it.
 *
 * @throws AppError ValidationError, UnusableFile, TooLarge; NotFound that names BrandId; nothing is stored then
 */
export const createTemplate = defineVerb(
	{ permission: "templates.create" },
	async (
		context: GrantedContext,
		{ request: given, files }: CreateTemplateInput,
		intakeMs: number = env().templateIntakeMs,
	): Promise<{ templateId: string }> => {
		const { accountId } = context.principal;
		const brandId = await checkReferences(accountId, given);
		const request = { ...given, document: { ...given.document, brandId } };
		const temp = tempFiles();
		const ingesting = ingestFiles(files, request, temp);
		const made = await within(intakeMs, ingesting)
			.then((ingested) => (ingested ? ready(accountId, ingested) : pending(accountId, request, files)))
			.finally(() => void ingesting.catch(() => undefined).finally(() => temp.remove()));
		return answerInTransaction((tx) => insert(tx, context, request, made));
	},
);

/** What a promise resolves to; null when that takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

type Made = { status: "Ready" | "Draft"; state: DraftState; files: NewTemplate["files"] };

async function ready(accountId: string, { files, state }: Ingested): Promise<Made> {
	const stored = await storeFiles(accountId, files);
	const rows = stored.map((file, position) => templateFileRow({ ...file, id: files[position]?.id ?? "" }, position));
	return { status: "Ready", state, files: rows };
}

/** The job begins with the uploads: the process that took them in may end. */
async function pending(accountId: string, request: CreateTemplateRequest, uploads: UploadedFile[]): Promise<Made> {
	const keys = await storage().putFiles(accountId, uploads);
	const files = uploads.map(({ fileName: name, sizeBytes, sha256 }, position) => ({
		...{ id: randomUUID(), position, name, sizeBytes, mediaType: "application/octet-stream" },
		...{ uploadSha256: sha256, uploadKey: keys[position] ?? "" },
		...{ workingSha256: sha256, workingKey: keys[position] ?? "" },
		...{ pageCount: 0, pages: [] },
	}));
	return { status: "Draft", state: stateWithoutFiles(request), files };
}

async function insert(
	tx: Tx,
	context: UserContext,
	request: CreateTemplateRequest,
	{ status, state, files }: Made,
): Promise<{ templateId: string }> {
	const { principal } = context;
	const { accountId, userId, isSandbox, name } = principal;
	const keys = files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]);
	const teamId = await holdNewTemplate(tx, context, keys);
	const at = context.now();
	const terms = termsOf(request);
	const templateId = randomUUID();
	const template = {
		...{ id: templateId, accountId, teamId, ownerId: userId, isSandbox, status },
		oauthClientId: principal.via === "oauth" ? principal.credentialId : null,
		...listedColumns(state, terms, request.templateLabels),
		...{ createdAt: at, activityAt: at },
	};
	await insertTemplate(tx, { template, files }, { state, terms, byId: userId, byName: name, at });
	if (status === "Draft") {
		await insertIntake(tx, { templateId, request });
		await enqueue(tx, "template-intake", { templateId });
	}
	const event = status === "Draft" ? "TemplateDraftCreated" : "TemplateCreated";
	await emitTemplateEvent(tx, context, { ...template, templateId }, event);
	return { templateId };
}
