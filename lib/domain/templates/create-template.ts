import { randomUUID } from "node:crypto";
import type { CreateTemplateRequest } from "#lib/contract/templates/create-template.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertTemplate } from "#lib/db/stores/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext, UserContext } from "#lib/domain/context.ts";
import { checkFields } from "#lib/domain/documents/sending/check-fields.ts";
import { fileRow } from "#lib/domain/documents/sending/file-row.ts";
import { placeFoundFields } from "#lib/domain/documents/sending/place-found-fields.ts";
import { fieldPaths, placeTextTags } from "#lib/domain/documents/sending/place-text-tags.ts";
import { type StoredFile, storeFiles } from "#lib/domain/documents/sending/take-in-files.ts";
import { picturesOf, takeInImages } from "#lib/domain/documents/sending/take-in-images.ts";
import { takeInSent } from "#lib/domain/documents/sending/take-in-sent.ts";
import { factsOf } from "#lib/domain/drafts/judge-step.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { keysBetween } from "#lib/draft/order-keys.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type TempFiles, tempFiles } from "#lib/storage/temp.ts";
import { checkReferences } from "./check-references.ts";
import { holdNewTemplate } from "./hold-new-template.ts";
import { listedColumns } from "./listed-columns.ts";
import { requireRoom } from "./require-room.ts";
import { stateOfRoles } from "./state-of-roles.ts";

export type CreateTemplateInput = { request: CreateTemplateRequest; files: UploadedFile[] };

/**
 * Creates a template from files and roles.
 *
 * @throws AppError ValidationError, UnusableFile, TooLarge; NotFound that names BrandId; nothing is stored then
 */
export const createTemplate = defineVerb(
	{ permission: "templates.create" },
	async (context: GrantedContext, { request, files }: CreateTemplateInput): Promise<{ templateId: string }> => {
		const { accountId } = context.principal;
		const brandId = await checkReferences(accountId, request);
		const temp = tempFiles();
		try {
			const { stored, state } = await takeIn(context, request, files, temp);
			const document = { ...state.document, brandId };
			requireRoom({ ...state, document });
			return await answerInTransaction((tx) => insert(tx, context, request, { ...state, document }, stored));
		} finally {
			await temp.remove();
		}
	},
);

type TakenIn = { stored: (StoredFile & { id: string })[]; state: DraftState };

async function takeIn(
	{ principal }: UserContext,
	request: CreateTemplateRequest,
	files: UploadedFile[],
	temp: TempFiles,
): Promise<TakenIn> {
	const taken = await takeInSent(files, request, temp);
	const signers = request.roles.map(({ signer }) => signer);
	const paths = fieldPaths(signers, "Roles");
	const placed = placeFoundFields(request, placeTextTags({ ...request, signers }, taken, paths), taken);
	checkFields(placed, taken, request.document.enableSigningOrder);
	await takeInImages(picturesOf(placed), temp);
	const stored = (await storeFiles(principal.accountId, taken)).map((file) => ({ ...file, id: randomUUID() }));
	const orders = keysBetween(null, null, stored.length);
	const placedFiles = stored.map(({ id, firstPage, pages }) => ({ id, firstPage, pageCount: pages.length }));
	return {
		stored,
		state: {
			document: { ...emptyDraft().document, ...request.document },
			files: Object.fromEntries(
				stored.map(({ id, ...file }, index) => [
					id,
					{ order: orders[index] ?? "", name: file.fileName, ...factsOf(file), notFields: [] },
				]),
			),
			...stateOfRoles(request.roles, placed.signers, request.cc, placedFiles),
		},
	};
}

async function insert(
	tx: Tx,
	context: UserContext,
	request: CreateTemplateRequest,
	state: DraftState,
	files: TakenIn["stored"],
): Promise<{ templateId: string }> {
	const { principal } = context;
	const { accountId, userId, isSandbox, name } = principal;
	const keys = files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]);
	const teamId = await holdNewTemplate(tx, context, keys);
	const at = context.now();
	const terms = termsOf(request);
	const template = {
		...{ id: randomUUID(), accountId, teamId, ownerId: userId, isSandbox },
		oauthClientId: principal.via === "oauth" ? principal.credentialId : null,
		...listedColumns(state, terms, request.templateLabels),
		...{ createdAt: at, activityAt: at },
	};
	const rows = files.map(({ id, ...file }, position) => {
		const { firstPage: _, ...row } = fileRow(file, { id, position });
		return row;
	});
	await insertTemplate(tx, { template, files: rows }, { state, terms, byId: userId, byName: name, at });
	const templateId = template.id;
	await emitTemplateEvent(tx, context, { ...template, templateId }, "TemplateCreated");
	return { templateId };
}

function termsOf(request: CreateTemplateRequest): TemplateTerms {
	const { title, description, allows, fieldPermission, groupSignerSettings } = request;
	return { title, description, allows, fieldPermission, groupSignerSettings };
}
