import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { untilAwake } from "./support/editor.ts";
import { api } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { createTemplate } from "./support/templates.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

// Browsers report every answer that refuses something.
test.use({ expectedConsole: [/the server responded with a status of 409/] });

const title = (page: Page) => page.locator("#desk-title");
const save = (page: Page) => page.locator(".desk-bar").getByRole("button", { name: /^(Save|Enregistrer)$/ });
const sheet = (page: Page) => page.locator("[data-page='1']");

async function openEditor(page: Page, templateId: string): Promise<void> {
	await page.goto(`/templates/${templateId}/edit`);
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await expect(sheet(page).locator("img")).toBeVisible();
}

async function addFile(page: Page): Promise<void> {
	const choosing = page.waitForEvent("filechooser");
	await page.getByRole("main").getByRole("button").first().click();
	const buffer = Buffer.from(await samplePdf(1));
	await (await choosing).setFiles({ name: "Lease.pdf", mimeType: "application/pdf", buffer });
	await expect(sheet(page)).toBeVisible();
}

test("a template is made from a file, saved and used", async ({ page }) => {
	const name = `Lease ${crypto.randomUUID()}`;
	await page.goto("/templates");
	await page.getByRole("link", { name: "New template" }).first().click();
	await expect(page).toHaveURL("/templates/new");
	await expect(page.getByText("Drop your template’s files here")).toBeVisible();
	await addFile(page);
	await expect(page).toHaveURL(/\/templates\/[^/]+\/edit$/);
	await title(page).fill(name);
	await page.getByLabel("Role name").fill("Tenant");

	// Nothing could be sent with it yet.
	await save(page).click();
	const problems = page.getByRole("dialog", { name: "Save template" });
	await expect(problems).toContainText("Fix 1 problem before saving");
	await expect(problems).toContainText("Tenant has no fields to fill in.");
	await expectAccessible(page);
	await capture(page, "template-editor-problems");
	await problems.getByRole("button", { name: "Place field" }).click();
	await expect(problems).toHaveCount(0);
	await sheet(page).click({ position: { x: 200, y: 300 } });
	await expect(page.locator("[data-field]")).toHaveAccessibleName(/^Signature, Tenant/);
	await page.getByLabel("Senders can remove this field").uncheck();
	await expectAccessible(page);
	await capture(page, "template-editor");
	await expect(page.getByRole("button", { name: /^(Preview|Send)/ })).toHaveCount(0);
	const id = new URL(page.url()).pathname.split("/")[2] ?? "";
	await page.keyboard.press("Control+s");
	await expect(page).toHaveURL(`/templates/${id}`);
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await page.getByLabel("Name, Tenant").fill("Mia Chen");
	await page.getByLabel("Email, Tenant").fill("mia@example.com");
	await page.getByRole("button", { name: "Create draft" }).click();
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(title(page)).toHaveValue(name);
	await expect(page.locator("[data-field]")).toHaveAccessibleName(/^Signature, Mia Chen/);
});

test("a form’s own fields are suggested for a template", async ({ page }) => {
	await page.goto("/templates/new");
	await untilAwake(page);
	const file = { name: "Form.pdf", mimeType: "application/pdf", buffer: formWithFields() };
	await page.locator("input[type=file]").first().setInputFiles(file);
	await expect(page.getByRole("region", { name: "Suggested fields" })).toContainText("7 fields found in the file");
	await page.getByRole("button", { name: /^Place (all )?7/ }).click();
	await expect(page.locator("[data-field]")).toHaveCount(7);
	await expect(sheet(page).locator("img").first()).toHaveAttribute("src", /without=/);
	await save(page).click();
	await expect(page).toHaveURL(/\/templates\/[^/]+$/);
	await expect(page.getByRole("group", { name: /^Signer 1/ })).toContainText("7 fields");
});

