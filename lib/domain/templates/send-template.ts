import { randomUUID } from "node:crypto";
import { validationError } from "#lib/contract/field-errors.ts";
import type { SendTemplateRequest } from "#lib/contract/templates/send-template.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import { recordTemplateUse } from "#lib/db/stores/templates/template-browsing.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { insertSent } from "#lib/domain/documents/sending/insert-sent.ts";
import { placeTextTags } from "#lib/domain/documents/sending/place-text-tags.ts";
import { lookUp, prepareDocument } from "#lib/domain/documents/sending/prepare-document.ts";
import { requireEnvironment } from "#lib/domain/documents/sending/send-document.ts";
import { type IntakeFile, storeFiles } from "#lib/domain/documents/sending/take-in-files.ts";
import { takeInSent } from "#lib/domain/documents/sending/take-in-sent.ts";
import { withSentLimits } from "#lib/domain/drafts/copying/sent-limits.ts";
import { factsOf } from "#lib/domain/drafts/editing/judge-step.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { keyAtEnd } from "#lib/draft/order-keys.ts";
import { toSendRequest } from "#lib/draft/to-send-request.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import { asRoles, rolePaths } from "./as-roles.ts";
import { fillTemplate } from "./fill-template.ts";
import { keptBrand } from "./kept-brand.ts";
import { mergeTemplates } from "./merge-templates.ts";
import { requireReady } from "./require-ready.ts";
import { requireTemplate } from "./require-template.ts";
import { type SentTemplate, templateFiles } from "./template-files.ts";
import { templateLimits } from "./template-limits.ts";
import { withOpenRoles } from "./with-open-roles.ts";

type SendTemplateInput = {
	templateId: string;
	/** A document ID can only be the template’s again. */
	request: SendTemplateRequest & { documentId?: string | null };
	files: UploadedFile[];
};

/**
 * Sends a document made from the newest version of a template.
 *
 * @throws AppError NotFound; ValidationError that names what is missing or what the template doesn’t allow; UnusableFile;
 *   TooLarge; PlanLimit; NoCredits; nothing is stored then
 */
export const sendTemplate = defineVerb(
	{ permission: "templates.create" },
	async (context: GrantedContext, input: SendTemplateInput): Promise<{ documentId: string }> => {
		const { templateId, request } = input;
		if (request.documentId && request.documentId.toLowerCase() !== templateId.toLowerCase()) {
			throw fieldError("DocumentId", "DocumentId can only be the template’s ID: document IDs are generated.");
		}
		const template = await requireSendable(context, templateId);
		return sendFrom(context, template, [template.id], input);
	},
);

/**
 * Sends one document made from several templates: their files one after the other, roles of the same name as one.
 *
 * @throws AppError as sendTemplate does
 */
export const mergeAndSendTemplates = defineVerb(
	{ permission: "templates.create" },
	async (
		context: GrantedContext,
		input: Omit<SendTemplateInput, "templateId"> & { templateIds: string[] },
	): Promise<{ documentId: string }> => {
		const templates = await Promise.all(input.templateIds.map((id) => requireSendable(context, id)));
		const ids = templates.map(({ id }) => id);
		return sendFrom(context, mergeTemplates(templates), ids, input);
	},
);

async function requireSendable(context: GrantedContext, templateId: string): Promise<StoredTemplate> {
	const template = await requireTemplate(context, { templateId });
	requireReady(template);
	return template;
}

type Sent = Pick<SendTemplateInput, "request" | "files">;

