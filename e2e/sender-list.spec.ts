import { zipNames } from "#lib/testing/unzip.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { countStreams } from "./support/count-streams.ts";
import { sql } from "./support/database.ts";
import { makeDraft } from "./support/editor-draft.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { openDocument, rowOf, signIn } from "./support/signed-in.ts";
import { signAs } from "./support/signing-page.ts";
import { capture, expect } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("the page of a document and the list follow what its signers do", async ({ page, browser }) => {
	const documentId = await send({ title: "Watched", signers: [mia] });
	const streams = countStreams(page.context());
	await openDocument(page, documentId, "Watched");
	await expect(page.getByText("Email sent")).toBeVisible();
	const list = await page.context().newPage();
	await list.goto(`/documents?q=${documentId.slice(0, 8)}`);
	await expect(rowOf(list, "Watched")).toContainText("Waiting for Mia Chen");
	await signAs(browser, await signingPath(documentId, "mia@example.com"));
	await expect(rowOf(list, "Watched")).toContainText("Completed");
	await list.close();
	// However many tabs there are, they share one: a browser opens six connections to a server at most.
	expect(streams.most).toBe(1);
	await expect(page.getByRole("link", { name: "Download signed PDF" })).toBeVisible();
	await expect(page.getByText("Signed just now")).toBeVisible();
	await capture(page, "sender-document-completed");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download signed PDF" }).click();
	expect((await download).suggestedFilename()).toBe("Watched.pdf");
});

