import { field, oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { expectSaved, finish, scribble, start } from "./support/signing-page.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedConsole: [/status of 409/] });

test("a page opened before an upgrade reloads and keeps every entry, a drawn signature included", async ({ page }) => {
	const mia = {
		name: "Mia Chen",
		emailAddress: "mia@example.com",
		formFields: [field("Note", "TextBox", 96, 400), ...oneSignature()],
	};
	await page.goto(await signingPath(await send({ signers: [mia] }), mia.emailAddress));
	await start(page);
	/** Sends the next call in a shape that the server no longer knows, and waits for the page that follows. */
	const reloadAfter = async (call: string, work: () => Promise<void>) => {
		await page.route(`**/${call}`, (route) => route.continue({ postData: '{"shape":"old"}' }), { times: 1 });
		const loaded = page.waitForEvent("load");
		await work();
		await loaded;
	};
	const note = page.getByRole("textbox", { name: "Note" });
	await reloadAfter("save", () => note.fill("Keys at the porter's"));
	await expect(note).toHaveValue("Keys at the porter's");
	await expectSaved(page);
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("tab", { name: "Draw" }).click();
	await scribble(page);
	await reloadAfter("adopt", () => dialog.getByRole("button", { name: "Use this signature" }).click());
	await expect(page.getByLabel(/Signature.*Filled in/)).toBeVisible();
	await expectSaved(page);
	await reloadAfter("finish", () => page.getByRole("button", { name: "Finish", exact: true }).click());
	await expect(note).toHaveValue("Keys at the porter's");
	await finish(page);
});