async function sendFrom(
	context: GrantedContext,
	template: SentTemplate,
	usedIds: readonly string[],
	{ request, files }: Sent,
): Promise<{ documentId: string }> {
	const { principal } = context;
	const { terms } = template.current;
	const own = await withOpenRoles(principal.accountId, template.current.state);
	requireEnvironment(principal, request.isSandbox);
	if (!terms.allows.newFiles && files.length + request.fileUrls.length > 0) {
		throw fieldError("Files", "This template doesn’t allow more files.", "ForbiddenByTemplate");
	}
	const temp = tempFiles();
	try {
		const kept = keptFiles(template);
		const added = await takeInAdded(request, files, kept, temp);
		const all = [...kept, ...added];
		requireJoinable(all);
		const placed = all.map(({ id, firstPage, pages }) => ({ id, firstPage, pageCount: pages.length }));
		const { state, accessCodes, named } = fillTemplate({ state: withFiles(own, added), terms }, request, placed);
		const judged = toSendRequest(state, sendAtOf(request), request.textTagDefinitions !== null);
		if ("errors" in judged) throw validationError(asRoles(judged.errors, judged.origin, state, named));
		const sent = {
			...judged.request,
			textTagDefinitions: request.textTagDefinitions,
			groupSignerSettings: request.groupSignerSettings ?? terms.groupSignerSettings,
			...(request.formGroups.length > 0 ? { formGroups: request.formGroups } : {}),
		};
		const brandId = request.document.brandId ?? (await keptBrand(principal.accountId, own.document.brandId));
		const lookups = await lookUp(principal, { ...sent, brandId });
		const { built } = await prepareDocument(context, {
			documentId: randomUUID(),
			request: { ...sent, brandId },
			fields: placeTextTags(sent, all, rolePaths(judged.origin, named)),
			files: all,
			lookups,
			temp,
			keep: async () => [...kept, ...(await storeFiles(principal.accountId, added))],
			accessCodes: await hashed(accessCodes, judged.origin.recipients),
		});
		const { id: templateId, current } = template;
		const made = { templateId, templateVersion: current.version, requestSubject: terms.requestSubject || null };
		const limited = { ...state, template: templateLimits({ state: own, terms }) };
		const { document, ...rows } = withSentLimits(built, limited, judged.origin.recipients);
		return await answerInTransaction(async (tx) => {
			const sent = await insertSent(tx, context, { ...rows, document: { ...document, ...made } }, lookups.payer);
			await recordTemplateUse(tx, principal.userId, usedIds, context.now());
			return sent;
		});
	} finally {
		await temp.remove();
	}
}

const sendAtOf = ({ scheduledFor }: SendTemplateRequest) => scheduledFor && Math.floor(scheduledFor.getTime() / 1000);

/** The template’s files, which bring no text tags: those were read when it was created. */
function keptFiles(template: SentTemplate) {
	return templateFiles(template).map((file) => ({ ...file, part: "TemplateId", textTags: [] }));
}

type AddedFile = IntakeFile & { id: string };

async function takeInAdded(
	request: SendTemplateRequest,
	files: UploadedFile[],
	kept: ReturnType<typeof keptFiles>,
	temp: TempFiles,
): Promise<AddedFile[]> {
	if (files.length + request.fileUrls.length === 0) return [];
	const taken = await takeInSent(files, { ...request, autoDetectFields: false }, temp);
	const before = kept.reduce((sum, { pages }) => sum + pages.length, 0);
	return taken.map((file) => ({ ...file, id: randomUUID(), firstPage: file.firstPage + before }));
}

function requireJoinable(files: readonly { isSigned: boolean; fileName: string; part: string }[]): void {
	const signed = files.length > 1 ? files.find(({ isSigned }) => isSigned) : undefined;
	if (!signed) return;
	const message = `"${signed.fileName}" already carries a digital signature. Joining it with other files would break that signature, so send it on its own.`;
	throw fieldError(signed.part, message);
}

function withFiles(state: DraftState, added: readonly AddedFile[]): DraftState {
	let files: DraftState["files"] = state.files;
	for (const { id, ...file } of added) {
		const value = { order: keyAtEnd(files), name: file.fileName, ...factsOf(file), notFields: [] };
		files = { ...files, [id]: value };
	}
	return { ...state, files };
}

async function hashed(
	codes: ReadonlyMap<string, string>,
	recipientIds: readonly string[],
): Promise<ReadonlyMap<number, string>> {
	const hashes = new Map<number, string>();
	for (const [index, id] of recipientIds.entries()) {
		const code = codes.get(id);
		// One after the other: fifty at once would take a gigabyte.
		if (code !== undefined) hashes.set(index, await hashPassword(code));
	}
	return hashes;
}
