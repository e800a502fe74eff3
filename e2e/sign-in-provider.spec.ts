import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as client from "openid-client";
import { ageProof } from "./support/database.ts";
import { CREDENTIALS, type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { expectListening } from "./support/listening.ts";
import {
	newOutsidePerson,
	OUTSIDE_CLIENT,
	type OutsidePerson,
	type OutsideProvider,
	startOutsideProvider,
} from "./support/outside-provider.ts";
import { type App, beginLogin, openCallback, relyingParty } from "./support/relying-party.ts";
import { capture, expect, expectAccessible, type Page, test } from "./support/test.ts";

/** One organisation, whose provider each journey leaves as the next one finds it. */
test.describe.configure({ mode: "serial" });
/** Icons and the like of the provider's own pages. */
test.use({ expectedConsole: [/the server responded with a status of 40\d/] });

type Addresses = { callbackUrl: string; afterSignOutUrl: string };

let installation: Installation;
let running: Start;
let outside: OutsideProvider;

test.beforeAll(async () => {
	installation = await newInstallation();
	running = new Start(installation);
	await running.ready();
	const { callbackUrl: callback, afterSignOutUrl: signedOut } = await admin<Addresses>("sign-in-provider", "show");
	outside = await startOutsideProvider({ callback, signedOut });
});
test.afterAll(async () => {
	outside?.close();
	await running.stop("SIGTERM");
	await removeInstallation(installation);
});

async function admin<T = Record<string, string>>(...args: string[]): Promise<T> {
	const { stdout } = await promisify(execFile)(process.execPath, [".next/signet/admin.mjs", ...args], {
		cwd: join(import.meta.dirname, ".."),
		env: { ...process.env, ...installation.variables } as NodeJS.ProcessEnv,
	});
	return JSON.parse(stdout) as T;
}

const ADMIN = { email: CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL, password: CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD };

async function givePassword(page: Page, { email, password } = ADMIN): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The room, for the Admin who has a password. */
async function openRoom(page: Page): Promise<void> {
	await page.goto(`${installation.url}/sign-in?returnTo=/settings/sign-in`);
	await givePassword(page);
	await expect(page.getByRole("heading", { name: "Sign-in and security", level: 1 })).toBeVisible();
	await expectListening(page.getByRole("button", { name: /^Save/ }));
}

async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(page.getByText("Provider saved.", { exact: true }).last()).toBeVisible();
}

/** Comes from the sign-in page to the provider's, as somebody whom it knows. */
async function goThere(page: Page, person: OutsidePerson): Promise<void> {
	outside.person = person;
	await page.goto(`${installation.url}/sign-in?returnTo=/documents`);
	await page.getByRole("link", { name: "Sign in with Harbour ID" }).click();
	await expect(page.getByRole("heading", { name: "Harbour ID" })).toBeVisible();
}

async function goThrough(page: Page, person: OutsidePerson): Promise<void> {
	await goThere(page, person);
	await page.getByRole("button", { name: "Continue as Ida Berg" }).click();
}

/** Signs out without a word. The page is left first: it asks for news as long as it is there. */
async function forget(page: Page): Promise<void> {
	await page.goto("about:blank");
	await page.context().clearCookies();
}

const inDocuments = (page: Page) => expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();

test("an Admin sets a provider up, and is told what keeps it from working until it does", async ({ page }) => {
	await openRoom(page);
	await capture(page, "provider-none");
	await page.getByRole("button", { name: "Save and test" }).click();
	await expect(page.getByText("Fill in this field.").first()).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill("Harbour ID");
	await page.getByLabel("Issuer URL").fill(outside.issuer);
	await page.getByLabel("Client ID").fill(OUTSIDE_CLIENT.clientId);
	await page.getByLabel("Client secret").fill("another secret");
	await page.getByLabel("Add new people automatically").check({ force: true });
	await page.getByRole("button", { name: "Save and test" }).click();
	await expect(page.getByText("Enter the domains whose users can join").first()).toBeVisible();
	await page.getByLabel("Add new people automatically").uncheck({ force: true });
	await save(page);
	await expect(page.getByText("Harbour ID isn’t contacted.")).toBeVisible();
	await capture(page, "provider-private");
	await admin("sign-in-provider", "set", "--private", "yes");
	await page.getByRole("button", { name: "Test connection" }).click();
	await expect(page.getByText("Harbour ID rejected the client ID and secret.")).toBeVisible();
	await expect(page.getByText("Error", { exact: true })).toBeVisible();
	await capture(page, "provider-failing");
	await page.getByLabel("Client secret").fill(OUTSIDE_CLIENT.clientSecret);
	await save(page);
	await expect(page.getByText("Harbour ID responds and accepts this installation.")).toBeVisible();
	await expect(page.getByText("On", { exact: true })).toBeVisible();
	await capture(page, "provider-on");
});

