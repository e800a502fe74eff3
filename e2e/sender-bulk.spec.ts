import type { Page } from "@playwright/test";
import { adminTest as test } from "./support/admin-test.ts";
import { oneSignature } from "./support/fields.ts";
import { api, send } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { capture, expect } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("thirty documents are reminded of at once, as one sees, and the two that are not are named with the reason", async ({
	page,
}) => {
	const name = `Thirty ${crypto.randomUUID().slice(0, 8)}`;
	const files = [{ name: "agreement.pdf", bytes: await samplePdf() }];
	const plain = await Promise.all(
		Array.from({ length: 28 }, (_, index) => send({ title: `${name} ${index}`, signers: [mia], files })),
	);
	await send({ title: `${name} without mail`, signers: [mia], files, options: { DisableEmails: "true" } });
	const reminded = await send({ title: `${name} of today`, signers: [mia], files });
	await api(`/v1/document/remind?documentId=${reminded}`, { method: "POST" });
	await page.goto(`/documents?q=${name.replace(" ", "+")}`);
	const pageBox = page.getByRole("checkbox", { name: "Select all on this page" });
	await pageBox.check();
	await expect(page.getByText("25 selected")).toBeVisible();
	await page.getByRole("listitem").getByRole("checkbox").first().uncheck();
	expect(await pageBox.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
	await pageBox.check();
	await expectRowsToStay(page, plain);
	await page.getByRole("button", { name: "Select entire list" }).click();
	await expect(page.getByText("30 selected")).toBeVisible();
	// How far it is goes by too fast to wait for: all that is said of it is kept.
	await page.evaluate(() => {
		const said = new Set<string>();
		Object.assign(window, { said });
		const bar = document.querySelector("[data-bulk-bar]");
		new MutationObserver(() => said.add(bar?.querySelector("[role=status]")?.textContent ?? "")).observe(bar as Node, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	await page.getByRole("button", { name: "Remind 30" }).click();
	const result = page.getByRole("status").filter({ hasText: "28 reminded. 2 failed:" });
	await expect(result).toContainText(`${name} without mail · `);
	await expect(result).toContainText(`${name} of today · All pending signers were reminded less than a minute ago.`);
	await expect(result.getByRole("listitem")).toHaveCount(2);
	const said = await page.evaluate<string[]>("[...said]");
	const steps = said.flatMap((text) => /^(\d+) of 30/.exec(text)?.[1] ?? []).map(Number);
	expect(steps.some((done) => done > 0 && done < 30)).toBe(true);
	await capture(page, "sender-list-thirty");
});

test.describe("an action that is refused", () => {
	test.use({ expectedConsole: [/status of 403/] });

	test("stays in its dialog, and what came of emptying a list is told where nothing is left", async ({ page }) => {
		const name = `Emptied ${crypto.randomUUID().slice(0, 8)}`;
		for (const part of ["one", "two"]) await send({ title: `${name} ${part}`, signers: [mia] });
		await page.goto(`/documents?q=${name.replace(" ", "+")}`);
		const all = page.getByRole("checkbox", { name: "Select all on this page" });
		const dialog = page.getByRole("dialog");
		await all.check();
		await page.getByRole("button", { name: "Label", exact: true }).click();
		await dialog.getByLabel("Labels").fill("x".repeat(256));
		await dialog.getByRole("button", { name: "Add to 2" }).click();
		await expect(dialog).toContainText("Labels can have up to 255 characters.");
		await dialog.getByLabel("Labels").fill("lease");
		const address = "**/documents/bulk";
		await page.route(address, (route) => route.fulfill({ status: 403, json: { error: "Not today." } }));
		await dialog.getByRole("button", { name: "Add to 2" }).click();
		await expect(dialog).toContainText("Not today.");
		await expect(dialog.getByLabel("Labels")).toHaveValue("lease");
		await page.unroute(address);
		await dialog.getByRole("button", { name: "Add to 2" }).click();
		await expect(page.getByRole("status").filter({ hasText: "2 labelled." })).toBeVisible();
		await expect(dialog).toBeHidden();
		await all.check();
		await page.getByRole("button", { name: "Move 2 to trash" }).click();
		await expect(dialog).toContainText(/2 are still out for signature\. .* stay revoked if you restore them/);
		await dialog.getByRole("button", { name: "Move 2 to trash" }).click();
		await expect(page.getByText(`No documents match “${name}”`)).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: "2 moved to trash." })).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).press("Enter");
		await expect(page.getByRole("status").filter({ hasText: "2 restored." })).toBeVisible();
		await expect(page.getByRole("checkbox", { name: `Select ${name} one` })).toBeVisible();
		await page.getByRole("button", { name: `Actions for ${name} one` }).click();
		await page.getByRole("menuitem", { name: "Move to trash…" }).click();
		await dialog.getByRole("button", { name: "Move to trash" }).click();
		await page.getByRole("button", { name: "Undo" }).press("Enter");
		await expect(page.getByText(`“${name} one” restored. It’s still revoked`)).toBeVisible();
	});
});

/** Something happens to a document behind the page, then to one on it, while all that is on the page is chosen. */
async function expectRowsToStay(page: Page, documentIds: string[]): Promise<void> {
	const rows = page
		.getByRole("main")
		.locator("li")
		.filter({ has: page.getByRole("checkbox") });
	const addresses = () =>
		rows.locator("a[href^='/documents/']").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
	const shown = await addresses();
	const [behind] = documentIds.filter((id) => !shown.includes(`/documents/${id}`));
	const [onPage] = documentIds.filter((id) => shown.includes(`/documents/${id}`));
	const change = (path: string, body: object) =>
		api(path, { method: "PATCH", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
	await change(`/v1/document/extendExpiry?documentId=${behind}`, { newExpiryValue: "90", warnPrior: false });
	await change("/v1/document/addTags", { documentId: onPage, tags: ["moved"] });
	await expect(rows.getByText("moved")).toBeVisible();
	expect(await addresses()).toEqual(shown);
}
