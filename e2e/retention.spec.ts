import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { properties, send, signingPath } from "./support/product.ts";
import { ADMIN, openDocument, openMail, rowOf } from "./support/signed-in.ts";
import { signAs } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

/** The proof that a page asks for is first refused. */
test.use({ expectedConsole: [/the server responded with a status of (?:401|404)/] });

/** What the hour brings, now. */
async function keepHouse(): Promise<void> {
	const [job] = await sql(`INSERT INTO pgboss.job ("name", "data") VALUES ('housekeeping', '{}') RETURNING "id"`, []);
	const ended = () =>
		sql(`SELECT "state"::text FROM pgboss.job WHERE "name" = 'housekeeping' AND "id" = $1`, [job?.id]);
	await expect.poll(ended, { timeout: 60_000 }).toEqual([{ state: "completed" }]);
}

/** A document that everybody signed 400 days ago. */
async function completedLongAgo(browser: Parameters<typeof signAs>[0], title: string): Promise<string> {
	const documentId = await send({ title, signers: [mia] });
	await signAs(browser, await signingPath(documentId, mia.emailAddress));
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	await sql(`UPDATE "Document" SET "sealedAt" = now() - interval '400 days' WHERE "id" = $1`, [documentId]);
	return documentId;
}

const saveRetention = (page: Page) =>
	page.getByRole("form", { name: "Retention" }).getByRole("button", { name: "Save" });

async function confirmWho(page: Page): Promise<void> {
	const dialog = page.getByRole("dialog");
	const saved = page.getByText("Retention saved");
	await expect(dialog.or(saved).first()).toBeVisible();
	if (!(await dialog.isVisible())) return;
	await dialog.getByLabel("Password").fill(ADMIN.password);
	await page.keyboard.press("Enter");
}

test("completed documents go after their time, but not one that an Admin holds; the certificate stays", async ({
	page,
	browser,
}) => {
	test.setTimeout(240_000);
	const lease = await completedLongAgo(browser, "Lease of long ago");
	const held = await completedLongAgo(browser, "Lease before the court");

	await openDocument(page, held, "Lease before the court");
	await expect(page.getByText("Deleted on")).toHaveCount(0);
	await page.getByRole("button", { name: "Actions for Lease before the court" }).click();
	await page.getByRole("menuitem", { name: "Legal hold…" }).click();
	await page.getByRole("button", { name: "Place legal hold" }).click();
	await expect(page.getByText("Enter a reason. It’s recorded in the audit trail.")).toBeVisible();
	await page.getByLabel("Reason").fill("A court asks for it");
	await expectAccessible(page);
	await page.keyboard.press("Tab");
	await page.getByRole("button", { name: "Place legal hold" }).press("Enter");
	await expect(page.getByRole("region", { name: "Legal hold" })).toContainText("Reason: A court asks for it.");
	await expectAccessible(page);
	await capture(page, "document-held");
	await page.getByRole("button", { name: "Actions for Lease before the court" }).click();
	await page.getByRole("menuitem", { name: "Move to trash…" }).click();
	await page.getByRole("button", { name: "Move to trash" }).click();
	await expect(page.getByText("“Lease before the court” is on legal hold")).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();

	await page.goto("/settings/documents");
	await page.getByLabel("Delete completed documents").check();
	await page.getByLabel("Days after completion").fill("20");
	await saveRetention(page).click();
	await expect(page.getByText("Enter a whole number of days from 30 to 3,650.")).toBeVisible();
	await page.getByLabel("Days after completion").fill("365");
	await expectAccessible(page);
	await saveRetention(page).click();
	await confirmWho(page);
	await expect(page.getByText("Retention saved")).toBeVisible();
	await capture(page, "settings-retention");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1440, height: 900 });

	await keepHouse();
	await openMail(page, /A document moves to the trash on/);
	await expect(page.frameLocator("iframe").getByText("Lease of long ago")).toBeVisible();
	await openDocument(page, lease, "Lease of long ago");
	await expect(page.getByText("Deleted on")).toBeVisible();
	await sql(`UPDATE "Document" SET "deleteAt" = "deleteAt" - interval '20 days' WHERE "id" = $1`, [lease]);
	await sql(`UPDATE "Account" SET "retentionSince" = now() - interval '60 days' WHERE "retentionDays" = 365`, []);
	await keepHouse();
	await page.goto("/documents?q=lease");
	await expect(rowOf(page, "Lease before the court")).toContainText("Legal hold");
	await expect(rowOf(page, "Lease of long ago")).toHaveCount(0);
	await page.goto("/documents?filter=trash");
	await expect(rowOf(page, "Lease of long ago")).toBeVisible();

	await sql(`UPDATE "Document" SET "purgeAt" = now() - interval '2 hours' WHERE "id" = $1`, [lease]);
	await sql(
		`UPDATE pgboss.job SET "start_after" = now() WHERE "name" = 'purge' AND "data"->>'documentId' = $1 AND "state" = 'created'`,
		[lease],
	);
	const rows = () => sql(`SELECT 1 FROM "Document" WHERE "id" = $1`, [lease]);
	await expect.poll(rows, { timeout: 60_000 }).toEqual([]);
	await page.goto("/documents?filter=trash");
	await page.getByRole("link", { name: "Certificates of deleted documents" }).click();
	await expect(rowOf(page, "Lease of long ago")).toBeVisible();
	await expectAccessible(page);
	await capture(page, "kept-certificates");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download certificate of Lease of long ago" }).click();
	expect((await download).suggestedFilename()).toBe("Lease of long ago - certificate.pdf");

	await openDocument(page, held, "Lease before the court");
	await page.getByRole("button", { name: "Release hold…" }).click();
	await page.getByLabel("Reason").fill("The court has decided");
	await page.getByRole("button", { name: "Release legal hold" }).click();
	await expect(page.getByRole("region", { name: "Legal hold" })).toHaveCount(0);
	await expect(page.getByText("Deleted on")).toBeVisible();
	await page.goto("/settings/documents");
	await page.getByLabel("Delete completed documents").uncheck();
	await saveRetention(page).click();
	await expect(page.getByText("Retention saved")).toBeVisible();
});
