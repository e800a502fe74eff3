import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertDraftFile, listUploads, type UploadRow } from "#lib/db/stores/drafts/draft-files.ts";
import { isOfTemplate } from "#lib/db/stores/drafts/draft-subject.ts";
import { saveDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { findDraftInScope, isDocumentIdTaken } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
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
import { whyTemplateForbids } from "#lib/draft/template-limits.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { addedFile, operationsOfFile } from "./file-operations.ts";
import { isOnDesk } from "./is-in-editor.ts";
import { factsOf } from "./judge-step.ts";
import { listedChange } from "./listed-change.ts";
import { type Asked, type Beginning, goneError, type LockedDraft, lockOrBeginDraft } from "./lock-draft.ts";
import { searchFile } from "./search-file.ts";
import { answerSince, type DraftAnswer, loggedSteps } from "./steps-answer.ts";

export type GivenFile = {
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

type AddDraftFileInput = GivenFile & { documentId: string };

/** A file as it was taken into a draft. */
export type AddedFile = { file: { id: string } & DraftFile; answer: DraftAnswer };

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
	async (context: GrantedContext, input: AddDraftFileInput): Promise<AddedFile> => {
		const { documentId, isSandbox, defaults } = input;
		return takeFile(context, input, {
			known: () => requireOpen(context, documentId),
			lock: (tx, asked, files) => lockOrBeginDraft(tx, context, documentId, { ...asked, files, isSandbox, defaults }),
		});
	},
);

/** How the draft is found that a file comes to. */
type FileTaker = {
	/** As it is before the file is looked at; null: it hasn’t begun. Throws where no file is taken. */
	known: () => Promise<DraftState | null>;
	lock: (tx: Tx, asked: Asked, files: Beginning["files"]) => Promise<LockedDraft>;
};

/**
 * Takes a file into the draft that `lock` finds and locks.
 *
 * @throws AppError as addDraftFile does
 */
export async function takeFile(
	context: GrantedContext,
	input: GivenFile,
	{ known: find, lock }: FileTaker,
): Promise<AddedFile> {
	const { accountId, userId: ownId } = context.principal;
	if ((input.userId ?? ownId) !== ownId) throw refusal("Unauthorized", said("signedOut"));
	const known = await find();
	const temp = tempFiles();
	try {
		const [taken] = await takeInFiles([{ ...input.file, part: "File" }], {
			temp,
			withTextTags: false,
			withFields: false,
		});
		const [stored] = await storeFiles(accountId, taken ? [taken] : []);
		if (!stored) throw new Error("An uploaded file is missing.");
		const found = hasTies(known, input.replaces) ? await searchFile({ ...stored, name: stored.fileName }) : null;
		const added = await inTransaction((tx) => add(tx, context, input, { lock, stored, found }));
		if (added.row) beginFirstPage({ accountId, files: [added.row] }, "sender");
		return { file: added.file, answer: added.answer };
	} finally {
		await temp.remove();
	}
}

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

type Taken = Pick<FileTaker, "lock"> & {
	stored: StoredFile;
	/** What the file has that could be fields; null: it was not searched. */
	found: Found | null;
};

async function add(tx: Tx, context: GrantedContext, input: GivenFile, { lock, stored, found }: Taken) {
	const { baseVersion: since, clientId } = input;
	const files = [{ name: stored.fileName, sha256: stored.sha256 }];
	const locked = await lock(tx, { since, stepIds: [], things: null }, files);
	const { subject, draft, correction } = locked;
	if (correction) throw refusal("Conflict", said("correctionFiles"));
	const rows = await listUploads(subject, tx);
	const before = rows.find((row) => row.id === input.fileId?.toLowerCase());
	if (before) return { row: null, file: presentFile(before, draft.state), answer: answerSince(since, draft) };
	requireRoom(rows, draft.state, stored, input.replaces);
	await holdStoredObjects(tx, subject.accountId, [stored.uploadKey, stored.workingKey]);
	const last = rows.at(-1);
	const firstPage = last ? (last.firstPage ?? 1) + last.pageCount : 1;
	const id = input.fileId?.toLowerCase() ?? randomUUID();
	const row = fileRow({ ...stored, firstPage }, { id, position: (last?.position ?? -1) + 1 });
	await insertDraftFile(tx, subject, { ...row, ...(found ? { found } : {}) });
	const operations = operationsOfFile(draft.state, id, stored, input.replaces, found?.places ?? []);
	const forbidden = whyTemplateForbids(operations, draft.state);
	if (forbidden) throw refusal("Conflict", said("templateForbids", { what: forbidden }));
	const step = {
		id: randomUUID(),
		operations,
		version: draft.version + 1,
		userId: context.principal.userId,
		clientId,
	};
	const state = applyStep(draft.state, step.operations);
	const [version, at] = [step.version, context.now()];
	const steps = [step];
	await saveDraft(tx, subject, {
		id: draft.id,
		templateVersion: draft.templateVersion,
		version,
		state: JSON.stringify(state),
		steps,
		row: await listedChange(tx, locked, state),
		at,
		discardAt: null,
	});
	const logged = [...draft.steps, ...loggedSteps(steps, context.principal.name, at)];
	return {
		row: { ...row, documentId: isOfTemplate(subject) ? null : subject.id, isDrawn: false, undrawnPages: [] },
		file: { id, ...addedFile(draft.state, stored, input.replaces) },
		answer: answerSince(since, { version, state, steps: logged }),
	};
}

/** @throws AppError TooLarge */
function requireRoom(
	rows: readonly UploadRow[],
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
function presentFile({ id, ...row }: UploadRow, { files }: DraftState): { id: string } & DraftFile {
	return { id, ...(files[id] ?? { order: "a0", name: row.name, ...factsOf(row), notFields: [] }) };
}
