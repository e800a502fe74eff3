import { log } from "#lib/config/log.ts";
import { type Found, MAX_FOUND, NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { storage } from "#lib/storage/storage.ts";
import { tempFiles } from "#lib/storage/temp.ts";
import { foundPlaces } from "./found-places.ts";

/** Pages behind these are not searched while somebody waits. */
const MAX_SEARCHED_PAGES = 200;

type SearchedFile = {
	name: string;
	mediaType: string;
	isSigned: boolean;
	pages: readonly PageGeometry[];
	uploadKey: string;
	workingKey: string;
};

/**
 * What a stored file has that could be fields; nothing for one over which the search breaks off.
 *
 * @throws AppError Unavailable when too many wait
 */
export async function searchFile(file: SearchedFile): Promise<Found> {
	try {
		return await search(file);
	} catch (error) {
		if (!isUnusable(error)) throw error;
		log.warn({ error, uploadKey: file.uploadKey }, "could not detect fields in a file");
		return NOTHING_FOUND;
	}
}

async function search(file: SearchedFile): Promise<Found> {
	const { name: fileName, mediaType, isSigned } = file;
	const pages = file.pages.slice(0, MAX_SEARCHED_PAGES);
	// The working file has the form fields drawn into it. What is signed may not lose any.
	const isPdf = mediaType === "application/pdf" && !isSigned;
	const local = await storage().localPath(isPdf ? file.uploadKey : file.workingKey);
	try {
		const asked = {
			sourcePath: local.path,
			fileName,
			pages,
			withTextTags: !isSigned,
		};
		const { fields, textTags, unclosedTag } = await runPdfTask("detect", asked, { requester: "sender" }).catch(
			async (error: unknown) => {
				if (!isPdf || !isUnusable(error)) throw error;
				// Of a damaged upload, only the working file is intact.
				return searchWorkingFile(file, asked);
			},
		);
		const tags = textTags.length > 0 && (await canLose(file)) ? textTags : [];
		const own = isSigned ? fields.filter(({ source }) => source === "place") : fields;
		return { places: foundPlaces(own, tags, pages).slice(0, MAX_FOUND), unclosedTag };
	} finally {
		await local.release();
	}
}

async function searchWorkingFile(
	{ workingKey }: SearchedFile,
	asked: PdfTasks["detect"]["input"],
): Promise<PdfTasks["detect"]["output"]> {
	const local = await storage().localPath(workingKey);
	try {
		return await runPdfTask("detect", { ...asked, sourcePath: local.path }, { requester: "sender" });
	} finally {
		await local.release();
	}
}

/** Whether a file's text tags can be taken out of it without changing how its pages look. */
async function canLose({ name: fileName, uploadKey }: SearchedFile): Promise<boolean> {
	const [upload, temp] = [await storage().localPath(uploadKey), tempFiles()];
	try {
		const workingPath = await temp.newPath();
		const task = { sourcePath: upload.path, fileName, workingPath, withTextTags: true };
		await runPdfTask("intake", task, { requester: "sender" });
		return true;
	} catch (error) {
		if (isUnusable(error)) return false;
		throw error;
	} finally {
		await Promise.all([upload.release(), temp.remove()]);
	}
}

function isUnusable(error: unknown): boolean {
	return error instanceof AppError && error.code === "UnusableFile";
}
