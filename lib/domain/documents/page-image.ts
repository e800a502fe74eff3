import type { Readable } from "node:stream";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";

/** Width of page images in device pixels: sharp on a phone held upright and on a desktop at 100 %. */
const PAGE_IMAGE_WIDTH_PX = 1240;

/** What is needed of a file to show a page of it. */
export type ShownFile = { accountId: string; workingSha256: string; workingKey: string };

/** Where a page's image is stored. It depends on the file's content alone, so it never goes stale. */
export function pageImageKey(file: Pick<ShownFile, "accountId" | "workingSha256">, filePage: number): string {
	return `${file.accountId}/pages/${file.workingSha256}/${filePage}.webp`;
}

/** A page's WebP image; drawn now when the job that draws them all has not come to it yet. */
export async function openPageImage(file: ShownFile, filePage: number): Promise<Readable> {
	const key = pageImageKey(file, filePage);
	if (!(await storage().exists(key))) await drawPages(file, [filePage]);
	return storage().stream(key);
}

/** Draws pages (1-based in the file) and stores their images. */
export async function drawPages(file: ShownFile, pages: number[]): Promise<void> {
	const [source, temp] = await Promise.all([storage().localPath(file.workingKey), makeTempDir()]);
	try {
		const { images } = await runPdfTask("render", {
			sourcePath: source.path,
			outputDir: temp.path,
			pages,
			widthPx: PAGE_IMAGE_WIDTH_PX,
		});
		for (const image of images) await storage().putFileAs(pageImageKey(file, image.page), image.path);
	} finally {
		await Promise.all([source.release(), temp.remove()]);
	}
}
