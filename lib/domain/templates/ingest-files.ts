import { randomUUID } from "node:crypto";
import type { CreateTemplateRequest } from "#lib/contract/templates/create-template.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { checkFields } from "#lib/domain/documents/sending/check-fields.ts";
import { placeFoundFields } from "#lib/domain/documents/sending/place-found-fields.ts";
import { fieldPaths, type PlacedFields, placeTextTags } from "#lib/domain/documents/sending/place-text-tags.ts";
import type { IntakeFile } from "#lib/domain/documents/sending/take-in-files.ts";
import { picturesOf, takeInImages } from "#lib/domain/documents/sending/take-in-images.ts";
import { takeInSent } from "#lib/domain/documents/sending/take-in-sent.ts";
import { factsOf } from "#lib/domain/drafts/editing/judge-step.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { keysBetween } from "#lib/draft/order-keys.ts";
import type { TempFiles } from "#lib/storage/temp.ts";
import { requireRoom } from "./require-template-limits.ts";
import { stateOfRoles } from "./state-of-roles.ts";

/** Files of a new template after intake, and its state with the fields on them. */
export type Ingested = { files: (IntakeFile & { id: string })[]; state: DraftState };

/**
 * Looks at the files of a new template and places its fields on them.
 *
 * @param temp removed by the caller
 * @throws AppError ValidationError, UnusableFile or TooLarge
 */
export async function ingestFiles(
	uploads: UploadedFile[],
	request: CreateTemplateRequest,
	temp: TempFiles,
): Promise<Ingested> {
	const taken = await takeInSent(uploads, request, temp);
	const signers = request.roles.map(({ signer }) => signer);
	const paths = fieldPaths(signers, "Roles");
	const placed = placeFoundFields(request, placeTextTags({ ...request, signers }, taken, paths), taken);
	checkFields(placed, taken, request.document.enableSigningOrder);
	await takeInImages(picturesOf(placed), temp);
	const files = taken.map((file) => ({ ...file, id: randomUUID() }));
	const state = stateOf(request, { files, signers: placed.signers });
	requireRoom(state);
	return { files, state };
}

/** The state of a template whose files are still being processed: its roles without fields. */
export function stateWithoutFiles(request: CreateTemplateRequest): DraftState {
	const signers = request.roles.map(({ signer }) => ({ ...signer, formFields: [] }));
	return stateOf(request, { files: [], signers });
}

type Placed = { files: Ingested["files"]; signers: PlacedFields["signers"] };

function stateOf(request: CreateTemplateRequest, { files, signers }: Placed): DraftState {
	const orders = keysBetween(null, null, files.length);
	const placedFiles = files.map(({ id, firstPage, pages }) => ({ id, firstPage, pageCount: pages.length }));
	return {
		document: { ...emptyDraft().document, ...request.document },
		files: Object.fromEntries(
			files.map(({ id, ...file }, index) => [
				id,
				{ order: orders[index] ?? "", name: file.fileName, ...factsOf(file), notFields: [] },
			]),
		),
		...stateOfRoles(request.roles, signers, request.cc, placedFiles),
	};
}

/** What a new template says of itself. */
export function termsOf(request: CreateTemplateRequest): TemplateTerms {
	const { title, description, allows, fieldPermission, groupSignerSettings } = request;
	return { title, description, allows, fieldPermission, groupSignerSettings };
}
