import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { pressToLeave } from "./support/leaving.ts";
import { expectListening } from "./support/listening.ts";
import { api, BASE_URL } from "./support/product.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { createTemplate } from "./support/templates.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

const MAX_SCRIPT_BYTES = 230 * 1024;

type Person = { name: string; email: string; password: string };

/** A member of a team of their own. */
async function makeMember(): Promise<Person> {
	const mark = randomUUID().slice(0, 8);
	const person = { name: `Ann ${mark}`, email: `ann-${mark}@example.com`, password: "a password of theirs" };
	const { email, password, name } = person;
	await admin("user", "create", "--email", email, "--password", password, "--role", "Member", "--name", name);
	await sql(
		`WITH made AS (INSERT INTO "Team" ("id", "accountId", "name") SELECT $1, "accountId", $2 FROM "User" WHERE "email" = $3
			RETURNING "id") UPDATE "User" SET "teamId" = (SELECT "id" FROM made) WHERE "email" = $3`,
		[randomUUID(), `Sales ${mark}`, email],
	);
	return person;
}

async function pageOf(browser: Browser, person: Person): Promise<Page> {
	const page = await browser.newPage({ baseURL: BASE_URL });
	await signIn(page, person);
	return page;
}

const edit = (templateId: string, body: object) =>
	api(`/v1/template/edit?templateId=${templateId}`, {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});

test("a template is shared with a member of another team, who may use it and not edit it", async ({
	page,
	browser,
}) => {
	const person = await makeMember();
	const title = `Shared ${randomUUID()}`;
	const templateId = await createTemplate(title);
	const theirs = await pageOf(browser, person);
	expect((await theirs.goto(`/templates/${templateId}`))?.status()).toBe(404);
	await page.goto(`/templates/${templateId}`);
	const share = page.getByRole("button", { name: "Share", exact: true });
	await expectListening(share);
	await share.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.type(person.name);
	await expect(page.getByRole("option", { name: new RegExp(person.name) })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel(`Access for ${person.name}`)).toHaveValue("Use");
	await expectAccessible(page);
	await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(`Shared with ${person.name}`)).toBeVisible();
	await theirs.goto("/templates?list=shared");
	await theirs.getByRole("link", { name: title }).click();
	const use = theirs.getByRole("button", { name: "Create draft" });
	await expectListening(use);
	for (const name of ["Share", "Restore this version"]) {
		await expect(theirs.getByRole("button", { name, exact: true })).toHaveCount(0);
	}
	await expect(theirs.getByRole("heading", { name: "Versions" })).toHaveCount(0);
	expect((await theirs.request.get(`/templates/${templateId}/versions/1`)).status()).toBe(404);
	await edit(templateId, { documentMessage: "Please sign by Friday." });
	await theirs.getByLabel("Name, Tenant").fill("Mia Chen <mia@example.com>");
	await theirs.keyboard.press("Enter");
	const refusal = theirs.getByRole("alert").filter({ hasText: "The template has changed." });
	await expect(refusal).toContainText("Setting changed: Message");
	await expect(refusal.getByRole("link")).toHaveCount(0);
	await expectAccessible(theirs);
	await use.click();
	await expect(theirs).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(theirs.locator("[data-field]").first()).toHaveAccessibleName(/Mia Chen/);
	await theirs.goto(`/documents?template=${templateId}`);
	await expect(theirs.getByRole("combobox", { name: "Template" })).toHaveValue(templateId);
	await expect(theirs.getByRole("listitem").filter({ hasText: "Lease of flat 12" })).toHaveCount(1);
	await theirs.goto("/start");
	await expect(theirs.getByRole("link", { name: title })).toBeVisible();
	await theirs.close();
});

test("an earlier version is compared with the current one and restored", async ({ page }) => {
	const templateId = await createTemplate(`Versions ${Date.now()}`);
	await edit(templateId, { description: "Only furnished flats." });
	await page.goto(`/templates/${templateId}`);
	await expect(page.getByText("Setting changed: Description")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Version 1" }).click();
	const restore = page.getByRole("button", { name: "Restore this version" });
	await expectListening(restore);
	const changed = page.getByRole("listitem").filter({ hasText: /^Description/ });
	await expect(changed.getByRole("deletion")).toHaveText("Flats in the harbour district, furnished or not.");
	await expect(changed.getByRole("insertion")).toHaveText("Only furnished flats.");
	await expectAccessible(page);
	await restore.click();
	await expect(page).toHaveURL(`/templates/${templateId}`);
	await expect(page.getByText("Flats in the harbour district, furnished or not.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Version 3" })).toBeVisible();
});

