import type { Browser } from "@playwright/test";
import { sql } from "./support/database.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL } from "./support/product.ts";
import { signIn } from "./support/signed-in.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Where the newest mail to an address leads, as a path that begins so. */
async function mailedPath(email: string, begin: "/set-password" | "/sender-identity"): Promise<string> {
	const mailed = () => sql(`SELECT "html" FROM "Mail" WHERE "to" = $1 ORDER BY "createdAt" DESC LIMIT 1`, [email]);
	await expect.poll(async () => (await mailed()).length).toBe(1);
	const [mail] = await mailed();
	return new RegExp(`${begin}/[\\w-]+`).exec(String(mail?.html))?.[0] ?? "";
}

const invitationPath = (email: string) => mailedPath(email, "/set-password");
const questionPath = (email: string) => mailedPath(email, "/sender-identity");

const callWith = (key: string) => fetch(`${BASE_URL}/v1/document/list?page=1`, { headers: { "X-API-KEY": key } });

/** The room of people, opened by the Admin of an organisation of its own. */
async function openPeople(page: Page, browser: Browser): Promise<[Person, Person, Page]> {
	const [rita, noa] = (await makePeople("Rita", "Noa")) as [Person, Person];
	await signIn(page, rita);
	const hers = await browser.newPage({ baseURL: BASE_URL });
	await page.goto("/settings/people");
	await expectListening(page.getByRole("button", { name: "Invite people" }));
	return [rita, noa, hers];
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a pasted list is invited in French; one invitation is taken back, one goes to another address", async ({
	page,
	browser,
}) => {
	const [, noa, visitor] = await openPeople(page, browser);
	const emails = ["anne", "bruno", "carla"].map((name) => `${name}-${noa.email}`) as [string, string, string];
	const [anne, bruno, carla] = emails;
	await page.getByRole("button", { name: "Invite people" }).click();
	const dialog = page.getByRole("dialog");
	await page.evaluate((text) => navigator.clipboard.writeText(text), `Anne <${anne}>\n${bruno};\nBroken, ${carla}`);
	await dialog.getByLabel("Email addresses").focus();
	await page.keyboard.press("ControlOrMeta+V");
	await expect(dialog.getByText("Missing @")).toBeVisible();
	await dialog.getByRole("button", { name: "Remove Broken" }).click();
	await dialog.getByLabel("Role").selectOption("Team lead");
	await dialog.getByLabel("Email language").selectOption("Français");
	await dialog.getByRole("button", { name: "Invite 3" }).click();
	await expect(page.getByText("3 invitations sent.")).toBeVisible();
	await visitor.goto(await invitationPath(anne));
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Rita North vous invite à rejoindre Northwind");

	const taken = await invitationPath(bruno);
	await page.getByRole("button", { name: `Cancel invitation to ${bruno}` }).click();
	await dialog.getByRole("button", { name: "Cancel invitation" }).click();
	await expect(page.getByText(`Invitation to ${bruno} cancelled.`)).toBeVisible();
	await expect(page.getByRole("button", { name: `Cancel invitation to ${bruno}` })).toHaveCount(0);
	await visitor.goto(taken);
	await expect(visitor.getByText("This link no longer works")).toBeVisible();

	const wrong = await invitationPath(carla);
	await sql(`UPDATE "Mail" SET "status" = 'Failed', "error" = '550 no such mailbox' WHERE "to" = $1`, [carla]);
	await page.reload();
	await expect(page.getByText("email not delivered: 550 no such mailbox")).toBeVisible();
	const correct = page.getByRole("button", { name: `Correct address ${carla}` });
	await expectListening(correct);
	await correct.click();
	await dialog.getByLabel("Email").fill(noa.email);
	await dialog.getByRole("button", { name: "Send invitation" }).click();
	await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
	await dialog.getByLabel("Email").fill(`carlotta-${noa.email}`);
	await dialog.getByRole("button", { name: "Send invitation" }).click();
	await expect(page.getByText(`Invitation sent to carlotta-${noa.email}.`)).toBeVisible();
	await visitor.goto(wrong);
	await expect(visitor.getByText("This link no longer works")).toBeVisible();
	await visitor.goto(await invitationPath(`carlotta-${noa.email}`));
	await expect(visitor.getByText(`carlotta-${noa.email}`)).toBeVisible();
	await visitor.context().close();
});

