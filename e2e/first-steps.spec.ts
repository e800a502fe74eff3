import { CREDENTIALS, Start } from "./support/installation.ts";
import { expectListening } from "./support/listening.ts";
import { ownInstallation } from "./support/own-installation.ts";
import { expect, type Page, test } from "./support/test.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect width="48" height="48" fill="#14344c"/></svg>`;

/** The page asks for news while the installation starts again. */
test.use({ expectedConsole: [/net::ERR_CONNECTION_REFUSED/] });

const own = ownInstallation();

/** Goes back to the first page, which says how many steps are done. */
async function expectDone(page: Page, step: string, count: string): Promise<void> {
	await page.goto(`${own.installation.url}/start`);
	await expect(page.getByText(`Done: ${step}`)).toBeAttached();
	await expect(page.getByText(count, { exact: true })).toBeVisible();
}

async function setUpOrganisation(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Open settings" }).click();
	const name = page.getByLabel("Name", { exact: true });
	const save = page.locator("form", { has: name }).getByRole("button", { name: "Save" });
	await expectListening(save);
	await name.fill("Harbour Homes");
	await save.click();
	await expect(page.getByText("Profile saved")).toBeVisible();
}

async function setLogo(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Create a brand" }).click();
	await page.getByRole("link", { name: "New brand" }).click();
	await expectListening(page.getByRole("button", { name: "Create brand" }));
	const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) };
	await page.locator("input[type=file]").setInputFiles(logo);
	await page.getByLabel("Brand name", { exact: true }).fill("Harbour Homes");
	await page.getByRole("button", { name: "Create brand" }).click();
	await expect(page).toHaveURL(/\/settings\/brands\/(?!new)/);
}

async function inviteSomebody(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Invite people" }).click();
	await expectListening(page.getByRole("button", { name: "Invite people" }));
	await page.getByRole("button", { name: "Invite people" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email addresses").fill("ivy@harbour.example");
	await page.keyboard.press("Enter");
	await dialog.getByRole("button", { name: "Invite 1" }).click();
	await expect(dialog).toBeHidden();
}

test("a new organisation is led from one first step to the next, until the list goes for good", async ({ page }) => {
	test.slow();
	await page.goto(own.installation.url);
	await page.getByLabel("Email").fill(CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL);
	await page.getByLabel("Password").fill(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("0 of 5", { exact: true })).toBeVisible();
	await setUpOrganisation(page);
	await expectDone(page, "Set up your organisation", "1 of 5");
	await setLogo(page);
	await expectDone(page, "Add your logo", "2 of 5");
	await page.getByRole("button", { name: "Send me a sample" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sample agreement" })).toBeVisible();
	await expectDone(page, "Send yourself a sample", "3 of 5");
	await inviteSomebody(page);
	await expectDone(page, "Invite your colleagues", "4 of 5");
	await page.getByRole("link", { name: "Open outbox" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
	// Mail is set up where the installation is, and is done when that has started again.
	await own.running.stop("SIGTERM");
	own.running = new Start(own.installation, { SMTP_URL: "smtp://localhost:1" });
	await own.running.ready();
	await expectDone(page, "Set up email", "5 of 5");
	const away = page.getByRole("button", { name: "Hide checklist" });
	await expectListening(away);
	await away.click();
	await expect(page.getByText("Checklist hidden.")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Recent" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Get started" })).toBeHidden();
});