test("several documents are reminded, labelled, downloaded and revoked at once", async ({ page }) => {
	const name = `Bulk ${crypto.randomUUID().slice(0, 8)}`;
	for (const part of ["one", "two"]) await send({ title: `${name} ${part}`, signers: [mia] });
	await page.goto(`/documents?q=${name.replace(" ", "+")}`);
	const all = page.getByRole("checkbox", { name: "Select all on this page" });
	const result = page.getByRole("status").filter({ hasText: /reminded|labelled|revoked/ });
	await all.check();
	await capture(page, "sender-list-selected");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download as ZIP" }).click();
	const zip = await download;
	expect(zip.suggestedFilename()).toBe("Documents.zip");
	expect((await zipNames(await zip.path())).sort()).toEqual(["one", "two"].map((part) => `${name} ${part}.pdf`));
	await page.getByRole("button", { name: "Remind 2" }).click();
	await expect(result).toContainText("2 reminded.");
	await page.getByRole("checkbox", { name: `Select ${name} one` }).check();
	await page.getByRole("button", { name: "Remind 1" }).click();
	await expect(result).toContainText("0 reminded. 1 failed:");
	await expect(result).toContainText(`${name} one · All pending signers were reminded`);
	await all.check();
	await page.getByRole("button", { name: "Label", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Labels").fill("lease, 2027");
	await dialog.getByRole("button", { name: "Add to 2" }).click();
	await expect(result).toContainText("2 labelled.");
	await expect(rowOf(page, `${name} two`)).toContainText("2027");
	await page.getByRole("button", { name: `Actions for ${name} two` }).click();
	await page.getByRole("menuitem", { name: "Labels…" }).click();
	await expect(dialog.getByLabel("Labels")).toHaveValue("lease, 2027");
	await dialog.getByLabel("Labels").fill("2027, north");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(rowOf(page, `${name} two`)).toContainText("2027north");
	await all.check();
	await page.getByRole("button", { name: "Revoke 2" }).click();
	await dialog.getByRole("button", { name: "Revoke 2" }).click();
	await expect(dialog.getByText("Enter a reason.")).toBeVisible();
	await dialog.getByLabel("Reason").fill("The terms have changed.");
	await dialog.getByRole("button", { name: "Revoke 2" }).click();
	await expect(result).toContainText("2 revoked.");
	await expect(rowOf(page, `${name} one`)).toContainText("Revoked");
});

test("rows are gone through by the arrows, and chosen up to one with Shift", async ({ page }) => {
	const name = `Rows ${crypto.randomUUID().slice(0, 8)}`;
	for (const part of ["a", "b", "c", "d"]) await send({ title: `${name} ${part}`, signers: [mia] });
	// By title: what happens to them meanwhile moves none.
	await page.goto(`/documents?q=${name.replace(" ", "+")}&sort=title`);
	const box = (part: string) => page.getByRole("checkbox", { name: `Select ${name} ${part}` });
	await expectListening(box("a"));
	await page.getByRole("link", { name: `${name} a` }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("link", { name: `${name} b` })).toBeFocused();
	await box("b").focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(box("d")).toBeFocused();
	await page.keyboard.press("Shift+Space");
	await expect(page.getByText("3 selected")).toBeVisible();
	await expect(box("c")).toBeChecked();
	await box("a").click({ modifiers: ["Shift"] });
	await expect(page.getByText("4 selected")).toBeVisible();
	await box("c").click();
	await box("a").click({ modifiers: ["Shift"] });
	await expect(page.getByText("1 selected")).toBeVisible();
	await expect(box("d")).toBeChecked();
});

test("a list is narrowed to days, sorted by title and kept under a name; a row gives its link and more time", async ({
	page,
}) => {
	const name = `Kept ${crypto.randomUUID().slice(0, 8)}`;
	for (const part of ["b", "A"]) await send({ title: `${name} ${part}`, signers: [mia] });
	await page.goto(`/documents?q=${name.replace(" ", "+")}`);
	await page.getByLabel("Last activity").selectOption("Custom range…");
	await page.getByLabel("From", { exact: true }).fill("2020-01-01");
	await expect(page).toHaveURL(/from=2020-01-01/);
	await page.getByLabel("Sort by").selectOption("Title");
	await expect(page).toHaveURL(/sort=title/);
	await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(`${name} A`);
	await page.getByRole("button", { name: "Saved views" }).click();
	await page.getByRole("menuitem", { name: "Save this view…" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(name);
	await dialog.getByRole("button", { name: "Save view" }).click();
	await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
	await page.goto("/documents?filter=drafts");
	await page.getByRole("button", { name: "Saved views" }).click();
	await page.getByRole("menuitem", { name }).click();
	await expect(page).toHaveURL(/from=2020-01-01&sort=title/);
	// The menu that was chosen from gives the keyboard back as it goes, which would close the next one.
	await expect(page.getByRole("menu")).toHaveCount(0);
	await page.getByRole("button", { name: `Actions for ${name} A` }).click();
	await page.getByRole("menuitem", { name: "Extend expiry…" }).click();
	const later = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 16);
	await dialog.getByLabel("Expires on").fill(later);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Expiry extended.")).toBeVisible();
	await page.getByRole("button", { name: `Actions for ${name} A` }).click();
	await page.getByRole("menuitem", { name: "Copy Mia Chen’s link" }).click();
	await expect(page.getByText("Mia Chen’s link copied. Anyone with it can sign.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/sign\/[\w-]+$/);
	await page.getByRole("button", { name, exact: true }).click();
	await page.getByRole("menuitem", { name: `Remove “${name}”` }).click();
	await expect(page.getByRole("button", { name: "Saved views" })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
	await page.getByLabel("Sort by").selectOption("Recently active");
	await page.getByRole("button", { name: "Saved views" }).click();
	await page.getByRole("menuitem", { name: "Save this view…" }).click();
	await dialog.getByLabel("Name").fill(name);
	await expect(dialog.getByText("You already have a view with this name.")).toBeVisible();
	await dialog.getByRole("button", { name: "Replace view" }).click();
	await expect(page.getByText(`View “${name}” replaced.`)).toBeVisible();
});

test("drafts are handed over at once, and are the other person's", async ({ browser }) => {
	const [rita, noa] = (await makePeople("Rita", "Noa")) as [Person, Person];
	const page = await browser.newPage({ baseURL: BASE_URL });
	await signIn(page, rita);
	const [row] = await sql(`SELECT "id" FROM "User" WHERE "email" = $1`, [rita.email]);
	const user = { request: page.request, url: BASE_URL, userId: String(row?.id) };
	for (const _ of [1, 2]) await makeDraft(user, await samplePdf());
	await page.goto("/documents?filter=drafts");
	const all = page.getByRole("checkbox", { name: "Select all on this page" });
	await expectListening(all);
	await all.check();
	await page.getByRole("button", { name: "Transfer ownership" }).click();
	const dialog = page.getByRole("dialog", { name: "Transfer ownership of 2 documents" });
	await dialog.getByLabel("New owner").selectOption(`Noa North, ${noa.email}`);
	await dialog.getByRole("button", { name: "Transfer 2" }).click();
	await expect(page.getByRole("status").filter({ hasText: "2 transferred." })).toBeVisible();
	await page.context().close();
	const hers = await browser.newPage({ baseURL: BASE_URL });
	await signIn(hers, noa);
	await hers.goto("/documents?filter=drafts");
	await expect(rowOf(hers, "Lease")).toHaveCount(2);
	await hers.context().close();
});
