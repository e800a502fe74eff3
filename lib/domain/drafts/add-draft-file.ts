import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { Tx } from "#lib/db/client.ts";
import { type DraftFileRow, insertDraftFile, listDraftFiles } from "#lib/db/stores/draft-files.ts";
import { saveDraft } from "#lib/db/stores/draft-writes.ts";
import { findDraftInScope, isDocumentIdTaken } from "#lib/db/stores/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { changedRow } from "#lib/domain/documents/drafting/draft-row.ts";
import { beginFirstPage } from "#lib/domain/documents/pages/page-image.ts";
import { fileRow } from "#lib/domain/documents/sending/file-row.ts";
import { type StoredFile, storeFiles, takeInFiles } from "#lib/domain/documents/sending/take-in-files.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftFile, DraftState } from "#lib/draft/draft-state.ts";
import { type Found, leftOutOf } from "#lib/draft/found-place.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { addedFile, operationsOfFile } from "./file-operations.ts";
import { isOnDesk } from "./is-on-desk.ts";
import { factsOf } from "./judge-step.ts";
import { goneError, lockOrBeginDraft } from "./lock-draft.ts";
import { searchFile } from "./search-file.ts";
import { answerSince, type DraftAnswer, loggedSteps } from "./steps-answer.ts";

export type AddDraftFileInput = {
	documentId: string;
	file: UploadedFile;
	/** What the file is to be called by; one that is there already is not added a second time. null: a new id. */
	fileId: string | null;
	/** The file that makes room for this one and gives it its fields; null: it comes behind all others. */
	replaces: string | null;
	/** The version that the browser has. */
	baseVersion: number;
	clientId: string;
	/** Whose desk it comes from; left out: the caller's. */
	userId?: string | undefined;
	/** Where a draft that begins is to begin; left out: in the caller's environment. */
	isSandbox?: boolean | undefined;
	/** What the desk shows a new document to begin with; left out: what the account says. */
	defaults?: DraftDefaults | undefined;
};

/** Files that were taken out again count as well, until the document is sent. */
const MAX_UPLOADS = 3 * DRAFT_LIMITS.files;

/**
 * Takes a file into a draft, which begins with it where there is none yet.
 *
 * @throws AppError NotFound; GoneError; Conflict for a sent document that is being corrected; UnusableFile and the like; TooLarge;
 *   Unauthorized when somebody else has signed in since the desk was opened: nobody's file is put into another's name
 */
export const addDraftFile = defineVerb(
	{ permission: "documents.create" },
	async (
		context: GrantedContext,
		input: AddDraftFileInput,
	): Promise<{ file: { id: string } & DraftFile; answer: DraftAnswer }> => {
		const { userId = context.principal.userId } = input;
		if (userId !== context.principal.userId) throw refusal("Unauthorized", said("signedOut"));
		const known = await requireOpen(context, input.documentId);
		const temp = tempFiles();
		try {
			const [taken] = await takeInFiles([{ ...input.file, part: "File" }], {
				temp,
				withTextTags: false,
				withFields: false,
			});
			const [stored] = await storeFiles(context.principal.accountId, taken ? [taken] : []);
			if (!stored) throw new Error("An uploaded file is missing.");
			const found = hasTies(known, input.replaces) ? await searchFile({ ...stored, name: stored.fileName }) : null;
			const added = await inTransaction((tx) => add(tx, context, input, stored, found));
			if (added.row) beginFirstPage({ accountId: context.principal.accountId, files: [added.row] }, "sender");
			return { file: added.file, answer: added.answer };
		} finally {
			await temp.remove();
		}
	},
);

/** Nothing is looked at for a document that takes no files from this user. */
async function requireOpen(context: GrantedContext, documentId: string): Promise<DraftState | null> {
	if (!isUuid(documentId)) throw notFound("document");
	const found = await findDraftInScope(documentScope(context), documentId, null);
	if (found && !isOnDesk(found)) throw await goneError(found);
	if (found?.correctedSince) throw refusal("Conflict", said("correctionFiles"));
	if (!found && (await isDocumentIdTaken(documentId))) throw notFound("document");
	return found?.draft?.state ?? null;
}

