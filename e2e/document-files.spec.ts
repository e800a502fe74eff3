import { execFileSync } from "node:child_process";
import { adminTest as test } from "./support/admin-test.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { rowOf } from "./support/signed-in.ts";
import { signAs } from "./support/signing-page.ts";
import { capture, expect, type Page } from "./support/test.ts";

test.use({ expectedConsole: [/ERR_FAILED|Failed to load resource/] });

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

/** @returns the path of what came */
async function downloaded(page: Page, name: string, fileName: string): Promise<string> {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("dialog").getByRole("link", { name }).click(),
	]);
	expect(download.suggestedFilename()).toBe(fileName);
	return download.path();
}

test("each file, the certificate and all of it are downloaded from a row of the list", async ({ page, browser }) => {
	const title = `Lease ${crypto.randomUUID().slice(0, 8)}`;
	const documentId = await send({
		title,
		signers: [mia],
		files: [
			{ name: "Lease.pdf", bytes: await samplePdf() },
			{ name: "House rules.pdf", bytes: await samplePdf(1) },
		],
		options: { DocumentDownloadOption: "Individually" },
	});
	await signAs(browser, await signingPath(documentId, mia.emailAddress));
	await page.goto(`/documents?q=${documentId.slice(0, 8)}`);
	await expect(rowOf(page, title)).toContainText("Completed");
	const menu = page.getByRole("button", { name: `Actions for ${title}` });
	await expectListening(menu);
	const address = `**/documents/${documentId}/files`;
	await page.route(address, (route) => route.abort());
	await menu.click();
	await page.getByRole("menuitem", { name: "Files…" }).click();
	const dialog = page.getByRole("dialog", { name: `Files in “${title}”` });
	await expect(dialog.getByRole("alert")).toContainText("Couldn’t load the files.");
	await page.unroute(address);
	await dialog.getByRole("button", { name: "Try again" }).click();
	const file = await downloaded(page, "House rules.pdf · 1 page", "House rules.pdf");
	expect(execFileSync("pdfsig", ["-nocert", file], { encoding: "utf8" })).toContain("Signature is Valid");
	expect(execFileSync("pdftotext", [file, "-"], { encoding: "utf8" })).toContain("Page 1 of 1");
	await downloaded(page, "Download certificate", `${title} - certificate.pdf`);
	await downloaded(page, "Download all as ZIP", `${title}.zip`);
	await capture(page, "sender-list-files");
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
});
