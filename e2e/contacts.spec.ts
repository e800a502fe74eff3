import { randomUUID } from "node:crypto";
import { newDesk } from "./support/editor.ts";
import { expectSaved } from "./support/editor-page.ts";
import { expectListening } from "./support/listening.ts";
import { makeKey, makePeople, type Person } from "./support/organisation.ts";
import { api, BASE_URL, send } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { ADMIN, openDocument, signIn } from "./support/signed-in.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function open(page: Page, address = "/contacts"): Promise<void> {
	await page.goto(address);
	await expectListening(page.getByRole("button", { name: /^New / }));
}

async function choose(page: Page, name: string, action: string): Promise<void> {
	await page.getByRole("button", { name: `Actions for ${name}` }).click();
	await page.getByRole("menuitem", { name: action }).click();
}

/** Creates contacts of somebody. */
async function createFor(person: Person, contacts: object[]): Promise<void> {
	await api("/v1/contacts/create", {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-API-KEY": await makeKey(person) },
		body: JSON.stringify(contacts),
	});
}

const BOOK = `Name;E-mail;Phone;Company
Omar Diaz;omar@example.com;+33 6 12 34 56 78;Acme & Sons
No Address;;;
Mia Chen;MIA@example.com;;
نور الهدى;nour@example.com;06 12 34 56 78;`;

test("contacts are created, imported, found, edited and deleted", async ({ page, browser }) => {
	test.slow();
	const [admin, member] = await makePeople("Ada", "Ben");
	await signIn(page, admin);
	await page.getByRole("link", { name: "Contacts" }).click();
	await expect(page.getByRole("heading", { name: "No contacts yet" })).toBeVisible();
	await page.getByRole("button", { name: "New contact" }).click();
	const dialog = dialogOf(page, "New contact");
	await dialog.getByLabel("Name", { exact: true }).fill("Mia Chen");
	await dialog.getByLabel("Email").fill("mia");
	await dialog.getByLabel("Phone").fill("12");
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Enter an address like name@example.com.")).toBeVisible();
	await expect(dialog.getByText(/^Enter the phone number/)).toBeVisible();
	await dialog.getByLabel("Email").fill("mia@example.com");
	await dialog.getByLabel("Phone").fill("+1 212 555 0123");
	await dialog.getByLabel("Company").fill("Harbour Lettings");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Mia Chen added.")).toBeVisible();
	await expect(row(page, "Mia Chen")).toContainText("+1 212 555 0123");

	await page.getByRole("button", { name: "Import" }).click();
	const importing = dialogOf(page, "Import contacts");
	await importing.getByLabel("Choose file").setInputFiles({
		name: "book.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(BOOK),
	});
	await expect(importing.getByText("Contact 2: No email address")).toBeVisible();
	await expect(importing.getByText("1 will be skipped")).toBeVisible();
	await capture(page, "contacts-import");
	await importing.getByRole("button", { name: "Import 3 contacts" }).click();
	await expect(page.getByText("2 contacts imported. 1 was already there.")).toBeVisible();
	await expect(row(page, "نور الهدى")).toBeVisible();
	await capture(page, "contacts");

	await page.getByRole("searchbox", { name: "Search contacts and groups" }).fill("acme diaz");
	await page.keyboard.press("Enter");
	await expect(row(page, "Mia Chen")).toBeHidden();
	await page.getByRole("button", { name: "Omar Diaz", exact: true }).click();
	const edit = dialogOf(page, "Edit contact");
	await expect(edit.getByLabel("Phone")).toHaveValue("+33 6 12 34 56 78");
	await edit.getByLabel("Email").fill("mia@example.com");
	await edit.getByRole("button", { name: "Save" }).click();
	await expect(edit.getByText("mia@example.com is already in these contacts.")).toBeVisible();
	await edit.getByLabel("Email").fill("omar@acme.example");
	await edit.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("omar@acme.example")).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Export" }).click();
	expect((await download).suggestedFilename()).toBe("contacts.csv");
	await choose(page, "Omar Diaz", "Delete");
	await dialogOf(page, "Delete Omar Diaz?").getByRole("button", { name: "Delete contact" }).click();
	await expect(page.getByRole("heading", { name: "Nothing found for “acme diaz”" })).toBeVisible();

	const other = await browser.newPage({ baseURL: BASE_URL });
	await signIn(other, member);
	await open(other);
	await expect(other.getByRole("heading", { name: "No contacts yet" })).toBeVisible();
	await expect(other.getByRole("link", { name: /^All contacts/ })).toBeHidden();
	await capture(other, "contacts-empty");
	await other.context().close();
});

