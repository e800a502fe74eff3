import { randomUUID } from "node:crypto";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { startDnsStandIn } from "#lib/testing/dns-stand-in.ts";
import { adminTest } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople } from "./support/organisation.ts";
import { BASE_URL, DNS_PORT } from "./support/product.ts";
import { admin, openMail, signIn } from "./support/signed-in.ts";
import { expect, expectAccessibleAlone, type Locator, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
const test = adminTest.extend({});
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const logo = (page: Page) => page.getByRole("img", { name: "On light" }).locator("img");

/** What runs and what loads in it must not be in what signers get. */
const UNSAFE = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" onload="alert(1)">
	<script>alert(1)</script><rect width="120" height="40" fill="#7a1f4b"/></svg>`;

/** Gives the page a picture as a hand does it: a wide one of one colour, or what is no picture. */
async function give(page: Page, how: "paste" | "drop", color: string | null): Promise<void> {
	await page.evaluate(
		async ({ how, color }) => {
			const canvas = document.createElement("canvas");
			[canvas.width, canvas.height] = [240, 80];
			const context = canvas.getContext("2d");
			if (context) context.fillStyle = color ?? "";
			context?.fillRect(0, 0, 240, 80);
			const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
			const file =
				color && picture ? new File([picture], "logo.png", { type: "image/png" }) : new File(["?"], "logo.txt");
			const clipboardData = new DataTransfer();
			clipboardData.items.add(file);
			const shared = { bubbles: true, cancelable: true } as const;
			if (how === "paste") document.body.dispatchEvent(new ClipboardEvent("paste", { ...shared, clipboardData }));
			else {
				document.body.dispatchEvent(new DragEvent("dragenter", { ...shared, dataTransfer: clipboardData }));
				document.body.dispatchEvent(new DragEvent("drop", { ...shared, dataTransfer: clipboardData }));
			}
		},
		{ how, color },
	);
}

/** Pastes what a table gives: its text, and a picture of it. @returns whether the browser is let paste the text */
const pasteCells = (into: Locator) =>
	into.evaluate((element) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "Quay");
		clipboardData.items.add(new File(["?"], "image.png", { type: "image/png" }));
		return element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
	});

/** @returns whether a file that is let fall on a preview is kept from being opened in its place */
const isRefusedIn = (page: Page, preview: string) =>
	page
		.frameLocator(`iframe[title="${preview}"]`)
		.locator("body")
		.evaluate((body) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["?"], "logo.png", { type: "image/png" }));
			return !body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
		});

/** @returns width by height of the logo that is shown */
const ratioOf = (page: Page) =>
	logo(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight);

test("a logo is pasted, dropped, cropped and made safe; a colour is picked by the keyboard; its designer gets the mail", async ({
	page,
}) => {
	// The room of the brands takes it as well, and opens the designer with it.
	await page.goto("/settings/brands");
	await give(page, "drop", "#14344c");
	await page.waitForURL(/\/settings\/brands\/(?:new|[0-9a-f-]{36})$/);
	await expect(page.getByRole("button", { name: "Use #14344C for buttons" })).toBeVisible();

	await page.goto("/settings/brands/new");
	await give(page, "paste", "#14344c");
	await expect(page.getByRole("button", { name: "Use #14344C for buttons" })).toBeVisible();
	// Wherever it is let fall: the room is not left for it.
	await page.getByRole("tab", { name: "Text" }).click();
	await give(page, "drop", "#0f6b57");
	await expect.poll(() => isRefusedIn(page, "Signing page")).toBe(true);
	await page.getByRole("button", { name: "Use #0F6B57 for buttons" }).click();
	await expect(field(page, "Button")).toHaveValue("#0F6B57");
	await give(page, "drop", null);
	await expect(page.getByRole("group", { name: "Logo" }).getByRole("alert")).toHaveText(
		"This file isn’t a PNG, JPEG or SVG.",
	);
	expect(await ratioOf(page)).toBe(3);
	expect(await pasteCells(field(page, "Brand name"))).toBe(true);
	expect(await ratioOf(page)).toBe(3);

	await page.getByRole("button", { name: "Crop" }).click();
	const dialog = page.getByRole("dialog", { name: "Crop logo" });
	await dialog.getByRole("button", { name: "Square" }).click();
	await dialog.getByRole("slider", { name: "Zoom" }).focus();
	await page.keyboard.press("ArrowRight");
	await dialog.getByRole("button", { name: "Crop" }).click();
	await expect.poll(() => ratioOf(page)).toBe(1);
	await expect(page.getByText(/Hard to see on dark: [0-9.]+:1\./)).toBeVisible();

	await page.getByRole("button", { name: "Choose colour: Button", exact: true }).click();
	await page.getByRole("slider", { name: "Hue" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(field(page, "Button")).not.toHaveValue("#0F6B57");
	await page.keyboard.press("Escape");

	await page
		.locator("input[type=file]")
		.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(UNSAFE) });
	await expect(page.getByRole("button", { name: "Use #7A1F4B for buttons" })).toBeVisible();
	const name = `Safe ${randomUUID().slice(0, 8)}`;
	await field(page, "Brand name").fill(name);
	await page.getByRole("button", { name: "Send me this email" }).click();
	await expect(page.getByText("To send this email, save the brand first.")).toBeVisible();
	await page.getByRole("button", { name: "Create brand" }).click();
	await page.waitForURL(/\/settings\/brands\/[0-9a-f-]{36}$/);
	const answer = await page.request.get((await logo(page).getAttribute("src")) ?? "");
	expect(answer.headers()["content-type"]).toMatch(/^image\/(?:png|webp)$/);

	await page.getByRole("button", { name: "Completed", exact: true }).click();
	await page.getByRole("button", { name: "Send me this email" }).click();
	await expect(page.getByText("Email sent to admin@example.com.")).toBeVisible();
	await page.getByRole("tab", { name: "Fields" }).click();
	await page.getByRole("link", { name: "Open field library" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom fields");
	await expect(page.getByLabel("Brand", { exact: true }).locator("option:checked")).toHaveText(name);
	await openMail(page, "Completed: “Lease, 12 Quay Street”");
	await expect(page.frameLocator("iframe").getByRole("img", { name })).toBeVisible();
});

test("a domain shows its record, is looked for at once, and says what happens meanwhile", async ({ page }) => {
	const dns = await startDnsStandIn(DNS_PORT);
	await page.goto("/settings/brands/new?tab=domain");
	const domain = `mail-${randomUUID()}.example`;
	await field(page, "Email domain").fill("no domain");
	await expect(page.getByText("Enter a domain, such as example.com.")).toBeVisible();
	await field(page, "Email domain").fill(domain);
	await expect(page.getByText(`Save the brand to get the DNS record for ${domain}.`)).toBeVisible();
	await page.getByRole("tab", { name: "Appearance" }).click();
	await field(page, "Brand name").fill("Domain Brand");
	await page.getByRole("button", { name: "Create brand" }).click();
	await page.waitForURL(/\/settings\/brands\/[0-9a-f-]{36}/);
	await page.getByRole("tab", { name: /^Domain/ }).click();
	await expect(page.getByText("Record not found yet")).toBeVisible();
	await expect(page.getByText(/Emails come from .* until the record is found\./)).toBeVisible();
	await page.getByRole("button", { name: "Check now" }).click();
	await expect(page.getByText(/^No matching record yet\./)).toBeVisible();

	const part = (label: string) => page.locator("dl div", { has: page.getByText(label, { exact: true }) }).locator("dd");
	dns.texts.set(((await part("Name").last().textContent()) ?? "").trim(), [
		((await part("Value").textContent()) ?? "").trim(),
	]);
	await page.getByRole("button", { name: "Check now" }).click();
	await expect(page.getByText("Verified", { exact: true })).toBeVisible();
	await expect(page.locator("dd", { hasText: `@${domain}>` })).toBeVisible();
	await expectAccessibleAlone(page);
	dns.close();
});

test("a Member sees a brand and everybody's fields, and changes neither", async ({ page, browser }) => {
	await page.goto("/settings/custom-fields");
	const brandId = await page.getByLabel("Brand", { exact: true }).inputValue();
	const shared = `Shared ${randomUUID().slice(0, 8)}`;
	await page.getByRole("button", { name: "New field" }).click();
	await page.getByRole("menuitem", { name: "Text", exact: true }).click();
	await field(page, "Name").fill(shared);
	await page.getByText("Everyone", { exact: true }).click();
	await expect(page.locator("main [role=status]").first()).toHaveText("Saved");

	const context = await browser.newContext({ baseURL: BASE_URL, storageState: undefined });
	const member = await context.newPage();
	const person = { email: `member-${randomUUID()}@example.com`, password: "a password of theirs" };
	await admin("user", "create", "--email", person.email, "--password", person.password, "--role", "Member");
	await signIn(member, person);
	await member.goto(`/settings/brands/${brandId}`);
	await expect(member.getByText("Only admins can change brands.")).toBeVisible();
	await expect(field(member, "Brand name")).toBeDisabled();
	for (const name of ["Save brand", "Choose file", "Send me this email"]) {
		await expect(member.getByRole("button", { name, disabled: false })).toHaveCount(0);
	}
	// Nothing in it can be changed, so it takes the keyboard itself where it is longer than the window.
	await member.setViewportSize({ width: 1440, height: 600 });
	await expectListening(member.getByRole("tab", { name: "Appearance" }));
	await member.getByRole("tab", { name: "Appearance" }).focus();
	await member.keyboard.press("Tab");
	const panel = member.getByRole("tabpanel", { name: "Appearance" });
	await expect(panel).toBeFocused();
	await member.keyboard.press("End");
	await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
	await expectAccessibleAlone(member);
	await member.goto(`/settings/custom-fields?brand=${brandId}`);
	await member.getByRole("link", { name: new RegExp(shared) }).click();
	await expect(member.getByText(/^Someone else shared this field\./)).toBeVisible();
	await expect(field(member, "Name")).toBeDisabled();
	await expect(member.getByRole("button", { name: "Delete field…" })).toHaveCount(0);
	await expectAccessibleAlone(member);
	await context.close();
});

test("what is changed while a brand is saved stays changed, of a new one as well", async ({ page }) => {
	let meanwhile = async () => {};
	await page.route("**/settings/brands/*/save", async (route) => {
		await meanwhile();
		await route.continue();
	});
	await page.goto("/settings/brands/new");
	await expectListening(page.getByRole("button", { name: "Create brand" }));
	await field(page, "Brand name").fill(`Meanwhile ${randomUUID().slice(0, 8)}`);
	meanwhile = () => field(page, "Button").fill("#14344C");
	await page.getByRole("button", { name: "Create brand" }).click();
	await page.waitForURL(/\/settings\/brands\/[0-9a-f-]{36}$/);
	await page.getByRole("button", { name: "Keep editing" }).click();
	await expect(field(page, "Button")).toHaveValue("#14344C");

	meanwhile = () => field(page, "Page").fill("#F6F1EA");
	await page.getByText("New documents will use it.").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Save brand" }).click();
	await expect(page.getByText("New documents will use it.")).toBeVisible();
	await expect(page.getByText("1 unsaved change")).toBeVisible();
	await expect(field(page, "Page")).toHaveValue("#F6F1EA");
	await page.reload();
	await expect(page.getByText(/^You have 1 unsaved change from/)).toBeVisible();
	await expect(field(page, "Button")).toHaveValue("#14344C");

	// Nobody has to answer before something else is changed.
	await field(page, "Button").fill("#0F6B57");
	await page.reload();
	await expect(page.getByText(/^You have 2 unsaved changes from/)).toBeVisible();
	await page.getByRole("button", { name: "Keep editing" }).click();
	await expect(field(page, "Button")).toHaveValue("#0F6B57");
	await expect(field(page, "Page")).toHaveValue("#F6F1EA");
});

/** A brand beside the default of an organisation of its own, with a day that has passed, and its Admin. */
async function makeOwnBrand() {
	const [person] = await makePeople("Nadia");
	if (!person) throw new Error("nobody was made");
	const { documentExpirySettings } = DEFAULT_BRAND_SETTINGS;
	const passed = { ...documentExpirySettings, expiryDateType: "SpecificDateTime", expiryValue: 1_700_000_000 };
	const settings = { documentExpirySettings: passed };
	const brandId = randomUUID();
	await sql(
		`INSERT INTO "Brand" ("id", "accountId", "name", "settings", "updatedAt")
		SELECT $1, "accountId", 'Second', $2::jsonb, now() FROM "User" WHERE "email" = $3`,
		[brandId, JSON.stringify(settings), person.email],
	);
	return { person, brandId };
}

test("a brand becomes the default where it is designed, and is led to what keeps it from being saved", async ({
	browser,
}) => {
	const { person, brandId } = await makeOwnBrand();
	const context = await browser.newContext({ baseURL: BASE_URL, storageState: undefined });
	const page = await context.newPage();
	await signIn(page, person);
	await page.goto(`/settings/brands/${brandId}`);
	const menu = page.getByRole("button", { name: "Actions for Second" });
	await expectListening(menu);
	await menu.click();
	await page.getByRole("menuitem", { name: "Make default" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second Default");
	await menu.click();
	await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
	await expect(page.getByRole("menuitem", { name: "Make default" })).toHaveCount(0);
	await page.keyboard.press("Escape");

	await field(page, "Button").fill("#14344C");
	await page.getByRole("tab", { name: "Permissions" }).click();
	await field(page, "Redirect after signing").fill("nowhere");
	await page.getByRole("tab", { name: "Documents" }).click();
	await page.getByRole("button", { name: "Save brand" }).click();
	await expect(field(page, "Redirect after signing")).toBeFocused();
	await field(page, "Redirect after signing").fill("https://example.com/thanks");
	await page.getByRole("button", { name: "Save brand" }).click();
	await expect(page.getByText("All changes saved")).toBeVisible();
	await context.close();
});
