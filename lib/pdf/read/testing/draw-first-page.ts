import { randomUUID } from "node:crypto";
import path from "node:path";
import { render } from "../render.ts";

/** Draws page 1 of a PDF, 960 pixels wide, into a folder of its own below `folder`; the path of its WebP image. */
export async function drawFirstPage(sourcePath: string, folder: string): Promise<string> {
	const outputDir = path.join(folder, `drawn-${randomUUID()}`);
	const { images } = await render({ sourcePath, outputDir, pages: [{ page: 1, widthPx: 960 }] });
	return images[0]?.path ?? "";
}
