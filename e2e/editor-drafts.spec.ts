import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { properties, send } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { openDocument, rowOf } from "./support/signed-in.ts";
import { capture, expect, type Page } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
const DESK = /\/documents\/[\da-f-]{36}\/desk$/;
const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

/** Drops a file on the documents page, once that listens. */
async function drop(page: Page, name: string): Promise<void> {
	const bytes = [...Buffer.from(await samplePdf())];
	const fire = (type: string) =>
		page.evaluate(
			([kind, file, content]) => {
				const dataTransfer = new DataTransfer();
				dataTransfer.items.add(new File([new Uint8Array(content)], file, { type: "application/pdf" }));
				window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }));
			},
			[type, name, bytes] as const,
		);
	await expect(async () => {
		await fire("dragenter");
		await expect(page.getByText("Drop to start a document")).toBeVisible({ timeout: 500 });
	}).toPass();
	await fire("drop");
}

test("every new document is a desk of its own, however one comes and goes", async ({ page }) => {
	await page.goto("/documents");
	const ids: string[] = [];
	for (const name of ["First", "Second"]) {
		await drop(page, `${name}.pdf`);
		await expect(page).toHaveURL(DESK);
		await expect(page.locator("#desk-title")).toHaveValue(name);
		await expect(page.getByText("Saved", { exact: true })).toBeVisible();
		ids.push(idOf(page));
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
	}
	expect(new Set(ids).size).toBe(2);
	await page.goForward();
	await expect(page).toHaveURL(new RegExp(ids[1] ?? ""));
	await expect(page.locator("#desk-title")).toHaveValue("Second");
	await expect(page.locator("[data-page]").first()).toBeVisible();
	// One on which nothing was done leaves nothing behind.
	await page.goto("/documents/new");
	await expect(page.locator("#desk-title")).toBeVisible();
	await page.goto("/documents?filter=drafts");
	await expect(page.getByRole("link", { name: "Untitled", exact: true })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "First", exact: true })).toHaveCount(1);
});

test("what expired is sent again from a copy on the desk, which the list shows, and the trash gives back", async ({
	page,
}) => {
	const title = `Lease ${crypto.randomUUID()}`;
	const documentId = await send({ title, signers: [mia] });
	await sql('UPDATE "Document" SET "status" = $1 WHERE "id" = $2', ["Expired", documentId]);
	await openDocument(page, documentId, title);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page).toHaveURL(DESK);
	expect(idOf(page)).not.toBe(documentId);
	await expect(page.locator("#desk-title")).toHaveValue(title);
	await expect(page.locator("[data-field]")).toHaveCount(1);

	await page.goto(`/documents?filter=drafts&q=${title.slice(6)}`);
	await expect(rowOf(page, title)).toContainText("To be sent to Mia Chen");
	await expect(rowOf(page, title)).toContainText("1 recipient");
	await page.getByRole("button", { name: `Actions for ${title}` }).click();
	await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
	await page.getByRole("menuitem", { name: "Move to trash…" }).click();
	await page.getByRole("button", { name: "Move to trash" }).click();
	await expect(rowOf(page, title)).toHaveCount(0);
	await page.goto("/documents?filter=trash");
	await capture(page, "sender-trash");
	await page.getByRole("button", { name: `Restore ${title}` }).click();
	await expect(page.getByText(`“${title}” restored as a draft.`)).toBeVisible();
	await page.goto(`/documents?q=${title.slice(6)}`);
	await expect(rowOf(page, title)).toHaveCount(2);
});

test("what is scheduled is given another time, taken back to the desk, or sent now", async ({ page }) => {
	const later = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;
	const schedule = (title: string) => send({ title, signers: [mia], options: { ScheduledSendTime: String(later(2)) } });
	const documentId = await schedule("At another time");
	await openDocument(page, documentId, "At another time");
	await page.getByRole("button", { name: "Change time" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Send on").fill("2020-01-01T10:00");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Choose a time between 30 minutes and 180 days from now.")).toBeVisible();
	const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
	await dialog.getByLabel("Send on").fill(`${day}T10:00`);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Send time changed.")).toBeVisible();
	const watching = await page.context().newPage();
	await openDocument(watching, documentId, "At another time");
	await expect(watching.getByRole("button", { name: "Send now" })).toBeVisible();
	await page.getByRole("button", { name: "Send now" }).click();
	await expect.poll(async () => (await properties(documentId)).status).toBe("InProgress");
	await expect(page.getByRole("button", { name: "Send reminder" })).toBeVisible();
	await expect(watching.getByRole("button", { name: "Send reminder" })).toBeVisible();
	await expect(watching.getByRole("button", { name: "Send now" })).toHaveCount(0);
	await watching.close();
	await page.getByRole("button", { name: "Extend expiry…" }).click();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("The new expiry must be later than the current one")).toBeVisible();
	const latest = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
	await dialog.getByLabel("Expires on").fill(`${latest}T10:00`);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/extended the expiry to/)).toBeVisible();

	const second = await schedule("To be changed");
	await openDocument(page, second, "To be changed");
	await page.getByRole("button", { name: "Edit document" }).click();
	await expect(page).toHaveURL(new RegExp(`${second}/desk$`));
	await expect(page.locator("[data-field]")).toHaveCount(1);
	expect((await properties(second)).status).toBe("Draft");
});