test("a role counts at once, a team takes another name, and a key goes on under whoever takes it over", async ({
	page,
	browser,
}) => {
	const [rita, noa, hers] = await openPeople(page, browser);
	await signIn(hers, noa);
	await hers.goto("/settings/people");
	await expect(hers.getByText(/^Only admins and team leads can view people/)).toBeVisible();
	const about = page.getByRole("button", { name: "Actions for Noa North" });
	const dialog = page.getByRole("dialog");
	await about.click();
	await page.getByRole("menuitem", { name: "Change role" }).click();
	await dialog.getByRole("radio", { name: /^Admin/ }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Noa North’s role changed.")).toBeVisible();
	await hers.reload();
	await expect(hers.getByRole("button", { name: "Invite people" })).toBeVisible();

	await page.goto("/settings/teams");
	const rename = page.getByRole("button", { name: "Rename Default" });
	await expectListening(rename);
	await rename.click();
	await dialog.getByLabel("Name").fill("Head office");
	await dialog.getByRole("button", { name: "Rename" }).click();
	await expect(page.getByText("Team renamed to Head office.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Head office" })).toBeVisible();

	await hers.goto("/settings/api-keys");
	await hers.getByLabel("Name", { exact: true }).fill("Warehouse");
	await hers.getByRole("button", { name: "Create key" }).click();
	const key = (await hers.getByRole("region", { name: "API key", exact: true }).textContent()) ?? "";
	const { status: before } = await callWith(key);
	expect(before).toBe(200);
	await page.goto("/settings/people");
	await expectListening(about);
	await about.click();
	await page.getByRole("menuitem", { name: "Deactivate" }).click();
	const receiver = dialog.getByLabel("API key “Warehouse”");
	await expect(receiver.locator("option:checked")).toHaveText("Revoke: anything using it stops immediately");
	await receiver.selectOption({ label: `You, ${rita.email}` });
	await dialog.getByRole("button", { name: "Deactivate Noa North" }).click();
	await expect(page.getByText("Noa North deactivated.")).toBeVisible();
	await page.goto("/settings/api-keys");
	const row = page.getByRole("listitem").filter({ hasText: "Warehouse" });
	await expect(row).toContainText("acts as Rita North");
	expect((await callWith(key)).status).toBe(200);
	await hers.context().close();
});

test("an identity is asked again, gets a brand and other news, is asked anew after a no, and is deleted", async ({
	page,
	browser,
}) => {
	const [, noa, visitor] = await openPeople(page, browser);
	const email = `ida-${noa.email}`;
	await page.goto("/settings/sender-identities");
	const ask = page.getByRole("button", { name: "Add sender identity" });
	await expectListening(ask);
	await ask.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email address").fill(email);
	await dialog.getByLabel("Name", { exact: true }).fill("Ida Moreau");
	await dialog.getByLabel("Brand").selectOption("Northwind");
	await dialog.getByRole("button", { name: "Send request" }).click();
	await expect(page.getByText("Request sent to Ida Moreau")).toBeVisible();
	const row = page.getByRole("listitem").filter({ hasText: "Ida Moreau" });
	await expect(row).toContainText("brand Northwind");
	const first = await questionPath(email);

	await page.getByRole("button", { name: "Resend request to Ida Moreau" }).click();
	await expect(page.getByText(/^Request resent to Ida Moreau\./)).toBeVisible();
	await expect.poll(() => questionPath(email)).not.toBe(first);
	await visitor.goto(first);
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This request has ended");

	const about = page.getByRole("button", { name: "Actions for Ida Moreau" });
	await about.click();
	await page.getByRole("menuitem", { name: "Settings" }).click();
	await dialog.getByLabel("Brand").selectOption("Default brand");
	await dialog.getByLabel("Email language").selectOption("Français");
	await dialog.getByLabel("Document viewed").check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Settings for Ida Moreau saved")).toBeVisible();
	await expect(row).not.toContainText("brand Northwind");

	await visitor.goto(await questionPath(email));
	await visitor.getByRole("button", { name: "Refuser" }).click();
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Refusé");
	await page.reload();
	await expect(row).toContainText("Denied");
	const again = page.getByRole("button", { name: "Request again from Ida Moreau" });
	await expectListening(again);
	await again.click();
	await expect(row).toContainText("Pending");
	await about.click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await dialog.getByRole("button", { name: "Delete identity" }).click();
	await expect(page.getByText("Sender identity Ida Moreau deleted")).toBeVisible();
	await expect(page.getByText("No sender identities yet")).toBeVisible();
	await visitor.context().close();
});
