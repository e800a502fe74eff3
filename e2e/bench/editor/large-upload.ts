import { randomBytes } from "node:crypto";
import { PDF } from "@libpdf/core";
import { samplePdf } from "../../support/sample-pdf.ts";
import { type DeskSession, USABLE } from "./editor-session.ts";

const BYTES = 20_000_000;

/** 200 pages of text, and a file hangs on them that makes 20 MB of it. */
async function largePdf(): Promise<Uint8Array> {
	const pages = await samplePdf(200);
	const pdf = await PDF.load(pages);
	pdf.addAttachment("annex.bin", new Uint8Array(randomBytes(BYTES - pages.length)));
	return pdf.save();
}

/** From the last byte of a dropped file to a desk with its first page, in milliseconds. */
export async function measureLargeUpload(session: DeskSession): Promise<number> {
	const page = await session.newPage();
	await page.addInitScript(() => {
		const { send } = XMLHttpRequest.prototype;
		XMLHttpRequest.prototype.send = function (body) {
			this.upload.addEventListener("load", () => Object.assign(window, { lastByteAt: performance.now() }));
			send.call(this, body);
		};
	});
	await page.goto("/documents/new");
	await page.waitForLoadState("networkidle");
	const file = { name: "Large.pdf", mimeType: "application/pdf", buffer: Buffer.from(await largePdf()) };
	await page.locator("input[type=file]").first().setInputFiles(file);
	const usableAt = Number(await page.evaluate(USABLE));
	const lastByteAt = Number(await page.evaluate(() => Reflect.get(window, "lastByteAt")));
	await page.context().close();
	return usableAt - lastByteAt;
}
