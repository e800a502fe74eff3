import { sql } from "./support/database.ts";
import { newDesk } from "./support/editor.ts";
import { addFields, makeDraft } from "./support/editor-draft.ts";
import { expectSaved, fieldsOf, openDesk } from "./support/editor-page.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { signIn } from "./support/signed-in.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

// A name that is taken.
test.use({ expectedConsole: [/the server responded with a status of 400/] });

const list = (page: Page) => page.getByRole("dialog", { name: "Blocks" });

/** Signs in somebody and opens a draft with three fields on its first page. */
async function openFilled(page: Page, person: Person | undefined): Promise<void> {
	if (!person) throw new Error("There is no one.");
	await signIn(page, person);
	const [row] = await sql(`SELECT "id" FROM "User" WHERE "email" = $1`, [person.email]);
	const user = { request: page.request, url: BASE_URL, userId: String(row?.id) };
	const draft = await addFields(user, await makeDraft(user, await samplePdf()), { count: 3, pages: 1 });
	await openDesk(page, draft.documentId);
}

/** Performs an action by its name, with the keyboard alone. */
async function command(page: Page, name: string): Promise<void> {
	await page.keyboard.press("ControlOrMeta+k");
	await page.keyboard.type(name);
	await expect(page.getByRole("option", { name }).or(page.getByRole("menuitem", { name })).first()).toBeVisible();
	await page.keyboard.press("Enter");
}

async function saveBlock(page: Page, name: string): Promise<void> {
	await fieldsOf(page).first().focus();
	await page.keyboard.press("ControlOrMeta+a");
	await command(page, "Save as block");
	await expect(page.getByRole("dialog", { name: "Save as block" })).toBeVisible();
	await page.keyboard.type(name);
	await page.keyboard.press("Enter");
	await expect(page.getByText(`Block “${name}” saved.`)).toBeVisible();
}

test("fields are saved as a block and inserted in another document with the keyboard alone", async ({ page }) => {
	test.slow();
	await openFilled(page, (await makePeople("Ada"))[0]);
	await saveBlock(page, "Three texts");
	await newDesk(page, { name: "Order.pdf", buffer: Buffer.from(await samplePdf()) });
	await command(page, "Insert block");
	const insert = list(page).getByRole("button", { name: /^Insert / });
	await expect(insert).toBeVisible();
	await capture(page, "desk-blocks-own");
	await insert.press("Enter");
	await expect(fieldsOf(page)).toHaveCount(3);
	await expect(page.locator(".desk-page [data-field]:focus")).toHaveCount(1);
	await expectSaved(page);
	await page.keyboard.press("ControlOrMeta+z");
	await expect(fieldsOf(page)).toHaveCount(0);
	await page.keyboard.press("ControlOrMeta+Shift+z");
	await expect(fieldsOf(page)).toHaveCount(3);
});

test("blocks are renamed, shared, deleted and restored; others insert what is shared", async ({ page, browser }) => {
	test.slow();
	const [admin, member] = await makePeople("Ada", "Ben");
	await openFilled(page, admin);
	await page.getByRole("button", { name: "Blocks", exact: true }).click();
	await expect(list(page).getByText(/^No blocks yet/)).toBeVisible();
	await capture(page, "desk-blocks-empty");
	await list(page).getByRole("button", { name: "Close" }).click();
	await saveBlock(page, "توقيع مع تاريخ");
	await command(page, "Save as block");
	const save = page.getByRole("dialog", { name: "Save as block" });
	await save.getByLabel("Name").fill("توقيع مع تاريخ");
	await page.keyboard.press("Enter");
	await expect(save.getByLabel("Name")).toHaveAccessibleDescription(/^There’s already a block named/);
	await capture(page, "desk-blocks-same-name");
	await save.getByRole("button", { name: "Cancel" }).click();
	await saveBlock(page, `Signature ${"and a very long name ".repeat(4)}`.trim());
	await page.getByRole("button", { name: "Blocks", exact: true }).click();
	const rows = list(page).getByRole("listitem");
	await expect(rows).toHaveCount(2);
	await rows
		.first()
		.getByRole("button", { name: /^Rename / })
		.press("Enter");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Signature, name");
	await page.keyboard.press("Enter");
	await expect(rows.first()).toContainText("Signature, name3 fields: Text");
	await expect(rows.first().getByRole("button", { name: /^Rename / })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(rows.first().getByRole("button", { name: /^Insert / })).toBeHidden();
	await rows.first().getByRole("button", { name: "Cancel" }).click();
	await expect(rows.first().getByRole("button", { name: /^Rename / })).toBeFocused();
	await rows
		.first()
		.getByRole("button", { name: /^Share / })
		.press("Enter");
	await expect(rows.first()).toContainText("Shared");
	await capture(page, "desk-blocks");
	await rows
		.last()
		.getByRole("button", { name: /^Delete / })
		.press("Enter");
	await expect(rows).toHaveCount(1);
	await expect(rows.first().getByRole("button").first()).toBeFocused();
	await list(page).getByRole("button", { name: "Undo" }).press("Enter");
	await expect(rows).toHaveCount(2);

	const other = await browser.newPage({ baseURL: BASE_URL, locale: "fr-FR" });
	await other.setViewportSize({ width: 390, height: 844 });
	if (member) await signIn(other, member);
	await newDesk(other, { name: "Order.pdf", buffer: Buffer.from(await samplePdf()) });
	await other.getByRole("button", { name: "Blocs", exact: true }).click();
	const blocs = other.getByRole("dialog", { name: "Blocs" });
	await expect(blocs.getByRole("listitem")).toHaveCount(1);
	await expect(blocs.getByRole("button", { name: /^Renommer/ })).toBeHidden();
	await capture(other, "desk-blocks-french");
	await blocs.getByRole("button", { name: /^Insérer/ }).click();
	await expect(fieldsOf(other)).toHaveCount(3);
	await other.context().close();
});
