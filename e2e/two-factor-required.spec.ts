import { createHash, randomBytes } from "node:crypto";
import * as client from "openid-client";
import { authenticator, givePassword } from "./support/authenticator.ts";
import { ageProof, sql } from "./support/database.ts";
import { PASSWORD, test } from "./support/oauth-test.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL } from "./support/product.ts";
import { beginLogin, relyingParty } from "./support/relying-party.ts";
import { signIn } from "./support/signed-in.ts";
import { capture, expect, type Page } from "./support/test.ts";
import { addDevice } from "./support/virtual-device.ts";

const codesOf = (page: Page) => page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");

/** From the choice to the recovery codes, with an app. */
async function enrolApp(page: Page): Promise<() => string> {
	await page.getByRole("button", { name: "Use an authenticator app" }).click();
	const next = authenticator((await page.locator("code").textContent()) ?? "");
	await page.getByLabel("Code from the app").fill(next());
	return next;
}

/** Requires a second factor, as an Admin who has just set up their own. */
async function requireFactor(page: Page, person: Person): Promise<() => string> {
	await signIn(page, person);
	await page.goto("/settings/sign-in");
	await expect(page.getByRole("button", { name: "Require" })).toBeDisabled();
	await expect(page.getByText("Set up your own first")).toBeVisible();
	await page.getByRole("link", { name: "Go to Security" }).click();
	await page.getByRole("button", { name: "Set up" }).click();
	const next = authenticator((await page.locator("code").textContent()) ?? "");
	await page.getByLabel("Code from the app").fill(next());
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	await page.goto("/settings/sign-in");
	await ageProof(person.email);
	await page.getByRole("button", { name: "Require" }).click();
	await capture(page, "factor-rule-asked");
	await page.getByRole("dialog").getByRole("button", { name: "Require" }).click();
	const confirming = page.getByRole("dialog", { name: "Confirm it’s you" });
	await confirming.getByLabel("Password").fill(PASSWORD);
	await confirming.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Required for everyone", { exact: true })).toBeVisible();
	return next;
}

test("an Admin requires a second factor: whoever has none sets one up before any page opens", async ({
	page,
	browser,
}) => {
	test.slow();
	const [ada, mo] = (await makePeople("Ada", "Mo")) as [Person, Person];
	const member = await browser.newPage({ baseURL: BASE_URL });
	await signIn(member, mo);
	await requireFactor(page, ada);
	await expect(page.getByText("1 of 2 hasn’t set it up yet.")).toBeVisible();
	await capture(page, "factor-rule-on");

	await page.goto("/settings/security");
	await expect(page.getByRole("button", { name: "Remove" })).toBeDisabled();
	await expect(page.getByText("Your organisation requires two-factor sign-in")).toBeVisible();
	await capture(page, "security-last");

	// A session from before opens no page, is told nothing and changes nothing.
	expect((await member.request.get("/documents/news")).status()).toBe(204);
	const refused = await member.request.post("/documents/desk/discard", { data: {}, maxRedirects: 0 });
	expect(refused.ok()).toBe(false);
	await member.goto("/settings/security");
	await expect(member).toHaveURL(/\/sign-in\?/);
	await expect(member.getByText("Northwind now requires two-factor sign-in.")).toBeVisible();
	await capture(member, "sign-in-required");
	await givePassword(member, mo.email, "Set up two-factor sign-in");
	await capture(member, "enrolment");
	for (const path of ["/documents", "/settings/security", "/start"]) {
		const answer = await member.request.get(path, { maxRedirects: 0 });
		expect([path, answer.status()]).toEqual([path, 307]);
	}
	await member.getByRole("button", { name: "Use an authenticator app" }).click();
	await expect(member.getByLabel("Code from the app")).toBeFocused();
	await capture(member, "enrolment-scan");
	const next = authenticator((await member.locator("code").textContent()) ?? "");
	await member.getByLabel("Code from the app").fill("000000");
	await expect(member.getByText("That code isn’t right.")).toBeVisible();
	await member.getByLabel("Code from the app").fill(next());
	await expect(codesOf(member)).toHaveCount(10);
	await capture(member, "enrolment-codes");
	// Whoever leaves the codes behind is not shut out.
	await member.goto("/sign-in/set-up?returnTo=/settings/security");
	await expect(member.getByRole("heading", { name: "Two-factor sign-in is on" })).toBeVisible();
	await capture(member, "enrolment-done");
	await member.getByRole("button", { name: "Continue" }).click();
	await expect(member).toHaveURL("/settings/security");
	await expect(member.getByText("10 codes left")).toBeVisible();

	await page.goto("/settings/people");
	await capture(page, "people-factors");
	await page.getByRole("button", { name: "Actions for Mo North" }).click();
	await page.getByRole("menuitem", { name: "Reset two-factor sign-in" }).click();
	await capture(page, "people-reset");
	await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
	await expect(page.getByText("Two-factor sign-in reset for Mo North.")).toBeVisible();
	await member.goto("/settings/security");
	await givePassword(member, mo.email, "Set up two-factor sign-in");
	await member.context().close();
	await page.goto("/settings/audit-log");
	const log = page.getByRole("main").getByRole("listitem");
	await expect(log.getByText("Two-factor sign-in required for everyone")).toBeVisible();
	await expect(log.getByText("Two-factor sign-in reset")).toBeVisible();
});