test("nobody new is let in until an Admin wants that, and everybody signs out there too", async ({ page, browser }) => {
	const ida = newOutsidePerson();
	await goThrough(page, ida);
	await expect(page.getByText("You don’t have an account here yet.")).toBeVisible();
	await capture(page, "sign-in-provider-unknown");
	const room = await browser.newPage();
	await openRoom(room);
	await room.getByLabel("Email domains").fill("outside.example");
	await room.getByLabel("Add new people automatically").check({ force: true });
	await save(room);
	await room.close();
	await page.getByRole("link", { name: "Sign in with Harbour ID" }).click();
	await page.getByRole("button", { name: "Continue as Ida Berg" }).click();
	await inDocuments(page);
	const users = await admin<{ email: string; role: string; name: string }[]>("user", "list");
	expect(users.find(({ email }) => email === ida.email)).toMatchObject({ role: "Member", name: "Ida Berg" });
	// Beside their password somebody has this way from now on, and was told so.
	await page.getByRole("button", { name: /Ida Berg/ }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await expect(page).toHaveURL(new RegExp(`^${outside.issuer}/session/end`));
	await page.getByRole("button", { name: /Yes/ }).click();
	await expect(page).toHaveURL(`${installation.url}/sign-in`);
	await page.goto(`${installation.url}/documents`);
	await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
});

test("groups give roles, and what a provider will not say is told in words", async ({ page, browser }) => {
	const room = await browser.newPage();
	await openRoom(room);
	await room.getByLabel("Scopes").fill("email profile groups");
	await room.getByLabel("Group claim").fill("groups");
	await room.getByLabel("Admins", { exact: true }).fill("ops\nit");
	await room.getByLabel("Members", { exact: true }).fill("staff");
	await save(room);
	await room.close();
	const ida = newOutsidePerson({ groups: ["it"] });
	await goThrough(page, ida);
	await inDocuments(page);
	await page.goto(`${installation.url}/settings/sign-in`);
	await expect(page.getByText("Last used to sign in")).toBeVisible();
	await forget(page);
	await goThrough(page, { ...ida, groups: ["staff"] });
	await inDocuments(page);
	await page.goto(`${installation.url}/settings/sign-in`);
	await expect(page.getByText("Only admins can change how people sign in.")).toBeVisible();

	await forget(page);
	await goThrough(page, newOutsidePerson({ email_verified: false }));
	await expect(page.getByText("hasn’t verified your email address")).toBeVisible();
	await forget(page);
	await goThere(page, newOutsidePerson());
	await page.getByRole("button", { name: "Not now" }).click();
	await expect(page.getByText("Your organisation’s sign-in was cancelled or refused.")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`${installation.url}/sign-in/with/not-an-account/callback?code=1&state=2`);
	await expect(page.getByText("Your sign-in timed out or was started in another browser.")).toBeVisible();
});

test("a provider that says nothing of addresses is believed once an Admin says so", async ({ page, browser }) => {
	const silent = newOutsidePerson({ email_verified: undefined });
	await goThrough(page, silent);
	await expect(page.getByText("hasn’t verified your email address")).toBeVisible();
	const room = await browser.newPage();
	await openRoom(room);
	await expect(room.getByText("without the claim email_verified")).toBeVisible();
	const confirmed = room.getByLabel("Trust addresses in these domains");
	await confirmed.check({ force: true });
	await save(room);
	await forget(page);
	await goThrough(page, silent);
	await inDocuments(page);
	await forget(page);
	// What it does say counts as before.
	await goThrough(page, newOutsidePerson({ email_verified: false }));
	await expect(page.getByText("hasn’t verified your email address")).toBeVisible();
	await confirmed.uncheck({ force: true });
	await save(room);
	await room.close();
});

test("a user who signed in through the provider confirms there, in a separate window", async ({ page }) => {
	const ida = newOutsidePerson();
	await goThrough(page, ida);
	await inDocuments(page);
	await ageProof(ida.email, installation.dataDir);
	await page.goto(`${installation.url}/settings/security`);
	await expect(page.getByText("You sign in without a password.")).toBeVisible();
	await expect(page.getByLabel("Current password")).toHaveCount(0);
	await capture(page, "security-no-password");
	const setUp = page.getByRole("button", { name: "Set up" });
	await setUp.click();
	const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
	await expect(dialog).toContainText("Harbour ID opens in a new window.");
	await capture(page, "confirm-at-provider");
	const opened = page.waitForEvent("popup");
	await dialog.getByRole("button", { name: "Continue with Harbour ID" }).click();
	const atProvider = await opened;
	const closed = atProvider.waitForEvent("close");
	await atProvider.getByRole("button", { name: "Continue as Ida Berg" }).click();
	await closed;
	await expect(dialog).toHaveCount(0);
	await expect(page.getByLabel("Code from the app")).toBeFocused();
});

test("a browser without scripts signs in so as well, and another site cannot make one", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await goThrough(page, newOutsidePerson());
	await inDocuments(page);
	await forget(page);
	const { callbackUrl } = await admin<Addresses>("sign-in-provider", "show");
	const begin = callbackUrl.replace(/callback$/, "begin");
	await page.goto(`data:text/html,<a href="${begin}?returnTo=/documents">Win a prize</a>`);
	await page.getByRole("link").click();
	await expect(page).toHaveURL(new RegExp(`^${installation.url}/sign-in\\?with=`));
	await expect(page.getByRole("link", { name: "Sign in with Harbour ID" })).toBeVisible();
	await context.close();
});

