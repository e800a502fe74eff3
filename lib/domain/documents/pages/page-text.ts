import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { log } from "#lib/config/log.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { PAGE_PICTURE_VERSION } from "#lib/contract/page-picture.ts";
import {
	countTextParts,
	FIRST_TEXT_PAGES,
	type PageText,
	pagesOfPart,
	type TextPart,
} from "#lib/contract/page-text.ts";
import { tellMissing } from "#lib/domain/files/tell-missing.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { tagOf, type Viewable } from "../viewing/viewable.ts";
import { isUndrawable } from "./draw-pages.ts";

/** What is needed of a file to read its text. */
type ReadFile = { accountId: string; workingSha256: string; workingKey: string; pageCount: number };

/**
 * How long the HTML waits for text that nobody has read before; the browser asks for it otherwise. Three pages take
 * a fifth of this, and the picture of the first page, which is drawn meanwhile, as long.
 */
const FIRST_LOOK_MS = 400;

const underWay = perProcess("reading-texts", () => new Map<string, Promise<void>>());

/** Where a part of a file's text is stored: beside its pictures, with which it goes. */
export function pageTextKey(file: Pick<ReadFile, "accountId" | "workingSha256">, part: number): string {
	return `${file.accountId}/pages/${file.workingSha256}/v${PAGE_PICTURE_VERSION}/words-${part}.json`;
}

/**
 * A part of a file's text as JSON; read from the file when nobody has come to it yet.
 *
 * @throws AppError NotFound for a part that the file does not have
 */
export function viewPageText(file: ReadFile, part: number, requester: Requester): Viewable {
	if (!(Number.isInteger(part) && part >= 0 && part < countTextParts(file.pageCount))) {
		throw new AppError("NotFound", "This document doesn’t have this page.", { caseCode: "PageNotFound" });
	}
	const key = pageTextKey(file, part);
	return {
		mediaType: "application/json",
		tag: tagOf(key),
		open: async () => {
			await makePart(file, part, requester).catch(tellMissing);
			return { stream: await storage().stream(key).catch(tellMissing) };
		},
	};
}

/**
 * Reads and stores the text of a file of which nobody has read it yet.
 *
 * @param isOthersTurn asked after each part that had to be read
 * @returns whether it came to the end before others had their turn
 */
export async function readWholeText(file: ReadFile, isOthersTurn: () => Promise<boolean>): Promise<boolean> {
	for (let part = 0; part < countTextParts(file.pageCount); part += 1) {
		if (await storage().exists(pageTextKey(file, part))) continue;
		await makePart(file, part, "job");
		if (await isOthersTurn()) return false;
	}
	return true;
}

type DocumentFiles = { accountId: string; files: (Omit<ReadFile, "accountId"> & { firstPage: number })[] };

/** The text of a document's first pages, as many as could be read while a person waits for the page around them. */
export async function readFirstTexts({ accountId, files }: DocumentFiles, requester: Requester): Promise<PageText[]> {
	const wanted = files.filter((file) => file.firstPage <= FIRST_TEXT_PAGES);
	const reading = Promise.all(wanted.map((file) => readPart({ ...file, accountId }, 0, requester)));
	reading.catch((error: unknown) => log.warn({ error }, "could not read the text of the first pages"));
	const abort = new AbortController();
	const late = delay(FIRST_LOOK_MS, [], { signal: abort.signal }).catch(() => []);
	const parts = await Promise.race([reading.catch(() => []), late]).finally(() => abort.abort());
	return parts.flatMap(({ pages }) => pages).slice(0, FIRST_TEXT_PAGES);
}

async function readPart(file: ReadFile, part: number, requester: Requester): Promise<TextPart> {
	await makePart(file, part, requester);
	const chunks = await (await storage().stream(pageTextKey(file, part))).toArray();
	return JSON.parse(Buffer.concat(chunks).toString("utf8")) as TextPart;
}

/** One reading of a part at a time in this process; two processes put the same text in the same place. */
function makePart(file: ReadFile, part: number, requester: Requester): Promise<void> {
	const key = pageTextKey(file, part);
	const before = underWay.get(key);
	if (before) return before;
	const made = extractUnlessThere(file, part, requester).finally(() => underWay.delete(key));
	underWay.set(key, made);
	return made;
}

async function extractUnlessThere(file: ReadFile, part: number, requester: Requester): Promise<void> {
	const key = pageTextKey(file, part);
	if (await storage().exists(key)) return;
	const { first, last } = pagesOfPart(part, file.pageCount);
	const source = await storage().localPath(file.workingKey);
	const temp = await makeTempDir();
	const outputPath = join(temp.path, "text.json");
	try {
		const task = { sourcePath: source.path, outputPath, firstPage: first, lastPage: last };
		await runPdfTask("text", task, { requester }).catch(async (error: unknown) => {
			if (error instanceof AppError && !isUndrawable(error)) throw error;
			// Pages whose text took too long are shown as pictures only, since a retry would take as long.
			log.warn({ error, first, last }, "could not read the text of pages");
			await writeFile(outputPath, JSON.stringify({ pages: [] } satisfies TextPart));
		});
		await storage().putFileAs(key, outputPath);
	} finally {
		await Promise.all([source.release(), temp.remove()]);
	}
}
