import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { send } from "./support/product.ts";
import { openDocument } from "./support/signed-in.ts";
import { capture, expect } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("a signing link can be copied, a reminder sent, and both show in the activity", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const documentId = await send({ title: "To be reminded", signers: [mia] });
	await openDocument(page, documentId, "To be reminded");
	await page.getByRole("button", { name: "Copy Mia Chen’s link" }).click();
	await expect(page.getByText("Link copied.")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(copied).pathname).toMatch(/^\/sign\/.{40,}$/);
	await page.getByRole("button", { name: "Copy document ID" }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(documentId);
	// A day after the request a reminder is what there is to do, not sooner.
	const button = page.getByRole("button", { name: "Send reminder" });
	const isPrimary = () => button.evaluate((element) => element.classList.contains("bg-primary"));
	expect(await isPrimary()).toBe(false);
	await sql(`UPDATE "Signer" SET "activatedAt" = now() - interval '25 hours' WHERE "documentId" = $1`, [documentId]);
	await page.reload();
	expect(await isPrimary()).toBe(true);
	const dialog = page.getByRole("dialog", { name: "Send reminder" });
	await button.click();
	await dialog.getByLabel("Note (optional)").fill("Could you sign by Friday?");
	await capture(page, "sender-remind");
	await dialog.getByRole("button", { name: "Send reminder" }).click();
	await expect(page.getByText("Reminder sent to Mia Chen.")).toBeVisible();
	await expect(page.getByText(/^Last reminded/)).toBeVisible();
	await expect.poll(isPrimary).toBe(false);
	await button.click();
	await expect(dialog.getByText(/^Last reminded/)).toBeVisible();
	await dialog.getByRole("button", { name: "Send reminder" }).click();
	await expect(page.getByText("Mia Chen was reminded less than a minute ago.")).toBeVisible();
	await expect(page.getByText(/reminder.*mia@example.com/i).first()).toBeVisible();
});
