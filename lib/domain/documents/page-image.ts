import { log } from "#lib/config/log.ts";
import { PAGE_PICTURE_VERSION } from "#lib/contract/page-picture.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { tagOf, type Viewable } from "./viewable.ts";

/** Width of page images in device pixels: sharp on a phone held upright and on a desktop at 100 %. */
const PAGE_IMAGE_WIDTH_PX = 1240;

/** A4 at 116 dpi: crisp on the first screen, and drawn and encoded in half the time of 1,240 px. */
const FIRST_IMAGE_WIDTH_PX = 960;

/** What is needed of a file to show a page of it; `firstPage` is the document's page that is its first. */
export type ShownFile = { accountId: string; workingSha256: string; workingKey: string; firstPage: number };

/** Each route of a build is a bundle of its own: only globalThis is one per process. */
const shared = globalThis as typeof globalThis & { signetDrawing?: Map<string, Promise<void>> };

/** Where a page's image is stored. It depends on the file's content and how pages are drawn, so it never goes stale. */
export function pageImageKey(file: Pick<ShownFile, "accountId" | "workingSha256">, filePage: number): string {
	return `${file.accountId}/pages/${file.workingSha256}/v${PAGE_PICTURE_VERSION}/${filePage}.webp`;
}

/** Whether a key below `pages/<sha256>/` is of an image as they are drawn now. */
export function isCurrentImage(name: string): boolean {
	return name.startsWith(`v${PAGE_PICTURE_VERSION}/`);
}

/** A page's WebP image; drawn when it is opened and nobody has come to it yet. */
export function viewPageImage(file: ShownFile, filePage: number): Viewable {
	const key = pageImageKey(file, filePage);
	return {
		mediaType: "image/webp",
		tag: tagOf(key),
		open: async () => {
			await makePageImage(file, filePage);
			return { stream: await storage().stream(key) };
		},
	};
}

/**
 * Begins to draw a document's first page, so that its image is there when the browser has read the page
 * around it and asks for it. Nobody waits for this: what fails here is tried again by that request.
 */
export function beginFirstPage(document: { accountId: string; files: Omit<ShownFile, "accountId">[] }): void {
	const [first] = document.files;
	if (!first) return;
	makePageImage({ ...first, accountId: document.accountId }, 1).catch((error: unknown) =>
		log.warn({ error }, "the first page could not be drawn ahead"),
	);
}

/** One drawing of a page at a time in this process; two processes put the same image in the same place. */
function makePageImage(file: ShownFile, filePage: number): Promise<void> {
	shared.signetDrawing ??= new Map();
	const underWay = shared.signetDrawing;
	const key = pageImageKey(file, filePage);
	const before = underWay.get(key);
	if (before) return before;
	const made = drawUnlessThere(file, filePage).finally(() => underWay.delete(key));
	underWay.set(key, made);
	return made;
}

async function drawUnlessThere(file: ShownFile, filePage: number): Promise<void> {
	if (!(await storage().exists(pageImageKey(file, filePage)))) await drawPages(file, [filePage]);
}

/** Draws pages (1-based in the file) and stores their images. */
export async function drawPages(file: ShownFile, pages: number[]): Promise<void> {
	const [source, temp] = await Promise.all([storage().localPath(file.workingKey), makeTempDir()]);
	try {
		const { images } = await runPdfTask("render", {
			sourcePath: source.path,
			outputDir: temp.path,
			pages: pages.map((page) => ({ page, widthPx: widthOf(file, page) })),
		});
		for (const image of images) await storage().putFileAs(pageImageKey(file, image.page), image.path);
	} finally {
		await Promise.all([source.release(), temp.remove()]);
	}
}

function widthOf(file: ShownFile, filePage: number): number {
	return file.firstPage === 1 && filePage === 1 ? FIRST_IMAGE_WIDTH_PX : PAGE_IMAGE_WIDTH_PX;
}
