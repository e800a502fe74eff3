import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { BASE_URL, properties, send } from "./support/product.ts";
import { ADMIN, admin, openDocument, openMail, rowOf, signIn } from "./support/signed-in.ts";
import { capture, expect } from "./support/test.ts";

/** Refusals that a test asks for, and the driver's own script that a mail's frame does not let in. */
const EXPECTED = /the server responded with a status of (?:401|404)|Blocked script execution in 'about:srcdoc'/;

test.use({ expectedConsole: [EXPECTED] });

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test.describe("without being signed in", () => {
	// One request is cut off on purpose. (A list of two would be taken for a value and its options.)
	test.use({
		storageState: { cookies: [], origins: [] },
		expectedConsole: [new RegExp(`${EXPECTED.source}|net::ERR_FAILED`)],
	});

	test("a page asks who you are, says what is wrong, and leads back", async ({ page }) => {
		const documentId = await send({ title: "Deep link", signers: [mia] });
		await page.goto(`/documents/${documentId}`);
		await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
		await capture(page, "sender-sign-in");
		const button = page.getByRole("button", { name: "Sign in" });
		const place = await button.boundingBox();
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await button.click();
		await expect(page.getByText("Enter your email address.")).toBeVisible();
		await expect(page.getByText("Enter your password.")).toBeVisible();
		await expect(page.getByLabel("Email")).toBeFocused();
		expect(asked.filter((path) => path.startsWith("/api/auth"))).toEqual([]);
		await page.getByLabel("Email").fill(ADMIN.email);
		await page.getByLabel("Password").fill("wrong horse battery");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Incorrect email or password")).toBeVisible();
		expect(await button.boundingBox()).toEqual(place);
		await page.setViewportSize({ width: 390, height: 844 });
		const narrow = await button.boundingBox();
		await page.route("**/api/auth/**", (route) => route.abort());
		await page.getByLabel("Password").press("Enter");
		await expect(page.getByText("Can’t reach Signet. Check your connection and try again.")).toBeVisible();
		await expect(page.getByLabel("Password")).not.toHaveAttribute("aria-invalid", "true");
		expect(await button.boundingBox()).toEqual(narrow);
		await page.unroute("**/api/auth/**");
		await page.getByLabel("Password").fill(ADMIN.password);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deep link");
		expect(new URL(page.url()).pathname).toBe(`/documents/${documentId}`);
		// The words of a page are there before its scripts, and only those open a menu.
		await page.waitForLoadState("load");
		await page.getByRole("button", { name: /^Your account/ }).click();
		await page.getByRole("menuitem", { name: "Sign out" }).click();
		await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
		await page.goto("/documents?q=Deep%20link&status=waiting");
		await page.getByLabel("Email").fill(ADMIN.email);
		await page.getByLabel("Password").fill(ADMIN.password);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/documents\?q=Deep\+link&status=waiting$/);
		await expect(rowOf(page, "Deep link")).toBeVisible();
	});

	test("a forgotten password is replaced through the mailed link, once", async ({ page, browser, adminState }) => {
		const email = "forgetful@example.com";
		await admin("user", "create", "--email", email, "--name", "Fay Forgetful", "--password", "old password of mine");
		await admin("api-key", "create", "--email", email, "--name", "Billing", "--environment", "sandbox");
		await page.goto("/sign-in");
		await page.getByRole("link", { name: "Forgot your password?" }).click();
		await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send link" }).click();
		await expect(page.getByText("you’ll get a link")).toBeVisible();

		const reader = await browser.newPage({ baseURL: BASE_URL, storageState: adminState });
		await openMail(reader, /password/i);
		const frame = reader.frameLocator("iframe");
		const link =
			(await frame
				.getByRole("link", { name: /password/i })
				.first()
				.getAttribute("href")) ?? "";
		await reader.context().close();

		await page.goto(new URL(link).pathname);
		await expect(page.getByText(email)).toBeVisible();
		await capture(page, "sender-set-password");
		await page.getByLabel("New password").fill("short");
		await page.getByRole("button", { name: "Set password" }).click();
		await expect(page.getByText("10 to 200 characters")).toBeVisible();
		await page.getByLabel("New password").fill("new password of mine");
		await page.getByLabel("Revoke my API key too").check();
		await page.getByRole("button", { name: "Set password" }).click();
		await expect(page.getByText("Your password is set.")).toBeVisible();
		await signIn(page, { email, password: "new password of mine" });
		await expect(page.getByText("Nothing sent yet")).toBeVisible();
		await expect(page.getByRole("link", { name: "Outbox" })).toHaveCount(0);
		await expect(page.getByText("self-made certificate")).toHaveCount(0);
		await capture(page, "sender-list-empty");
		await page.getByRole("button", { name: "Send me a sample" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Sample agreement" })).toBeVisible();
		await page.goto("/documents?filter=completed");
		await expect(page.getByRole("heading", { name: "Nothing completed yet" })).toBeVisible();
		await page.getByRole("link", { name: "Needs attention" }).click();
		await expect(page.getByRole("heading", { name: "Nothing needs your attention" })).toBeVisible();
		await capture(page, "sender-list-attention-empty");
		await page.goto(new URL(link).pathname);
		await expect(page.getByText("This link no longer works")).toBeVisible();
	});

	test("an unknown address hears the same as a known one", async ({ page }) => {
		await page.goto("/forgot-password");
		await page.getByLabel("Email").fill("nobody@example.com");
		await page.getByRole("button", { name: "Send link" }).click();
		await expect(page.getByText("you’ll get a link")).toBeVisible();
	});

	test("an address that leads nowhere says so", async ({ page }) => {
		await page.goto("/nowhere");
		await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
	});
});

test("documents are filtered, searched and opened", async ({ page }) => {
	const title = `Lease ${crypto.randomUUID()}`;
	const documentId = await send({ title, signers: [mia] });
	await page.goto("/documents");
	await expect(rowOf(page, title)).toContainText("Waiting for Mia Chen");
	await capture(page, "sender-list");
	await page.locator("nav").getByRole("link", { name: "Completed" }).click();
	await expect(page).toHaveURL(/filter=completed/);
	await expect(rowOf(page, title)).toHaveCount(0);
	// What is typed before the page's scripts are there counts once they are.
	await page.locator("nav").getByRole("link", { name: /^All/ }).click();
	await expect(rowOf(page, title)).toHaveCount(1);
	const box = page.getByRole("searchbox", { name: "Search documents" });
	const typed = title.slice(10).toUpperCase();
	await box.pressSequentially(typed);
	await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Lease " })).toHaveCount(1);
	// All of it: a pause in typing on a busy machine asks for the first letters before.
	await expect(page).toHaveURL(new RegExp(`q=${typed}$`));
	await expect(box).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/documents$/);
	await expect(box).toHaveValue("");
	await page.goForward();
	await expect(box).toHaveValue(typed);
	await page.getByRole("combobox", { name: "Status" }).selectOption("declined");
	await expect(page).toHaveURL(new RegExp(`filter=declined&q=${typed}$`));
	await expect(page.getByText("No documents match")).toBeVisible();
	await page.goto("/documents?q=nothing-is-called-so");
	await expect(page.getByText("No documents match")).toBeVisible();
	await capture(page, "sender-list-no-match");
	await page.goto(`/documents?q=${title.slice(6)}`);
	await page.getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	// What the page says, for whoever hears it, and for finding and selecting.
	await expect(page.getByRole("region", { name: `Page 1 of ${title}` })).toContainText("Consulting agreement");
	await capture(page, "sender-document-waiting");
	await page.getByRole("button", { name: "Dismiss" }).click();
	await page.goto(`/documents?q=${documentId.slice(0, 8)}`);
	await expect(rowOf(page, title)).toBeVisible();
	await expect(page.getByText("self-made certificate")).toHaveCount(0);
});