test("an application's request is reached through the provider too", async ({ page }) => {
	const callback = await openCallback();
	const acting = ["--acting-user", CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL];
	const options = ["--redirect-uris", callback.uri, "--scopes", "openid profile email", ...acting];
	const app = await admin<App>("oauth-app", "create", "--name", "Contract Cloud", ...options);
	const config = await relyingParty(app.live, undefined, installation.url);
	const ida = newOutsidePerson();
	outside.person = ida;
	const { url, checks } = await beginLogin(config, callback.uri, { scope: "openid profile email" });
	await page.goto(url.href);
	await page.getByRole("link", { name: "Sign in with Harbour ID" }).click();
	await page.getByRole("button", { name: "Continue as Ida Berg" }).click();
	await expect(page.getByRole("heading", { name: "Contract Cloud wants to access your account" })).toBeVisible();
	const arrival = callback.next();
	await page.getByRole("button", { name: "Allow" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, checks);
	expect(tokens.claims()).toMatchObject({ email: ida.email, email_verified: true });
	callback.close();
});

test("Signet's own authorization server is such a provider, and the operator switches one off", async ({
	page,
	browser,
}) => {
	const { callbackUrl } = await admin<Addresses>("sign-in-provider", "show");
	const acting = ["--acting-user", CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL];
	const options = ["--redirect-uris", callbackUrl, "--scopes", "openid profile email", ...acting];
	const { live } = await admin<App>("oauth-app", "create", "--name", "Signet itself", ...options);
	const ida = newOutsidePerson();
	await goThrough(page, ida);
	await inDocuments(page);
	await forget(page);
	const password = "a password of ida's own";
	await admin("user", "set-password", "--email", ida.email, "--password", password);
	const room = await browser.newPage();
	await openRoom(room);
	await room.getByLabel("Issuer URL").fill(installation.url);
	await room.getByLabel("Client ID").fill(live.clientId);
	await room.getByLabel("Client secret").fill(live.clientSecret);
	await room.getByLabel("Email domains").fill("example.com, outside.example");
	await room.getByLabel("Scopes").fill("openid profile email");
	await save(room);
	await admin("sign-in-provider", "set", "--private", "yes");
	await room.close();
	const comeByOwn = async (who = ADMIN) => {
		await page.goto(`${installation.url}/sign-in?returnTo=/documents`);
		await page.getByRole("link", { name: "Sign in with Harbour ID" }).click();
		await givePassword(page, who);
		await page.getByRole("button", { name: "Allow" }).click();
	};
	await comeByOwn({ email: ida.email, password });
	await inDocuments(page);
	await forget(page);
	await comeByOwn();
	// Whoever the command line made has shown nobody yet that the mailbox is theirs.
	await expect(page.getByText("hasn’t verified your email address")).toBeVisible();
	expect(await admin("sign-in-provider", "set", "--enabled", "no")).toMatchObject({ isEnabled: false });
	await page.goto(`${installation.url}/sign-in?again=1`);
	await expect(page.getByLabel("Email")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Sign in with/ })).toHaveCount(0);
});
