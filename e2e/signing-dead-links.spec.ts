import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { type SignerInput, send, signingPath } from "./support/product.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

async function open(signers: SignerInput[] = [mia]) {
	const documentId = await send({ title: "Lease of flat 4", signers });
	return { documentId, path: await signingPath(documentId, "mia@example.com") };
}

async function expectTitle(page: Page, title: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function expireLinks(documentId: string): Promise<void> {
	const ofDocument = `"signerId" IN (SELECT id FROM "Signer" WHERE "documentId" = $1)`;
	await sql(`UPDATE "SignerToken" SET "expiresAt" = now() WHERE ${ofDocument}`, [documentId]);
}

test("an unknown link", async ({ page }) => {
	const answer = await page.goto(`/sign/${"x".repeat(43)}`);
	expect(answer?.status()).toBe(404);
	await expectTitle(page, "We can’t find this document");
	await capture(page, "state-unknown");
	await page.goto(`/copies/${"x".repeat(43)}`);
	await expectTitle(page, "We can’t find this document");
});

test("an expired link asks for a new one, which goes to the recorded address", async ({ page }) => {
	const { documentId, path } = await open();
	await expireLinks(documentId);
	await page.goto(path);
	await expectTitle(page, "This link has expired");
	await capture(page, "state-link-expired");
	await page.getByRole("button", { name: "Send new link" }).click();
	await expect(page.getByRole("status")).toContainText("you’ll get a new one");
	await capture(page, "state-link-sent");
});

test("a deleted document is no longer available, in the signer’s language", async ({ page }) => {
	for (const [locale, title] of [
		["EN", "This document is no longer available"],
		["FR", "Ce document n’est plus disponible"],
	] as const) {
		const { documentId, path } = await open([{ ...mia, locale }]);
		await sql(`UPDATE "Document" SET "deletedAt" = now() WHERE id = $1`, [documentId]);
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(410);
		expect(answer?.headers()).toMatchObject({
			"cache-control": expect.stringContaining("no-store"),
			"x-robots-tag": "noindex, nofollow",
		});
		await expectTitle(page, title);
		await expect(page.locator("html")).toHaveAttribute("lang", locale === "EN" ? "en-US" : "fr-FR");
		await expect(page.locator("body")).not.toContainText("Lease");
		await capture(page, `state-deleted-${locale.toLowerCase()}`);
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the document is downloaded by a form, and an expired link asks for a new one", async ({ page }) => {
		const { documentId, path } = await open();
		await page.goto(path);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Download document" }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/\.pdf$/);
		await expect.poll(() => signerEvents(documentId)).toEqual(["DocumentViewed", "DocumentDownloaded"]);
		await expireLinks(documentId);
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(410);
		await page.getByRole("button", { name: "Send new link" }).click();
		await expect(page.getByText("you’ll get a new one")).toBeVisible();
	});
});

test("only a person has viewed it: a sign of one, or five seconds in view", async ({ page }) => {
	await page.clock.install();
	const [first, second] = [await open(), await open()];
	await page.goto(first.path);
	await expectListening(page.getByRole("button", { name: "Start signing", exact: true }));
	expect(await signerEvents(first.documentId)).toEqual([]);
	await page.mouse.move(300, 300);
	await expect.poll(() => signerEvents(first.documentId)).toEqual(["DocumentViewed"]);
	await page.mouse.move(0, 0);
	await page.goto(second.path);
	await expectListening(page.getByRole("button", { name: "Start signing", exact: true }));
	// Real time passes as well: on a busy machine, seconds go by until the page has loaded.
	await page.clock.runFor(2_500);
	expect(await signerEvents(second.documentId)).toEqual([]);
	await page.clock.runFor(3_000);
	await expect.poll(() => signerEvents(second.documentId)).toEqual(["DocumentViewed"]);
});

async function signerEvents(documentId: string): Promise<string[]> {
	const rows = await sql(
		`SELECT "type" FROM "AuditEvent" WHERE "documentId" = $1 AND "actorType" = 'signer' ORDER BY "seq"`,
		[documentId],
	);
	return rows.map(({ type }) => String(type));
}

test("handed over: the old links die, and only the same browser says to whom", async ({ page }) => {
	const { path, documentId } = await open();
	const otherPath = await signingPath(documentId, "mia@example.com");
	await page.goto(path);
	await page.locator("summary").click();
	await page.getByRole("button", { name: "Reassign" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Reassign" }).click();
	await expect(page.getByText("Enter their name.")).toBeVisible();
	await capture(page, "dialog-reassign");
	await page.keyboard.press("Escape");
	await expect(page.locator("summary")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Reassign" }).press("Enter");
	await page.getByLabel("Name").fill("Ana Silva");
	await page.getByLabel("Email address").fill("ana@example.com");
	await page.getByLabel("Reason").fill("Ana rents the flat.");
	await page.getByRole("dialog").getByRole("button", { name: "Reassign" }).click();
	await expectTitle(page, "Reassigned to Ana Silva");
	await capture(page, "state-handed-over");
	for (const dead of [path, otherPath]) {
		expect((await page.goto(dead))?.status()).toBe(410);
		await expectTitle(page, "You reassigned this document");
		await expect(page.getByText("You reassigned it to Ana Silva on")).toBeVisible();
	}
	await capture(page, "state-reassigned");
	await page.context().clearCookies();
	expect((await page.goto(otherPath))?.status()).toBe(410);
	await expectTitle(page, "This link is no longer valid");
	await expect(page).toHaveTitle(/^This link is no longer valid( · Signet)?$/);
	await expect(page.getByText("This link was replaced on")).toBeVisible();
	await expect(page.locator("body")).not.toContainText(/Ana|Lease/);
	await expect(page.getByRole("button")).toHaveCount(0);
	await capture(page, "state-link-revoked");
});