test("a contact links to its documents, and an admin sees everyone’s contacts", async ({ page }) => {
	const [admin, member] = await makePeople("Ada", "Ben");
	if (!member) throw new Error("There is no member.");
	const contacts = [{ name: "Mia Chen", email: "mia@example.com" }];
	await createFor(member, contacts);
	await signIn(page, admin);
	await open(page, "/contacts?show=all");
	await expect(row(page, "Mia Chen")).toContainText("Ben North");
	await choose(page, "Mia Chen", "Documents with this person");
	await expect(page).toHaveURL(/\/documents\?recipient=mia%40example\.com/);
	await expect(page.getByRole("combobox", { name: "Recipient" })).toHaveValue("mia@example.com");
});

test("groups are created on a phone from contacts and typed people, edited and deleted", async ({ page }) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	const [admin] = await makePeople("Ada");
	if (!admin) throw new Error("There is no admin.");
	await createFor(admin, [{ name: "Mia Chen", email: "mia@example.com" }]);
	await signIn(page, admin);
	await open(page, "/contacts?show=groups");
	await expect(page.getByRole("heading", { name: "No groups yet" })).toBeVisible();
	await page.getByRole("button", { name: "New group" }).click();
	const dialog = dialogOf(page, "New group");
	await dialog.getByRole("button", { name: "Create group" }).click();
	await expect(dialog.getByText("Add at least one person.")).toBeVisible();
	await dialog.getByLabel("Name", { exact: true }).fill("Legal team");
	const members = dialog.getByRole("combobox", { name: "Members" });
	await members.pressSequentially("chen");
	await expect(dialog.locator("option")).toHaveAttribute("value", "Mia Chen <mia@example.com>");
	await members.fill("Mia Chen <mia@example.com>");
	await expect(dialog.getByRole("button", { name: "Remove Mia Chen" })).toBeVisible();
	await members.fill("Omar Diaz omar@example.com");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: "Remove Omar Diaz" })).toBeVisible();
	await dialog.getByLabel("Directories").fill("Human resources");
	await dialog.getByRole("button", { name: "Create group" }).click();
	await expect(dialog.getByText(/^Use up to 5 names/)).toBeVisible();
	await dialog.getByLabel("Directories").fill("Sales, HR");
	await capture(page, "contacts-group");
	await dialog.getByRole("button", { name: "Create group" }).click();
	await expect(row(page, "Legal team").first()).toContainText("2 members · Mia Chen and Omar Diaz");
	await capture(page, "contacts-groups");
	await choose(page, "Legal team", "Edit");
	await dialogOf(page, "Edit group").getByRole("button", { name: "Remove Mia Chen" }).click();
	await dialogOf(page, "Edit group").getByRole("button", { name: "Save" }).click();
	await expect(row(page, "Legal team").first()).toContainText("1 member · Omar Diaz");
	await choose(page, "Legal team", "Delete");
	await dialogOf(page, "Delete Legal team?").getByRole("button", { name: "Delete group" }).click();
	await expect(page.getByRole("heading", { name: "No groups yet" })).toBeVisible();
});

test("lists are searched and paged without scripts", async ({ page, browser }) => {
	const [admin] = await makePeople("Ada");
	if (!admin) throw new Error("There is no admin.");
	const contacts = Array.from({ length: 60 }, (_, n) => ({ name: `Person ${n + 10}`, email: `p${n}@example.com` }));
	await createFor(admin, contacts);
	await signIn(page, admin);
	const { cookies } = await page.context().storageState();
	const plain = await browser.newPage({
		baseURL: BASE_URL,
		javaScriptEnabled: false,
		storageState: { cookies, origins: [] },
	});
	await plain.goto("/contacts");
	await expect(row(plain, "Person 59")).toBeVisible();
	await plain.getByRole("link", { name: "Next" }).click();
	await expect(row(plain, "Person 69")).toBeVisible();
	await plain.getByRole("searchbox").fill("person 33");
	await plain.keyboard.press("Enter");
	await expect(plain.getByRole("listitem").filter({ hasText: "Person" })).toHaveCount(1);
	await plain.context().close();
});

