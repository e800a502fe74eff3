import { adminTest as test } from "./support/admin-test.ts";
import { makeDraft } from "./support/editor-draft.ts";
import { deskUser, expectSaved, openDesk } from "./support/editor-page.ts";
import { pressToLeave } from "./support/leaving.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { capture, expect, type Page } from "./support/test.ts";

test.use({ expectedConsole: [/the server responded with a status of 422/] });

const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

async function choose(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("menuitem", { name }).click();
}

test("a draft is duplicated and moved to the trash from within the editor", async ({ page }) => {
	const { documentId } = await makeDraft(await deskUser(page), await samplePdf());
	await openDesk(page, documentId);
	const title = `Lease ${crypto.randomUUID()}`;
	await page.locator("#desk-title").fill(title);
	await choose(page, "Duplicate draft");
	await expect.poll(() => idOf(page)).not.toBe(documentId);
	await expect(page.locator("#desk-title")).toHaveValue(title);
	await expectSaved(page);
	const copyId = idOf(page);
	await choose(page, "Move draft to trash…");
	const dialog = page.getByRole("dialog", { name: "Move draft to trash?" });
	await capture(page, "desk-delete-draft");
	await pressToLeave(page, dialog.getByRole("button", { name: "Move to trash" }));
	await expect(page).toHaveURL(/\/documents$/);
	await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(1);
	await page.goto("/documents?filter=trash");
	await expect(page.getByText(title)).toHaveCount(1);
	expect(copyId).not.toBe("");
});

test("a file that is refused is reported once, on an empty page and beside others", async ({ page }) => {
	await page.goto("/documents/new");
	const bad = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Not a document") };
	const good = { name: "Lease.pdf", mimeType: "application/pdf", buffer: Buffer.from(await samplePdf()) };
	const add = async (files: (typeof bad)[]) => {
		const choosing = page.waitForEvent("filechooser");
		await page
			.getByRole("button", { name: /^Add( file)?$/ })
			.first()
			.click();
		await (await choosing).setFiles(files);
	};
	const reports = page.getByText(/notes\.txt/);
	await add([bad]);
	await expect(reports).toHaveCount(1);
	await capture(page, "desk-file-refused");
	await page.getByRole("main").getByRole("button", { name: "Dismiss" }).click();
	await add([good]);
	await expect(page.locator("[data-page='1']")).toBeVisible();
	await add([bad]);
	await expect(reports).toHaveCount(1);
});
