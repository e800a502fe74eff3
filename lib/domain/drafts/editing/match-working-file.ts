import type { Tx } from "#lib/db/client.ts";
import { type DraftFileRow, setWorkingFile, type WorkingFile } from "#lib/db/stores/drafts/draft-files.ts";
import type { DraftSubject } from "#lib/db/stores/drafts/draft-subject.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { oneAtATime } from "#lib/domain/one-at-a-time.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { leftOutOf } from "#lib/draft/found-place.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { goneError, lockReached } from "./lock-draft.ts";

type MatchedFile = Pick<DraftFileRow, "id" | "name" | "uploadKey" | "isSigned"> & WorkingFile;

/** Locks the document or template of a file. Throws where it isn’t edited any more. */
type LockSubject = (tx: Tx) => Promise<DraftSubject>;

/**
 * A file whose working file is as the draft wants it: without the form fields and text tags that fields took the place
 * of. It is made anew from the upload when that has changed since.
 *
 * @throws AppError UnusableFile and the like; GoneError when the document is no draft any more
 */
export async function matchWorkingFile<File extends MatchedFile & Pick<DraftFileRow, "documentId">>(
	context: GrantedContext,
	file: File,
	state: DraftState,
): Promise<File> {
	return matchFile(context, file, state, (tx) => lockDraftDocument(tx, context, file.documentId));
}

async function lockDraftDocument(tx: Tx, context: GrantedContext, documentId: string): Promise<DraftSubject> {
	const document = await lockReached(tx, context, documentId);
	if (!document) throw notFound("document");
	if (document.deletedAt || document.status !== "Draft") throw await goneError(document, tx);
	return document;
}

/** The same of a file whose document or template `lock` locks. @throws AppError as `lock` does; UnusableFile and the like */
export async function matchFile<File extends MatchedFile>(
	context: GrantedContext,
	file: File,
	state: DraftState,
	lock: LockSubject,
): Promise<File> {
	// What is signed stays as it is, and nothing is offered of it.
	const leftOut = file.isSigned ? [] : leftOutOf(state, file.id);
	if (leftOut.join() === file.leftOut.join()) return file;
	const key = `working ${file.id} ${leftOut.join()}`;
	return {
		...file,
		...(await oneAtATime(key, () => remake(context, file, leftOut, lock))),
		isDrawn: false,
		undrawnPages: [],
	};
}

async function remake(
	context: GrantedContext,
	file: MatchedFile,
	leftOut: string[],
	lock: LockSubject,
): Promise<WorkingFile> {
	const { accountId } = context.principal;
	const [upload, temp] = [await storage().localPath(file.uploadKey), tempFiles()];
	try {
		const workingPath = await temp.newPath();
		const task = {
			sourcePath: upload.path,
			fileName: file.name,
			workingPath,
			withTextTags: leftOut.some((key) => key.startsWith("tag/")),
			withFormFields: leftOut.some((key) => key.startsWith("form/")),
			only: leftOut,
		};
		const { workingSha256 } = await runPdfTask("intake", task, { requester: "sender" });
		if (workingSha256 === null) throw new Error("A file without a signature turned out to have one.");
		const [workingKey = ""] = await storage().putFiles(accountId, [{ path: workingPath, sha256: workingSha256 }]);
		const working = { workingKey, workingSha256, leftOut };
		await inTransaction(async (tx) => {
			await holdStoredObjects(tx, accountId, [workingKey]);
			await setWorkingFile(tx, await lock(tx), file.id, working);
		});
		return working;
	} finally {
		await Promise.all([upload.release(), temp.remove()]);
	}
}