test("duplicates are merged and skipped by keyboard, in English and French", async ({ page, browser }) => {
	test.slow();
	const [admin, member] = await makePeople("Ada", "Ben");
	if (!admin || !member) throw new Error("There is no one.");
	const phoneNumber = { countryCode: "+33", number: "612345678" };
	const contacts = [
		{ name: "Mia Chen", email: "mia@example.com", phoneNumber, jobTitle: "Chief financial officer" },
		{ name: "mia chen", email: "mia.chen@harbour-lettings.example", companyName: "Harbour Lettings" },
		{ name: "Omar Diaz", email: "omar@example.com", phoneNumber },
		{ name: "نور الهدى", email: "nour@example.com" },
	];
	// Pairs go by age.
	for (const contact of contacts) await createFor(member, [contact]);
	await signIn(page, member);
	await page.goto("/contacts");
	await page.getByRole("link", { name: "Find duplicates" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Duplicate contacts" })).toBeVisible();
	const card = page.getByRole("listitem").filter({ hasText: "Same name" });
	const merge = card.getByRole("button", { name: "Merge" });
	await expectListening(merge);
	await capture(page, "contacts-duplicates");
	const addresses = card.getByRole("group", { name: "Email" });
	await addresses.getByRole("radio").first().press("ArrowRight");
	await expect(addresses.getByLabel("mia.chen@harbour-lettings.example")).toBeChecked();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Contacts merged.")).toBeVisible();
	const other = page.getByRole("listitem").filter({ hasText: "Same phone number" });
	await expect(other.getByRole("heading", { name: /Mia Chen.* and .*Omar Diaz/ })).toBeFocused();
	await other.getByRole("button", { name: "Skip" }).press("Enter");
	await expect(page.getByText("No more duplicates.")).toBeFocused();
	await page.reload();
	await expect(page.getByRole("heading", { name: "No duplicates found" })).toBeVisible();
	await page.getByRole("link", { name: "Show skipped" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Skipped duplicates" })).toBeVisible();
	await capture(page, "contacts-duplicates-skipped");
	const restore = other.getByRole("button", { name: "Stop skipping" });
	await expectListening(restore);
	await restore.press("Enter");
	await expect(page.getByText("No more skipped pairs.")).toBeFocused();
	await page.getByRole("main").getByRole("link", { name: "Duplicate contacts" }).click();
	await expect(other).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Contacts" }).click();
	await expect(row(page, "Mia Chen")).toContainText("mia.chen@harbour-lettings.example");
	await expect(row(page, "Mia Chen")).toContainText("Harbour Lettings");
	await expect(page.getByText("mia@example.com")).toBeHidden();

	const french = await browser.newPage({ baseURL: BASE_URL, locale: "fr-FR" });
	await french.setViewportSize({ width: 390, height: 844 });
	await createFor(admin, contacts.slice(0, 2));
	await signIn(french, admin);
	await french.goto("/contacts/duplicates?show=all");
	await expect(french.getByText(/Ben North/)).toBeVisible();
	await capture(french, "contacts-duplicates-french");
	await french.getByRole("button", { name: "Fusionner" }).first().click();
	await expect(french.getByText("Contacts fusionnés.")).toBeVisible();
	await french.context().close();
});

test("someone who was typed is saved as a contact from the editor and from a document", async ({ page }) => {
	test.slow();
	const emails = [0, 1, 2].map(() => `mia-${randomUUID().slice(0, 8)}@example.com`);
	const [typed = "", sent = "", ofGroup = ""] = emails;
	await signIn(page);
	await newDesk(page, { name: "Lease.pdf", buffer: Buffer.from(await samplePdf()) });
	const panel = page.getByRole("region", { name: "Recipients" });
	const save = page.getByRole("button", { name: "Save as contact" });
	await panel.getByLabel("Name", { exact: true }).fill("Mia Chen");
	await panel.getByLabel("Email", { exact: true }).fill(typed);
	await save.focus();
	await capture(page, "desk-save-contact");
	await save.press("Enter");
	await expect(page.getByRole("button", { name: "Saved to contacts" })).toBeFocused();
	await panel.getByLabel("Email", { exact: true }).fill(ADMIN.email);
	await expect(panel.getByRole("button", { name: /contact/ })).toBeHidden();
	await panel.getByLabel("Email", { exact: true }).fill(typed);
	await expectSaved(page);
	await expect(save).toBeHidden();

	await panel.getByRole("button", { name: "Add signing group" }).click();
	const person = panel.getByRole("group", { name: "Person 2" });
	await person.getByLabel("Name", { exact: true }).fill("Mia Chen");
	await person.getByLabel("Email", { exact: true }).fill(ofGroup);
	await person.getByRole("button", { name: "Save as contact" }).press("Enter");
	await expect(person.getByRole("button", { name: "Saved to contacts" })).toBeFocused();
	await capture(page, "desk-save-contact-group");

	const signers = [{ name: "Mia Chen", emailAddress: sent, signerType: "Reviewer" }];
	await openDocument(page, await send({ signers }), "Consulting agreement");
	await expectListening(save);
	await capture(page, "document-save-contact");
	await save.press("Enter");
	await expect(page.getByRole("button", { name: "Saved to contacts" })).toBeFocused();
	for (const email of emails) {
		await page.goto(`/contacts?q=${email}`);
		await expect(row(page, "Mia Chen")).toContainText(email);
	}
});