test("a passkey is set up on the way in as well", async ({ page, browser }) => {
	const [ada, mo] = (await makePeople("Ada", "Mo")) as [Person, Person];
	await requireFactor(page, ada);
	const member = await browser.newPage({ baseURL: BASE_URL });
	await addDevice(member);
	await member.goto("/sign-in?returnTo=/settings/security");
	await givePassword(member, mo.email, "Set up two-factor sign-in");
	await member.getByRole("button", { name: "Use a passkey" }).click();
	await expect(codesOf(member)).toHaveCount(10);
	await member.getByRole("button", { name: "I’ve saved them" }).click();
	await expect(member).toHaveURL("/settings/security");
	await expect(member.getByRole("button", { name: /^Remove / })).toBeDisabled();
	await member.context().close();
});

/** Whoever signs in next for the first time comes by a mailed link. */
async function invite(email: string): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("hex");
	await sql(
		`WITH invited AS (
			UPDATE "User" SET "status" = 'InvitationPending', "passwordHash" = NULL WHERE "email" = $1 RETURNING "id"
		)
		INSERT INTO "PasswordToken" ("hash", "userId", "purpose", "expiresAt")
		SELECT $2, "id", 'Invitation', now() + interval '1 day' FROM invited`,
		[email, hash],
	);
	return `/set-password/${token}`;
}

test("an invited person sets it up between the password and the first page", async ({ page, browser }) => {
	const [ada, ivy] = (await makePeople("Ada", "Ivy")) as [Person, Person];
	const boss = await browser.newPage({ baseURL: BASE_URL });
	await requireFactor(boss, ada);
	await boss.context().close();
	await page.goto(await invite(ivy.email));
	await page.getByLabel("New password").fill(PASSWORD);
	await page.getByRole("button", { name: "Join Northwind" }).click();
	await expect(page.getByRole("heading", { name: "Set up two-factor sign-in" })).toBeVisible();
	await enrolApp(page);
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	await expect(page).toHaveURL("/start");
});

test("the sign-in of an application leads through it, then to what the application asks", async ({
	page,
	browser,
	app,
	callback,
}) => {
	const [ada, mo] = (await makePeople("Ada", "Mo")) as [Person, Person];
	const boss = await browser.newPage({ baseURL: BASE_URL });
	await requireFactor(boss, ada);
	await boss.context().close();
	const config = await relyingParty(app.live);
	const { url, checks } = await beginLogin(config, callback.uri);
	await page.goto(url.href);
	await givePassword(page, mo.email, "Set up two-factor sign-in");
	await enrolApp(page);
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	const arrival = callback.next();
	await page.getByRole("button", { name: "Allow" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, checks);
	expect(tokens.claims()).toMatchObject({ email: mo.email });
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("an app is set up on the way in all the same", async ({ page, browser }) => {
		const [ada, mo] = (await makePeople("Ada", "Mo")) as [Person, Person];
		const boss = await browser.newPage({ baseURL: BASE_URL, javaScriptEnabled: true });
		await requireFactor(boss, ada);
		await boss.context().close();
		await page.goto("/sign-in?returnTo=/settings/security");
		await givePassword(page, mo.email, "Set up two-factor sign-in");
		await page.getByRole("button", { name: "Use an authenticator app" }).click();
		const next = authenticator((await page.locator("code").textContent()) ?? "");
		await page.getByLabel("Code from the app").fill("000000");
		await page.getByRole("button", { name: "Verify" }).click();
		await expect(page.getByText("That code isn’t right.")).toBeVisible();
		await page.getByLabel("Code from the app").fill(next());
		await page.getByRole("button", { name: "Verify" }).click();
		await expect(codesOf(page)).toHaveCount(10);
		await page.getByRole("button", { name: "I’ve saved them" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
	});
});
