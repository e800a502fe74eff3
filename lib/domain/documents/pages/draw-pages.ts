import { PAGE_PICTURE_VERSION } from "#lib/contract/page-picture.ts";
import { recordGround } from "#lib/db/stores/documents/page-ground.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";

/** Width of page images in device pixels: sharp on a phone held upright and on a desktop at 100 %. */
const PAGE_IMAGE_WIDTH_PX = 1240;

/** A4 at 116 dpi: crisp on the first screen, and drawn and encoded in half the time of 1,240 px. */
const FIRST_IMAGE_WIDTH_PX = 960;

/** What is needed of a file to show a page of it; `firstPage` is the document's page that is its first. */
export type ShownFile = {
	id: string;
	/** null: it is a template’s, whose pages no job draws ahead. */
	documentId: string | null;
	accountId: string;
	workingSha256: string;
	workingKey: string;
	firstPage: number;
	/** The job has been through all pages. */
	isDrawn: boolean;
	/** 1-based in the file; until `isDrawn`, what a request could not draw in its time. */
	undrawnPages: number[];
	pages: PageGeometry[];
};

/**
 * Where a page's image is stored. It depends on the file's content and how pages are drawn, so it never goes stale.
 *
 * @param otherWidthPx of an image that is wider or narrower than the one pages have at first
 */
export function pageImageKey(
	file: Pick<ShownFile, "accountId" | "workingSha256">,
	filePage: number,
	otherWidthPx: number | null = null,
): string {
	const name = otherWidthPx === null ? filePage : `${filePage}-${otherWidthPx}`;
	return `${file.accountId}/pages/${file.workingSha256}/v${PAGE_PICTURE_VERSION}/${name}.webp`;
}

/** How wide a page's image is at first, in pixels. */
export function firstWidthPx(file: Pick<ShownFile, "firstPage">, filePage: number): number {
	return file.firstPage === 1 && filePage === 1 ? FIRST_IMAGE_WIDTH_PX : PAGE_IMAGE_WIDTH_PX;
}

/** Whether drawing failed by what is on the page, and not by what was going on around it. */
export function isUndrawable(error: unknown): boolean {
	return error instanceof AppError && error.code === "UnusableFile";
}

type DrawnFile = Pick<ShownFile, "accountId" | "workingSha256" | "workingKey" | "firstPage" | "pages">;
type DrawOptions = { requester: Requester; cpuMs: number; otherWidthPx?: number | null };

/**
 * Draws pages (1-based in the file) and stores their images.
 *
 * @param options.cpuMs CPU time for all of them
 * @throws AppError UnusableFile when they cannot be drawn within the time, Unavailable when too many tasks wait
 */
export async function drawPages(
	file: DrawnFile,
	pages: number[],
	{ requester, cpuMs, otherWidthPx = null }: DrawOptions,
): Promise<void> {
	const source = await storage().localPath(file.workingKey);
	const temp = await makeTempDir();
	try {
		const input = {
			sourcePath: source.path,
			outputDir: temp.path,
			pages: pages.map((page) => ({
				page,
				widthPx: otherWidthPx ?? firstWidthPx(file, page),
				userUnit: file.pages[page - 1]?.userUnit ?? 1,
			})),
		};
		const { images } = await runPdfTask("render", input, { requester, cpuMs });
		if (otherWidthPx === null) {
			// First, so that a page whose picture is there is never without.
			const found = images.map(({ page, freeCorners: free, darkCells: dark }) => ({ page, free, dark }));
			await recordGround(file.accountId, file.workingSha256, found);
		}
		for (const image of images) await storage().putFileAs(pageImageKey(file, image.page, otherWidthPx), image.path);
	} finally {
		await Promise.all([source.release(), temp.remove()]);
	}
}
