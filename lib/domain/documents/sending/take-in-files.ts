import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { FoundField, PdfTasks, PrintedTag } from "#lib/pdf/tasks.ts";
import { storage } from "#lib/storage/storage.ts";
import type { TempFiles } from "#lib/storage/temp.ts";

/** A file of a send request and the part it came in, e.g. `Files[0]`. */
type SentFile = UploadedFile & { part: string };

/** A file that was looked at and can be sent; still among the request's temp files. */
export type IntakeFile = SentFile & {
	mediaType: string;
	workingPath: string;
	workingSha256: string;
	/** Signed already: the working file is the upload itself. */
	isSigned: boolean;
	/** False when the upload is certified for filling in and signing only. */
	mayAttachFiles: boolean;
	/** Names of layers of a signed upload that readers do not show. */
	hiddenLayers: string[];
	/** Names of fonts that the working file shows text in without embedding them. */
	fontsNotEmbedded: string[];
	/** Its pages are compared with the upload before anyone is asked to sign. */
	needsCheck: boolean;
	/** 1-based page of the document that is this file's first. */
	firstPage: number;
	pages: PageGeometry[];
	/** In reading order; none when the request did not ask for them. */
	textTags: PrintedTag[];
	/** Form fields of the file and places that look like fields; none when the request did not ask for them. */
	foundFields: FoundField[];
	/** Keys of the text tags and form fields that are not in the working file any more. */
	leftOut: string[];
};

/** An intake file whose bytes are stored. */
export type StoredFile = IntakeFile & { uploadKey: string; workingKey: string };

/**
 * Looks at every upload: kind, repair, active content, page sizes, text tags, fields.
 *
 * @param temp the request's own, removed by the caller
 * @throws AppError UnusableFile and the like, naming part and file
 */
export async function takeInFiles(
	files: SentFile[],
	{ temp, ...wanted }: { temp: TempFiles } & Wanted,
): Promise<IntakeFile[]> {
	const workingPaths = await Promise.all(files.map(() => temp.newPath()));
	const tasks = files.map((file, index) =>
		lookAt(file, workingPaths[index] ?? "", wanted).catch((error: unknown) => {
			throw namingPart(error, file.part);
		}),
	);
	// What they write is removed afterwards, so none may be at it any more. The first file's refusal is told.
	await Promise.allSettled(tasks);
	const results = await Promise.all(tasks);
	if (files.length > 1) {
		const signed = files.find((_, index) => results[index]?.workingSha256 === null);
		if (signed) {
			throw fieldError(
				signed.part,
				`"${signed.fileName}" is digitally signed. Combining it with other files would break that signature, so send it separately.`,
			);
		}
	}
	let firstPage = 1;
	const taken: IntakeFile[] = [];
	for (const [index, result] of results.entries()) {
		const file = files[index];
		if (!file) continue;
		const { workingSha256, ...seen } = result;
		const working = workingSha256 === null ? file : { path: workingPaths[index] ?? "", sha256: workingSha256 };
		const isSigned = workingSha256 === null;
		taken.push({ ...file, ...seen, isSigned, workingPath: working.path, workingSha256: working.sha256, firstPage });
		firstPage += result.pages.length;
	}
	return taken;
}

/** What the files are searched for. */
type Wanted = { withTextTags: boolean; withFields: boolean };

type Seen = Omit<PdfTasks["intake"]["output"], "formFields" | "unclosedTag"> & {
	foundFields: FoundField[];
	leftOut: string[];
};

async function lookAt(file: SentFile, workingPath: string, { withTextTags, withFields }: Wanted): Promise<Seen> {
	const { path: sourcePath, fileName } = file;
	const input = { sourcePath, fileName, workingPath, withTextTags, withFormFields: withFields };
	const { formFields, unclosedTag, ...rest } = await runPdfTask("intake", input, { requester: "sender" });
	if (unclosedTag) {
		const { text: tag, page } = unclosedTag;
		throw refusal("UnusableFile", said("fileUnclosedTag", { file: fileName, tag, page }));
	}
	const seen = { ...rest, leftOut: [...rest.textTags, ...formFields].map(({ key }) => key).sort() };
	if (!withFields) return { ...seen, foundFields: [] };
	if (seen.workingSha256 === null) throw refusal("UnusableFile", said("fileSignedFields", { file: fileName }));
	if (seen.pages.length > MAX_SEARCHED_PAGES) {
		throw refusal("UnusableFile", said("fileLongSearch", { file: fileName, limit: MAX_SEARCHED_PAGES }));
	}
	const { pages } = seen;
	const search = { sourcePath: workingPath, fileName, pages, formFields };
	const { fields } = await runPdfTask("detect", search, { requester: "sender" });
	return { ...seen, foundFields: [...formFields, ...fields] };
}

/** More are not searched for fields while somebody waits. */
const MAX_SEARCHED_PAGES = 200;

/** A refusal of the file names the part it came in as well; what is not the file's fault stays as it is. */
function namingPart(error: unknown, part: string): unknown {
	if (!(error instanceof AppError) || error.code === "Unavailable") return error;
	const { code, message, said } = error;
	const named = new AppError(code, message, { fields: { [part]: [message] }, ...(said ? { said } : {}) });
	named.cause = error.cause;
	return named;
}

/** Puts uploads and working files into the object storage. */
export async function storeFiles(accountId: string, files: IntakeFile[]): Promise<StoredFile[]> {
	return Promise.all(files.map((file) => storeFile(accountId, file)));
}

async function storeFile(accountId: string, file: IntakeFile): Promise<StoredFile> {
	const upload = { path: file.path, sha256: file.sha256 };
	const working = { path: file.workingPath, sha256: file.workingSha256 };
	const isOneFile = working.sha256 === upload.sha256;
	const [uploadKey = "", workingKey = uploadKey] = await storage().putFiles(
		accountId,
		isOneFile ? [upload] : [upload, working],
	);
	return { ...file, uploadKey, workingKey };
}
