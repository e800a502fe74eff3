import type { Browser } from "@playwright/test";
import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { api, BASE_URL } from "./support/product.ts";
import { ADMIN, openMail, signIn } from "./support/signed-in.ts";
import { test as base, capture, expect, expectAccessible, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
const test = base.extend({});
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

/** Where the button of the newest mail with this subject leads, as a path. */
async function mailedPath(browser: Browser, subject: string, button: string): Promise<string> {
	const reader = await browser.newPage({ baseURL: BASE_URL });
	await signIn(reader);
	await openMail(reader, subject);
	const link = reader.frameLocator("iframe").getByRole("link", { name: button }).first();
	const { pathname } = new URL((await link.getAttribute("href")) ?? "");
	await reader.context().close();
	return pathname;
}

function postJson<T>(path: string, body: object): Promise<T> {
	return api<T>(path, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
}

async function statusOf(email: string): Promise<string> {
	const { status } = await api<{ status: string }>(`/v1/senderIdentities/properties?email=${email}`);
	return status;
}

async function choose(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name }).focus();
	await page.keyboard.press("Enter");
}

test("an invited person joins with scripts off, sends a first document, and finds the room of people closed", async ({
	page,
	browser,
}) => {
	// Pictures of several pages, light and dark, take their time on a small machine.
	test.slow();
	const email = "invited@example.com";
	const admin = await browser.newPage({ baseURL: BASE_URL });
	await signIn(admin);
	await admin.goto("/settings/people");
	await expectListening(admin.getByRole("button", { name: "Invite people" }));
	await admin.getByRole("button", { name: "Invite people" }).click();
	const dialog = admin.getByRole("dialog", { name: "Invite people" });
	await dialog.getByLabel("Email addresses").fill(`${email}, ${ADMIN.email}`);
	await admin.keyboard.press("Enter");
	await expect(dialog.getByText("Already a member")).toBeVisible();
	await capture(admin, "people-invite");
	await dialog.getByRole("button", { name: "Skip 1 and invite 1" }).click();
	await expect(dialog).toBeHidden();
	await expect(admin.getByRole("button", { name: `Resend invitation to ${email}` })).toBeVisible();
	await capture(admin, "people-room");
	const { cookies } = await admin.context().storageState();
	await admin.context().close();
	const path = await mailedPath(browser, "Admin invited you to My organisation on Signet", "Accept invitation");
	await page.goto(path);
	await expect(page.getByText(email)).toBeVisible();
	await capture(page, "people-invitation");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin invited you to My organisation");
	const plain = await browser.newPage({
		baseURL: BASE_URL,
		javaScriptEnabled: false,
		storageState: { cookies, origins: [] },
	});
	await plain.goto(path);
	await expect(plain.getByText(`${ADMIN.email} is signed in here.`)).toBeVisible();
	await plain.getByLabel("Password", { exact: true }).fill("a password of mine");
	await plain.getByRole("button", { name: "Join My organisation" }).click();
	await expect(plain.getByText("Enter your name")).toBeVisible();
	await plain.getByLabel("Your name").fill("Ivy Invited");
	await plain.getByLabel("Password", { exact: true }).fill("a password of mine");
	await plain.getByRole("button", { name: "Join My organisation" }).click();
	await expect(plain.getByText("Your password is set. Sign in to continue.")).toBeVisible();
	await plain.getByLabel("Email").fill(email);
	await plain.getByLabel("Password").fill("a password of mine");
	await plain.getByRole("button", { name: "Sign in" }).click();
	await expect(plain.getByText("Nothing is waiting for you.")).toBeVisible();
	await expect(plain.getByRole("heading", { name: "Get started" })).toBeVisible();
	await plain.context().close();
	await signIn(page, { email, password: "a password of mine" });
	await page.goto("/start");
	const sample = page.getByRole("button", { name: "Send me a sample" });
	await expectListening(sample);
	await sample.click();
	await expect(page.getByRole("heading", { level: 1, name: "Sample agreement" })).toBeVisible();
	await page.goto("/start");
	await expect(page.getByText("Done: Send yourself a sample")).toBeAttached();
	await page.goto("/settings/people");
	await expect(page.getByText(/^Only admins and team leads can view people\. Ask Admin\b/)).toBeVisible();
	expect((await page.goto(path))?.status()).toBe(410);
	await expect(page.getByText("This link no longer works")).toBeVisible();
	await page.getByRole("link", { name: "Sign in" }).click();
	await expect(page).toHaveURL("/start");
});

test("a person is asked in the room of identities, approves with scripts off, and takes it back", async ({
	page,
	browser,
}) => {
	// Pictures of several pages, light and dark, take their time on a small machine.
	test.slow();
	const email = "mia.identity@example.com";
	const admin = await browser.newPage({ baseURL: BASE_URL });
	await signIn(admin);
	await admin.goto("/settings/sender-identities");
	await expectListening(admin.getByRole("button", { name: "Add sender identity" }));
	await admin.getByRole("button", { name: "Add sender identity" }).click();
	const dialog = admin.getByRole("dialog", { name: "Add sender identity" });
	await dialog.getByRole("button", { name: "Send request" }).click();
	await expect(dialog.getByText("Enter an address like name@example.com.")).toBeVisible();
	await dialog.getByLabel("Email address").fill(email);
	await dialog.getByLabel("Name", { exact: true }).fill("Mia Chen");
	await dialog.getByLabel("Document sent").check();
	await capture(admin, "people-identity-ask");
	await dialog.getByRole("button", { name: "Send request" }).click();
	await expect(dialog).toBeHidden();
	await expect(admin.getByRole("button", { name: "Resend request to Mia Chen" })).toBeVisible();
	await capture(admin, "people-identities");
	const path = await mailedPath(browser, "My organisation wants to send documents on your behalf", "Review request");
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin wants to send documents on your behalf");
	await capture(page, "people-identity-question");
	expect(await statusOf(email)).toBe("Pending");
	const plain = await browser.newPage({ baseURL: BASE_URL, javaScriptEnabled: false });
	await plain.goto(path);
	await plain.getByRole("button", { name: "Approve" }).click();
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Approved");
	await plain.context().close();
	expect(await statusOf(email)).toBe("Verified");
	await admin.reload();
	const row = admin.getByRole("listitem").filter({ hasText: email });
	await expect(row).toContainText("Approved");
	await page.reload();
	await capture(page, "people-identity-agreed");
	await choose(page, "Withdraw consent");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consent withdrawn");
	expect(await statusOf(email)).toBe("Revoked");
	await admin.reload();
	await expectListening(admin.getByRole("button", { name: "Actions for Mia Chen" }));
	await admin.getByRole("button", { name: "Actions for Mia Chen" }).click();
	await admin.getByRole("menuitem", { name: "Delete" }).click();
	await admin.getByRole("button", { name: "Delete identity" }).click();
	await expect(row).toBeHidden();
	await admin.context().close();
});

