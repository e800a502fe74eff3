import { adminTest as test } from "./support/admin-test.ts";
import { pressToLeave } from "./support/leaving.ts";
import { expectListening } from "./support/listening.ts";
import { makeKey, makePeople } from "./support/organisation.ts";
import { api, send } from "./support/product.ts";
import { signIn } from "./support/signed-in.ts";
import { createTemplate, signature } from "./support/templates.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

const useTemplate = (page: Page) => page.getByRole("button", { name: "Create draft" });

test("a template is found, used and becomes a draft that its sender checks", async ({ page }) => {
	const title = `Lease ${Date.now()}`;
	const templateId = await createTemplate(title);
	await page.goto("/start");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Templates" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Templates" })).toBeVisible();
	await page.getByRole("searchbox", { name: "Search templates" }).fill(title.toLowerCase());
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "1 template" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("Tenant and Landlord");
	await expectAccessible(page);
	await capture(page, "templates");
	await page.getByRole("link", { name: title }).click();
	await expect(page).toHaveURL(`/templates/${templateId}`);
	await expectListening(useTemplate(page));
	await expect(page.getByRole("group", { name: /^Landlord/ })).toContainText("Lia Berg, lia@example.com");
	await expect(page.getByText("CC: accounts@example.com")).toBeVisible();
	await expectAccessible(page);
	await capture(page, "template");
	await page.getByLabel("Name, Tenant").fill("Mia Chen");
	await page.getByLabel("Email, Tenant").fill("mia@");
	await useTemplate(page).click();
	await expect(page.getByText("Enter an address like name@example.com.")).toBeVisible();
	await page.getByLabel("Email, Tenant").fill("mia@example.com");
	await expect(page.getByText("Enter an address like name@example.com.")).toBeHidden();
	await useTemplate(page).click();
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(page.locator("[data-field]").first()).toHaveAccessibleName(/Mia Chen/);
	await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("Lease of flat 12");
});

test("a template that changed since the page was opened is shown before it is used", async ({ page }) => {
	const templateId = await createTemplate(`Changed ${Date.now()}`);
	await page.goto(`/templates/${templateId}`);
	await expectListening(useTemplate(page));
	const headers = { "Content-Type": "application/json" };
	const body = JSON.stringify({ description: "Only furnished flats." });
	await api(`/v1/template/edit?templateId=${templateId}`, { method: "PUT", headers, body });
	await page.getByLabel("Name, Tenant").fill("Mia Chen");
	await useTemplate(page).click();
	const refusal = page.getByRole("alert").filter({ hasText: "The template has changed." });
	await expect(refusal).toBeVisible();
	await expect(refusal.getByRole("link", { name: "Review changes" })).toHaveAttribute("href", /\/versions\/1$/);
	await expect(page.getByText("Only furnished flats.")).toBeVisible();
	await expect(page.getByLabel("Name, Tenant")).toHaveValue("Mia Chen");
	await useTemplate(page).click();
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
});