test("changes to a template are kept, offered and discarded", async ({ page }) => {
	const templateId = await createTemplate("Lease");
	await page.goto(`/templates/${templateId}`);
	await page.getByRole("link", { name: "Edit Lease" }).click();
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await title(page).fill("Lease of a flat");
	await page
		.getByRole("region", { name: /^Roles/ })
		.getByRole("button", { name: /Tenant Signer/ })
		.click();
	await page.getByLabel("Senders can change the person").uncheck();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(title(page)).toHaveValue("Lease of a flat");
	await page.goto(`/templates/${templateId}`);
	await expect(page.getByRole("heading", { level: 1, name: "Lease", exact: true })).toBeVisible();
	await expect(page.getByText(/This template has unsaved changes from/)).toBeVisible();
	const download = page.getByRole("link", { name: "Download" });
	await expect(download).toHaveAccessibleDescription("Downloads don’t include unsaved changes.");
	await expectAccessible(page);
	await capture(page, "template-unsaved");
	await page.getByRole("button", { name: "Discard changes" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
	await expect(page.getByText(/This template has unsaved changes from/)).toHaveCount(0);
	await openEditor(page, templateId);
	await expect(title(page)).toHaveValue("Lease");
});

test("what a template says and what its senders may change are set in the editor", async ({ page }) => {
	const templateId = await createTemplate("Lease");
	await openEditor(page, templateId);
	await page.getByRole("tab", { name: "Settings" }).click();
	await page.getByLabel("Template description").fill("Studios only.");
	await page.getByLabel("Document title").fill("Lease of studio 3");
	await page.getByText("Sender permissions").click();
	await page.getByLabel("Add files").uncheck();
	await page.getByLabel("Add fields").uncheck();
	await expectAccessible(page);
	await capture(page, "template-editor-permissions");
	await save(page).click();
	await expect(page.getByText("Studios only.")).toBeVisible();
	await page.getByLabel("Name, Tenant").fill("Mia Chen");
	await page.getByRole("button", { name: "Create draft" }).click();
	await expect(title(page)).toHaveValue("Lease of studio 3");
	await expect(page.getByText("The template doesn’t allow more files.")).toBeVisible();
	await expect(page.getByText("The template doesn’t allow more fields.")).toBeVisible();
	await page.getByRole("tab", { name: "Settings" }).click();
	await expect(page.getByLabel("Message to everyone")).toBeEnabled();
	await expect(page.getByLabel("Template description")).toHaveCount(0);
});

test("a template that was changed elsewhere is replaced only when that is said", async ({ page }) => {
	const templateId = await createTemplate("Lease");
	await openEditor(page, templateId);
	await title(page).fill("Mine");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	const headers = { "Content-Type": "application/json" };
	const edit = { method: "PUT", headers, body: JSON.stringify({ title: "Theirs" }) };
	await api(`/v1/template/edit?templateId=${templateId}`, edit);
	await save(page).click();
	const dialog = page.getByRole("dialog", { name: "This template has changed" });
	await expect(dialog).toContainText(/saved another version/);
	await expectAccessible(page);
	await capture(page, "template-changed");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(title(page)).toHaveValue("Mine");
	await save(page).click();
	await dialog.getByRole("button", { name: "Replace" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();
});

test("two windows edit one template, and the other hears that it was saved", async ({ page, context }) => {
	const templateId = await createTemplate("Lease");
	await openEditor(page, templateId);
	await title(page).fill("First");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	const other = await context.newPage();
	await openEditor(other, templateId);
	await expect(title(other)).toHaveValue("First");
	await title(other).fill("Second");
	await expect(title(page)).toHaveValue("Second");
	await save(other).click();
	await expect(other).toHaveURL(`/templates/${templateId}`);
	await page.bringToFront();
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(page.getByText("This template was saved, so these edits have ended.")).toBeVisible();
	await page.getByRole("link", { name: "View template" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Second" })).toBeVisible();
	await other.close();
});

test.describe("on a phone, in French", () => {
	test.use({
		viewport: { width: 390, height: 800 },
		...{ locale: "fr-FR", hasTouch: true },
		storageState: { cookies: [], origins: [] },
	});

	test("a template is edited and saved", async ({ page }) => {
		const templateId = await createTemplate("Bail");
		const person = { email: `lea-${crypto.randomUUID()}@example.com`, password: "a password of theirs" };
		await admin("user", "create", "--email", person.email, "--password", person.password, "--role", "Admin");
		// The first sign-in chooses the browser’s language.
		await signIn(page, person);
		await openEditor(page, templateId);
		await title(page).fill("Bail meublé");
		await page.getByRole("button", { name: /^Rôles/ }).click();
		await expect(page.getByRole("button", { name: "Ajouter un rôle" })).toBeVisible();
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await capture(page, "template-editor-phone");
		await page.getByRole("button", { name: "Fermer", exact: true }).first().click();
		await save(page).click();
		await expect(page).toHaveURL(`/templates/${templateId}`);
		await expect(page.getByRole("heading", { level: 1, name: "Bail meublé" })).toBeVisible();
		await expectNoSidewaysScroll(page);
	});
});

test("a document’s editor says what its template forbids", async ({ page }) => {
	const templateId = await createTemplate("Lease");
	const headers = { "Content-Type": "application/json" };
	const allows = { allowMessageEditing: false, allowNewRoles: false, allowNewFiles: false, allowModifyFiles: false };
	const body = JSON.stringify({ ...allows, formFieldPermission: { canAdd: false, canModify: false } });
	await api(`/v1/template/edit?templateId=${templateId}`, { method: "PUT", headers, body });
	await page.goto(`/templates/${templateId}`);
	await page.getByLabel("Name, Tenant").fill("Mia Chen");
	await page.getByRole("button", { name: "Create draft" }).click();
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(page.getByText("The template doesn’t allow more recipients.")).toBeVisible();
	await expect(page.getByText("The template doesn’t allow more files.")).toBeVisible();
	await expect(page.getByText("The template doesn’t allow more fields.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Signature", exact: true })).toBeDisabled();
	await page
		.getByRole("region", { name: /^Recipients/ })
		.getByRole("button", { name: /Lia Berg Signer/ })
		.click();
	await expect(page.getByText("This person is set by the template.")).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Name" })).toBeDisabled();
	await page.locator("[data-field]").first().click();
	await expect(page.getByText("The template doesn’t allow changes to this field.").first()).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Delete");
	await expect(page.getByText("The template requires this field.").first()).toBeVisible();
	await expect(page.locator("[data-field]")).toHaveCount(2);
	await page.getByRole("tab", { name: "Settings" }).click();
	await expect(page.getByLabel("Message to everyone")).toBeDisabled();
	await expectAccessible(page);
	await capture(page, "template-forbids");
});