test("a person says no, in French", async ({ page, browser }) => {
	const email = "marie@example.com";
	await postJson("/v1/senderIdentities/create", { email, name: "Marie", locale: "FR", redirectUrl: BASE_URL });
	const path = await mailedPath(
		browser,
		"My organisation souhaite envoyer des documents en votre nom",
		"Voir la demande",
	);
	await page.goto(path);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await choose(page, "Refuser");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refusé");
	await expect(page.getByRole("link", { name: "Continuer" })).toHaveAttribute("href", BASE_URL);
	expect(await statusOf(email)).toBe("Denied");
	expect((await page.goto("/sender-identity/no-such-link"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This request has ended");
});

/** A page of somebody of an organisation of its own. */
async function pageOf(browser: Browser, person: Person | undefined): Promise<Page> {
	const page = await browser.newPage({ baseURL: BASE_URL });
	await signIn(page, person);
	return page;
}

test("invitations are sent again side by side; who has nothing to hand over leaves the webhooks where they are", async ({
	browser,
}) => {
	const [rita, noa] = await makePeople("Rita", "Noa");
	const page = await pageOf(browser, rita);
	await page.goto("/settings/people");
	await expectListening(page.getByRole("button", { name: "Invite people" }));
	await page.getByRole("button", { name: "Invite people" }).click();
	const dialog = page.getByRole("dialog");
	const emails = ["one", "two"].map((name) => `${name}-${noa?.email}`);
	await dialog.getByLabel("Email addresses").fill(emails.join());
	await page.keyboard.press("Enter");
	await dialog.getByRole("button", { name: "Invite 2" }).click();
	await expect(dialog).toBeHidden();

	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/settings/people", async (route) => {
		await held;
		await route.continue();
	});
	for (const email of emails) await page.getByRole("button", { name: `Resend invitation to ${email}` }).click();
	letGo();
	for (const email of emails) {
		await expect(page.getByText(`Invitation resent to ${email}.`)).toBeVisible();
	}

	await page.getByRole("button", { name: "Actions for Noa North" }).click();
	await page.getByRole("menuitem", { name: "Deactivate" }).click();
	await expect(dialog.getByText("Nothing to transfer")).toBeVisible();
	await expect(
		dialog.getByText("Webhooks, brands and shared fields belong to the organisation and aren’t affected."),
	).toBeVisible();
	await page.context().close();
});

test("who is asked for their name answers where they are signed in, and a download leads through signing in whole", async ({
	browser,
}) => {
	const [rita, noa] = await makePeople("Rita", "Noa");
	const page = await pageOf(browser, rita);
	await page.goto("/settings/sender-identities");
	await expectListening(page.getByRole("button", { name: "Add sender identity" }));
	await page.getByRole("button", { name: "Add sender identity" }).click();
	const dialog = page.getByRole("dialog", { name: "Add sender identity" });
	await dialog.getByLabel("Email address").fill(noa?.email ?? "");
	await expect(dialog.getByLabel("Signer authentication failed")).toBeChecked();
	await dialog.getByRole("button", { name: "Send request" }).click();
	await expect(dialog).toBeHidden();
	await page.context().close();

	const asked = await browser.newPage({ baseURL: BASE_URL });
	const download = "/documents/zip?ids=one%2Ctwo";
	const answer = await asked.request.get(download, { maxRedirects: 0 });
	expect(answer.headers().location).toBe(`/sign-in?returnTo=${encodeURIComponent(download)}`);
	await signIn(asked, noa);
	await asked.goto("/start");
	await expect(asked.getByText("One request needs your answer.")).toBeVisible();
	await asked.getByRole("link", { name: "View request" }).click();
	await expect(asked).toHaveURL("/settings/you#in-your-name");
	await expectListening(asked.getByRole("button", { name: "Approve" }));
	await expectAccessible(asked);
	await asked.getByRole("button", { name: "Approve" }).click();
	await expect(asked.getByText(/^You approved .*Nothing has been sent on your behalf yet\.$/)).toBeVisible();
	const { cookies } = await asked.context().storageState();
	await asked.context().close();
	const plain = await browser.newPage({
		baseURL: BASE_URL,
		javaScriptEnabled: false,
		storageState: { cookies, origins: [] },
	});
	await plain.goto("/settings/you");
	await plain.getByRole("button", { name: "Withdraw consent" }).click();
	await expect(plain.getByText(/^You withdrew your consent, .*ask Rita North for a new request\.$/)).toBeVisible();
	await plain.context().close();
});