test("a draft is sent, revoked with a reason, and then deleted", async ({ page }) => {
	const documentId = await send({ title: "Not any more", signers: [mia] });
	await sql('UPDATE "Document" SET "status" = $1, "sentAt" = NULL WHERE "id" = $2', ["Draft", documentId]);
	await openDocument(page, documentId, "Not any more");
	await page.getByRole("button", { name: "Actions for Not any more" }).click();
	await capture(page, "sender-draft-menu");
	await expect(page.getByRole("menuitem", { name: "Send", exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByText("Document sent.")).toBeVisible();
	expect((await properties(documentId)).status).toBe("InProgress");
	await page.getByRole("button", { name: "Actions for Not any more" }).click();
	await page.getByRole("menuitem", { name: "Revoke…" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Revoke document" }).click();
	await expect(dialog.getByText("Enter a reason.")).toBeVisible();
	await dialog.getByLabel("Reason").fill("The terms have changed.");
	await capture(page, "sender-revoke-dialog");
	await dialog.getByRole("button", { name: "Revoke document" }).click();
	await expect(page.getByText("Revoked: The terms have changed.")).toBeVisible();
	expect((await properties(documentId)).status).toBe("Revoked");
	await page.getByRole("button", { name: "Actions for Not any more" }).click();
	await page.getByRole("menuitem", { name: "Move to trash…" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
	await expect(page).toHaveURL(/\/documents$/);
	await page.goto(`/documents/${documentId}`);
	await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
	await expect(page.getByRole("banner")).toHaveCount(1);
});

test("a document that goes out later says when", async ({ page }) => {
	const documentId = await send({ title: "Not yet", signers: [mia] });
	const change = `UPDATE "Document" SET "status" = 'Scheduled', "sentAt" = NULL, "scheduledFor" = $1 WHERE "id" = $2`;
	await sql(change, [new Date(Date.now() + 3.5 * 86_400_000).toISOString(), documentId]);
	await openDocument(page, documentId, "Not yet");
	await expect(page.getByText("Created by Admin")).toBeVisible();
	await expect(page.locator("dl > div", { hasText: "Scheduled for" })).toContainText(/ at \d+:\d\d [AP]M UTC$/);
	await expect(page.getByRole("button", { name: /^Send/ })).toHaveText(["Send now"]);
	await capture(page, "sender-document-scheduled");
	await page.getByRole("button", { name: "Actions for Not yet" }).click();
	await page.getByRole("menuitem", { name: "Revoke…" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("“Not yet” won’t be sent.");
	await dialog.getByLabel("Reason").fill("Another offer came.");
	await dialog.getByRole("button", { name: "Revoke document" }).click();
	await expect(page.getByText("Document revoked. It won’t be sent.")).toBeVisible();
});

test("a row's menu and its dialogs can be used by keyboard alone", async ({ page }) => {
	const title = `By keyboard ${crypto.randomUUID()}`;
	await send({ title, signers: [mia] });
	await page.goto(`/documents?q=${title.slice(12)}`);
	const button = page.getByRole("button", { name: `Actions for ${title}` });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: "Send reminder" })).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("menuitem", { name: "Move to trash…" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await rowOf(page, title).click({ button: "right" });
	await expect(page.getByRole("menu")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("menu")).toHaveCount(0);
});

test("settings are kept, and another browser can be signed out", async ({ page, browser }) => {
	// A user of this test's own: signing out must not meet a browser of another test.
	const user = { email: "settings@example.com", password: "a password for settings" };
	await admin("user", "create", "--email", user.email, "--name", "Sam Settings", "--password", user.password);
	const elsewhere = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await page.context().clearCookies();
	for (const one of [page, elsewhere]) await signIn(one, user);
	await page.goto("/settings/you");
	const viewed = page.getByRole("switch", { name: /Document viewed/ });
	await expect(viewed).toBeChecked();
	await viewed.uncheck();
	await expect(page.getByRole("list", { name: "Email notifications" })).toHaveAttribute("aria-busy", "false");
	await capture(page, "sender-settings");
	await page.reload();
	await expect(viewed).not.toBeChecked();
	await page.goto("/settings/security");
	await page.getByLabel("Current password").fill("not my password");
	await page.getByLabel("New password").fill("something long enough");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Incorrect password.")).toBeVisible();

	const { cookies } = await elsewhere.context().storageState();
	expect(cookies.some((cookie) => cookie.httpOnly && cookie.name.includes("session-token"))).toBe(true);
	await page.reload();
	await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
	await expect(page.getByText("Browser signed out")).toBeVisible();
	await elsewhere.goto("/documents");
	await expect(elsewhere.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await elsewhere.context().close();
});