/** Whether fields stand for something in the file that makes room: it has to be found again in the new one. */
function hasTies(state: DraftState | null, replaces: string | null): boolean {
	return state !== null && replaces !== null && leftOutOf(state, replaces).length > 0;
}

/** @param found what the file has that could be fields; null: it was not searched */
async function add(tx: Tx, context: GrantedContext, input: AddDraftFileInput, stored: StoredFile, found: Found | null) {
	const { documentId, baseVersion: since, clientId, isSandbox, defaults } = input;
	const files = [{ name: stored.fileName, sha256: stored.sha256 }];
	const { document, draft, correction } = await lockOrBeginDraft(tx, context, documentId, {
		since,
		stepIds: [],
		things: null,
		files,
		isSandbox,
		defaults,
	});
	if (correction) throw refusal("Conflict", said("correctionFiles"));
	const rows = await listDraftFiles(document.id, tx);
	const before = rows.find((row) => row.id === input.fileId?.toLowerCase());
	if (before) return { row: null, file: presentFile(before, draft.state), answer: answerSince(since, draft) };
	requireRoom(rows, draft.state, stored, input.replaces);
	await holdStoredObjects(tx, document.accountId, [stored.uploadKey, stored.workingKey]);
	const last = rows.at(-1);
	const firstPage = last ? last.firstPage + last.pageCount : 1;
	const id = input.fileId?.toLowerCase() ?? randomUUID();
	const row = fileRow({ ...stored, firstPage }, { id, position: (last?.position ?? -1) + 1 });
	await insertDraftFile(tx, document, { ...row, ...(found ? { found } : {}) });
	const step = {
		id: randomUUID(),
		operations: operationsOfFile(draft.state, id, stored, input.replaces, found?.places ?? []),
		version: draft.version + 1,
		userId: context.principal.userId,
		clientId,
	};
	const state = applyStep(draft.state, step.operations);
	const [version, at] = [step.version, context.now()];
	const steps = [step];
	await saveDraft(tx, document, {
		id: draft.id,
		version,
		state: JSON.stringify(state),
		steps,
		row: await changedRow(tx, document.accountId, draft.state, state),
		at,
		discardAt: null,
	});
	const logged = [...draft.steps, ...loggedSteps(steps, context.principal.name, at)];
	return {
		row: { ...row, documentId: document.id, isDrawn: false, undrawnPages: [] },
		file: { id, ...addedFile(draft.state, stored, input.replaces) },
		answer: answerSince(since, { version, state, steps: logged }),
	};
}

/** @throws AppError TooLarge */
function requireRoom(
	rows: readonly DraftFileRow[],
	{ files }: DraftState,
	{ fileName: file, sizeBytes }: StoredFile,
	replaces: string | null,
): void {
	const kept = rows.filter(({ id }) => Object.hasOwn(files, id) && id !== replaces);
	if (kept.length >= DRAFT_LIMITS.files || rows.length >= MAX_UPLOADS) {
		throw refusal("TooLarge", said("draftFilesMany", { file, limit: DRAFT_LIMITS.files }));
	}
	const limitBytes = env().uploadLimitBytes;
	if (kept.reduce((sum, one) => sum + one.sizeBytes, sizeBytes) > limitBytes) {
		throw refusal("TooLarge", said("draftFilesLarge", { file, limit: Math.floor(limitBytes / 1_048_576) }));
	}
}

/** A file that came before: as it stands now, or as it was uploaded where it was taken out since. */
function presentFile({ id, ...row }: DraftFileRow, { files }: DraftState): { id: string } & DraftFile {
	return { id, ...(files[id] ?? { order: "a0", name: row.name, ...factsOf(row), notFields: [] }) };
}