test("by keyboard a template becomes a draft for a person in a few seconds", async ({ page }) => {
	const title = `Quick ${randomUUID()}`;
	await createTemplate(title);
	await page.goto("/start");
	await expectListening(page.getByRole("button", { name: "Search or jump to…" }));
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("combobox", { name: /^Search documents, templates/ })).toBeFocused();
	await page.keyboard.type(title);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Name, Tenant")).toBeFocused();
	await page.keyboard.type("Mia Chen <mia@example.com>");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
	await expect(page.getByText(/to fix$/)).toHaveCount(0);
});

test("the list keeps its view, is narrowed by label and takes little JavaScript", async ({ page }) => {
	await createTemplate(`Listed ${Date.now()}`);
	const sizes: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() === "script") sizes.push(request.sizes().then((size) => size.responseBodySize));
	});
	await page.goto("/templates?list=own&label=Leases");
	await expect(page.getByRole("combobox", { name: "Label" })).toHaveValue("Leases");
	await page.waitForLoadState("networkidle");
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	test.info().annotations.push({ type: "budget", description: `${bytes} bytes of script` });
	expect(bytes).toBeGreaterThan(30 * 1024);
	expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES);
	await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
	expect(
		await page
			.locator("main img")
			.first()
			.evaluate((image: HTMLImageElement) => image.naturalWidth),
	).toBe(680);
	const list = page.getByRole("button", { name: "List" });
	await expectListening(list);
	await list.click();
	await expect(list).toHaveAttribute("aria-pressed", "true");
	await page.reload();
	await expect(list).toHaveAttribute("aria-pressed", "true");
});

test("a duplicate is one’s own, and a template passes to another person", async ({ page }) => {
	const person = await makeMember();
	const title = `Moved ${randomUUID()}`;
	await page.goto(`/templates/${await createTemplate(title)}`);
	const more = page.getByRole("button", { name: `More actions for ${title}` });
	await expectListening(more);
	await more.click();
	await page.getByRole("menuitem", { name: "Duplicate" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `${title} (copy)` })).toBeVisible();
	await page.getByRole("button", { name: `More actions for ${title} (copy)` }).click();
	await page.getByRole("menuitem", { name: "Transfer ownership" }).click();
	await page.keyboard.type(person.email);
	await page.getByRole("option", { name: new RegExp(person.name) }).click();
	await pressToLeave(page, page.getByRole("dialog").getByRole("button", { name: "Transfer" }));
	await expect(page).toHaveURL("/templates");
	await page.getByRole("link", { name: `${title} (copy)` }).click();
	await expect(page.getByRole("definition").filter({ hasText: person.name }).first()).toBeVisible();
});

test.describe("in French on a dark phone in high contrast", () => {
	test.use({
		viewport: { width: 320, height: 700 },
		...{ locale: "fr-FR", colorScheme: "dark", contextOptions: { forcedColors: "active" } },
		storageState: { cookies: [], origins: [] },
	});

	test("list, template, sharing and version fit and can be reached", async ({ page }) => {
		const templateId = await createTemplate("Hausverwaltungsvereinbarungsentwurf für möblierte Wohnungen");
		await edit(templateId, { description: "Meublé" });
		const person = await makeMember();
		await sql(
			`UPDATE "Template" SET ("ownerId", "teamId") = (SELECT "id", "teamId" FROM "User" WHERE "email" = $1) WHERE "id" = $2`,
			[person.email, templateId],
		);
		// The first sign-in chooses the browser’s language.
		await signIn(page, person);
		for (const path of ["/templates", `/templates/${templateId}/versions/1`, `/templates/${templateId}`]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectNoSidewaysScroll(page);
			await expectAccessible(page);
		}
		const share = page.getByRole("button", { name: "Partager" });
		await expectListening(share);
		await share.click();
		await expect(page.getByRole("combobox", { name: "Ajouter des personnes ou des équipes" })).toBeFocused();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(share).toBeFocused();
	});
});