test("a sent document becomes a template, goes to the trash, comes back and is deleted permanently", async ({
	page,
}) => {
	// Lists of other journeys would miss the page of a template in the trash.
	const [person] = await makePeople("Ada");
	if (!person) throw new Error("There is no one.");
	await page.context().clearCookies();
	await signIn(page, person);
	const title = `Consulting ${Date.now()}`;
	const documentId = await send({
		...{ title, key: await makeKey(person) },
		signers: [{ name: "Ben Adler", emailAddress: "ben@example.com", formFields: [signature("sign", 80)] }],
	});
	await page.goto(`/documents/${documentId}`);
	const more = page.getByRole("button", { name: `Actions for ${title}` });
	await expectListening(more);
	await more.click();
	await page.getByRole("menuitem", { name: "Save as template" }).click();
	await expect(page).toHaveURL(/\/templates\/[^/]+$/);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByText("ben@example.com")).toHaveCount(0);
	await expect(page.getByRole("group", { name: /^Signer 1/ })).toBeVisible();
	await page.getByRole("button", { name: `More actions for ${title}` }).click();
	await page.getByRole("menuitem", { name: "Move to trash" }).click();
	await pressToLeave(page, page.getByRole("dialog").getByRole("button", { name: "Move to trash" }));
	await expect(page).toHaveURL("/templates");
	await expect(page.getByRole("link", { name: title })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("link", { name: title })).toBeVisible();

	async function openTrashed() {
		await page.getByRole("link", { name: title }).click();
		await page.getByRole("button", { name: `More actions for ${title}` }).click();
		await page.getByRole("menuitem", { name: "Move to trash" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
		await page.getByRole("link", { name: "Trash", exact: true }).click();
	}
	await openTrashed();
	const restore = page.getByRole("button", { name: `Restore ${title}` });
	await expect(restore).toBeVisible();
	await expectAccessible(page);
	await capture(page, "templates-trash");
	await restore.click();
	await expect(restore).toBeHidden();
	await page.goto("/templates");
	await expectListening(page.getByRole("link", { name: title }));
	await openTrashed();
	const remove = page.getByRole("button", { name: `Delete permanently: ${title}` });
	await remove.click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("can’t be restored afterwards.");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Delete permanently" }).click();
	await expect(remove).toBeHidden();
	await expect(page.getByText("Template deleted permanently.")).toBeVisible();
	await expect(page.getByText("The trash is empty")).toBeVisible();
});

test("a template is labelled, and found by its label", async ({ page }) => {
	const [title, label] = [`Lease ${Date.now()}`, `Harbour ${Date.now()}`];
	const templateId = await createTemplate(title);
	await page.goto(`/templates/${templateId}`);
	const more = page.getByRole("button", { name: `More actions for ${title}` });
	await expectListening(more);
	await more.click();
	await page.getByRole("menuitem", { name: "Labels…" }).click();
	const dialog = page.getByRole("dialog", { name: `Labels for “${title}”` });
	await expect(dialog.getByLabel("Labels")).toHaveValue("Leases");
	await dialog.getByLabel("Labels").fill(`Leases, ${label}`);
	await capture(page, "template-labels");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Labels saved.")).toBeVisible();
	await expect(page.getByRole("main").getByText(label)).toBeVisible();
	await page.goto("/templates");
	await page.getByRole("combobox", { name: "Label" }).selectOption(label);
	await expect(page.getByRole("heading", { name: "1 template" })).toBeVisible();
	await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 320, height: 700 } });

	test("templates fit the screen", async ({ page }) => {
		const templateId = await createTemplate("Hausverwaltungsvereinbarungsentwurf für möblierte Wohnungen");
		for (const path of ["/templates", `/templates/${templateId}`, "/templates?q=nothing-like-it"]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectNoSidewaysScroll(page);
		}
		await expectAccessible(page);
	});
});

test("a template has its own signing email, and an unknown placeholder is named", async ({ page }) => {
	const templateId = await createTemplate(`Email ${Date.now()}`);
	await page.goto(`/templates/${templateId}`);
	const edit = page.getByRole("button", { name: /^Edit the signing email of Email/ });
	await expectListening(edit);
	await edit.click();
	const dialog = page.getByRole("dialog", { name: /^Signing email for/ });
	await dialog.getByLabel("Subject").fill("{{recipient.name}}, sign {{document.title}}");
	await dialog.getByLabel("Message").fill("Hello {{recipient.first}}");
	await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("Omar Diaz, sign Rental agreement");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByRole("alert").filter({ hasText: "{{recipient.first}} isn’t a placeholder." })).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel("Message").fill("Hello {{recipient.name}}");
	await page.keyboard.press("Tab");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("Hello {{recipient.name}}")).toBeVisible();
	await page.reload();
	await expect(page.getByText("{{recipient.name}}, sign {{document.title}}")).toBeVisible();
	await capture(page, "template-email");
});

test("a brand has its own signing email", async ({ page }) => {
	await page.goto("/settings/brands");
	const menu = page.getByRole("button", { name: /^Actions for / }).first();
	await expectListening(menu);
	await menu.click();
	await page.getByRole("menuitem", { name: "Signing email…" }).click();
	const dialog = page.getByRole("dialog", { name: /^Signing email for/ });
	await expect(dialog.getByText("Standard subject")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(menu).toBeFocused();
});
