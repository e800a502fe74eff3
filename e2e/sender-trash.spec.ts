import { oneSignature } from "./support/fields.ts";
import { makeKey, makePeople } from "./support/organisation.ts";
import { api, send } from "./support/product.ts";
import { signIn } from "./support/signed-in.ts";
import { capture, expect, expectAccessibleAlone, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("documents in the trash are chosen, restored and deleted permanently, and the rest is emptied", async ({
	page,
}) => {
	const [ada] = await makePeople("Ada");
	if (!ada) throw new Error("There is no one.");
	const key = await makeKey(ada);
	for (const part of ["one", "two", "three", "four"]) {
		const documentId = await send({ title: `Lease ${part}`, signers: [mia], key });
		await api(`/v1/document/delete?documentId=${documentId}`, { method: "DELETE", headers: { "X-API-KEY": key } });
	}
	await signIn(page, ada);
	await page.goto("/documents?filter=trash&sort=size");
	await expect(page.getByText("This link has an unknown filter, which isn’t applied: sort=size.")).toBeVisible();
	const all = page.getByRole("checkbox", { name: "Select all on this page" });
	const [one, two] = ["one", "two"].map((part) => page.getByRole("checkbox", { name: `Select Lease ${part}` }));
	if (!one || !two) throw new Error("There are no such rows.");
	const before = await one.boundingBox();
	await one.check();
	expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
	await expect(page.getByText("1 selected")).toBeVisible();
	expect(await one.boundingBox()).toEqual(before);
	await expectAccessibleAlone(page);
	await page.getByRole("button", { name: "Restore 1" }).click();
	await expect(page.getByRole("status").filter({ hasText: "1 restored." })).toBeVisible();
	await expect(one).toBeHidden();
	await two.check();
	await page.getByRole("button", { name: "Delete permanently" }).click();
	const dialog = page.getByRole("dialog", { name: "Permanently delete 1 document?" });
	await dialog.getByRole("button", { name: "Delete permanently" }).click();
	await expect(page.getByText("1 document permanently deleted.")).toBeVisible();
	await expect(two).toBeHidden();
	await capture(page, "sender-trash");
	await page.getByRole("button", { name: "Empty trash" }).click();
	const asked = page.getByRole("dialog", { name: "Permanently delete 2 documents?" });
	await asked.getByRole("button", { name: "Empty trash" }).click();
	await expect(page.getByText("2 documents permanently deleted.")).toBeVisible();
	await expect(page.getByText("Trash is empty")).toBeVisible();
	await expect(page.getByRole("button", { name: "Empty trash" })).toBeHidden();
	await page.goto("/settings/audit-log");
	const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: "Documents deleted permanently" });
	await expect(entries).toHaveCount(2);
	await expect(entries.first()).toContainText(ada.email);
	await capture(page, "audit-log-deleted");
});
