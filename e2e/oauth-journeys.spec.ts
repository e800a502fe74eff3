import * as client from "openid-client";
import { ageProof } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { login, PASSWORD, test } from "./support/oauth-test.ts";
import { BASE_URL } from "./support/product.ts";
import { type App, beginLogin, type Credentials, relyingParty } from "./support/relying-party.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { admin } from "./support/signed-in.ts";
import { capture, expect } from "./support/test.ts";

const listStatus = async (token: string) =>
	(await fetch(`${BASE_URL}/v1/document/list?page=1`, { headers: { Authorization: `Bearer ${token}` } })).status;

test("a user signs in, allows an app, and the app sends a document as them", async ({ page, app, callback, user }) => {
	const config = await relyingParty(app.live);
	const { url, checks } = await beginLogin(config, callback.uri);
	await page.goto(url.href);
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "Contract Cloud wants to access your account" })).toBeVisible();
	await capture(page, "oauth-consent");
	const arrival = callback.next();
	await page.getByRole("button", { name: "Allow" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, checks);
	expect(tokens.claims()).toMatchObject({ sub: user.userId, email: user.email, name: user.name });
	const form = new FormData();
	form.append("Title", "Sent by an app");
	const signer = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
	form.append("Signers", JSON.stringify(signer));
	form.append("Files", new Blob([(await samplePdf()) as BlobPart], { type: "application/pdf" }), "a.pdf");
	const headers = { Authorization: `bearer ${tokens.access_token}` };
	const sent = await fetch(`${BASE_URL}/v1/document/send`, { method: "POST", headers, body: form });
	expect(sent.status, await sent.clone().text()).toBe(200);
	await page.goto("/documents");
	await expect(page.getByRole("listitem").filter({ hasText: "Sent by an app" })).toBeVisible();
	await page.goto("/settings/you");
	await expect(page.getByText("Contract Cloud")).toBeVisible();
	await page.getByRole("button", { name: "Disconnect Contract Cloud" }).click();
	await expect(page.getByText("Apps you connect appear here.")).toBeVisible();
	expect(await listStatus(tokens.access_token)).toBe(401);
});

test("a user who denies is led back with access_denied, and no other site's page can answer", async ({
	page,
	app,
	callback,
	user,
}) => {
	const config = await relyingParty(app.sandbox);
	const { url, checks } = await beginLogin(config, callback.uri);
	await page.goto(url.href);
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("Sandbox app: test documents only.")).toBeVisible();
	const asked = page.url();
	const cookies = await page.context().cookies();
	const decide = (origin: string) =>
		fetch(`${asked}/decide`, {
			method: "POST",
			headers: {
				Origin: origin,
				"Content-Type": "application/x-www-form-urlencoded",
				Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
			},
			body: "decision=allow",
			redirect: "manual",
		});
	expect((await decide("https://evil.example")).status).toBe(403);
	const arrival = callback.next();
	await page.getByRole("button", { name: "Deny" }).click();
	const answer = await arrival;
	expect([answer.searchParams.get("error"), answer.searchParams.get("state")]).toEqual([
		"access_denied",
		checks.expectedState,
	]);
	await expect(client.authorizationCodeGrant(config, answer, checks)).rejects.toMatchObject({ error: "access_denied" });
	// Who answers once more is told on the page that it is over, not in data for programs.
	expect((await decide(BASE_URL)).headers.get("location")).toBe(new URL(asked).pathname);
});

test("an app signs its user out, after asking", async ({ page, app, callback, user }) => {
	const config = await relyingParty(app.live);
	const tokens = await login(page, config, { callback, user });
	const url = client.buildEndSessionUrl(config, {
		id_token_hint: tokens.id_token ?? "",
		post_logout_redirect_uri: callback.uri,
		state: "goodbye",
	});
	await page.goto(url.href);
	await expect(page.getByRole("heading", { name: "Sign out of Signet?" })).toBeVisible();
	await capture(page, "oauth-sign-out");
	const arrival = callback.next();
	await page.getByRole("button", { name: "Sign out" }).click();
	expect((await arrival).searchParams.get("state")).toBe("goodbye");
	await page.goto("/documents");
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	expect(await listStatus(tokens.access_token)).toBe(200);
});

test("a bad client or redirect address ends on a page, never at a redirect", async ({ page, app }) => {
	const bad: [Partial<Credentials>, string][] = [
		[{ clientId: "unknown" }, "https://app.example.com/callback"],
		[app.live, "https://evil.example/callback"],
	];
	for (const [{ clientId = "" }, redirectUri] of bad) {
		const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, response_type: "code" });
		await page.goto(`/connect/authorize?${query}`);
		await expect(page.getByRole("heading", { name: "Invalid request" })).toBeVisible();
		expect(new URL(page.url()).origin).toBe(BASE_URL);
	}
	await capture(page, "oauth-error");
	await page.goto("/Connect/Authorize?client_id=unknown");
	await expect(page.getByRole("heading", { name: "Invalid request" })).toBeVisible();
});

test("an app can have its user prove again that it is them", async ({ page, app, callback, user }) => {
	const config = await relyingParty(app.live);
	await login(page, config, { callback, user });
	const { url, checks } = await beginLogin(config, callback.uri);
	url.searchParams.set("prompt", "login");
	await page.goto(url.href);
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(PASSWORD);
	const arrival = callback.next();
	const askedAt = Math.floor(Date.now() / 1000);
	await page.getByRole("button", { name: "Sign in" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, checks);
	expect(tokens.claims()?.auth_time).toBeGreaterThanOrEqual(askedAt);
});

test("an old session allows scopes that make Admins only after a confirmation, scripts or not", async ({
	browser,
	callback,
	user,
}) => {
	const scope = "openid Service.Users.Write";
	const options = ["--redirect-uris", callback.uri, "--scopes", scope];
	const app = await admin<App>("oauth-app", "create", "--name", "People Sync", ...options);
	const config = await relyingParty(app.live);
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const confirm = async () => {
		await expect(page.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible();
		await expect(page.getByLabel("Email")).toHaveValue(user.email);
		await page.getByLabel("Password").fill(PASSWORD);
		await page.getByRole("button", { name: "Confirm" }).click();
	};
	const first = await beginLogin(config, callback.uri, { scope });
	await page.request.post("/sign-in/password", {
		form: { email: user.email, password: PASSWORD },
		headers: { "sec-fetch-site": "same-origin" },
	});
	await ageProof(user.email);
	await page.goto(first.url.href);
	await confirm();
	await ageProof(user.email);
	await page.getByRole("button", { name: "Allow" }).click();
	await confirm();
	const arrival = callback.next();
	await page.getByRole("button", { name: "Allow" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, first.checks);
	expect(tokens.scope).toBe(scope);
	await ageProof(user.email);
	const again = await beginLogin(config, callback.uri, { scope });
	await page.goto(again.url.href);
	const back = callback.next();
	await confirm();
	await client.authorizationCodeGrant(config, await back, again.checks);
	await context.close();
});
