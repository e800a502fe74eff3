import { randomUUID } from "node:crypto";
import * as client from "openid-client";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { BASE_URL, PORT } from "./support/product.ts";
import {
	type App,
	adminJson,
	beginLogin,
	type Callback,
	type Credentials,
	openCallback,
	relyingParty,
	startSecondWeb,
} from "./support/relying-party.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { test as base, capture, expect, type Page } from "./support/test.ts";

const SCOPES = "openid profile email offline_access Service.Documents.All Service.Documents.Read";
const PASSWORD = "a password of rita's";
const DAY_SECONDS = 86_400;

type Fixtures = { callback: Callback; app: App; user: { email: string; name: string; userId: string } };

/** An app and a user of their own for each test. */
const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
	callback: async ({}, use) => {
		const callback = await openCallback();
		await use(callback);
		callback.close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
	user: async ({}, use) => {
		const email = `rita-${randomUUID()}@example.com`;
		const name = "Rita Relying";
		const { userId } = await adminJson<{ userId: string }>(
			...["user", "create", "--email", email, "--name", name, "--password", PASSWORD],
		);
		await use({ email, name, userId });
	},
	app: async ({ callback, user }, use) => {
		const options = ["--redirect-uris", callback.uri, "--scopes", SCOPES, "--acting-user", user.email];
		await use(await adminJson<App>("oauth-app", "create", "--name", "Contract Cloud", ...options));
	},
});
test.use({ expectedConsole: [/the server responded with a status of 40\d/] });

async function signInAndAllow(page: Page, email: string): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("button", { name: "Allow" }).click();
}

/** The first login of a user, with consent. */
async function login(
	page: Page,
	config: client.Configuration,
	{ callback, user }: Pick<Fixtures, "callback" | "user">,
) {
	const { url, checks } = await beginLogin(config, callback.uri);
	const arrival = callback.next();
	await page.goto(url.href);
	await signInAndAllow(page, user.email);
	return client.authorizationCodeGrant(config, await arrival, checks);
}

const listStatus = async (token: string) =>
	(await fetch(`${BASE_URL}/v1/document/list?page=1`, { headers: { Authorization: `Bearer ${token}` } })).status;

const expiryOf = async (config: client.Configuration, token: string) =>
	Number((await client.tokenIntrospection(config, token)).exp) - Math.floor(Date.now() / 1000);

test("a user signs in, allows an app, and the app sends a document as them", async ({ page, app, callback, user }) => {
	const config = await relyingParty(app.live);
	const { url, checks } = await beginLogin(config, callback.uri);
	await page.goto(url.href);
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await page.getByLabel("Email").fill(user.email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "Contract Cloud wants to act for you" })).toBeVisible();
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
	await page.goto("/settings");
	await expect(page.getByText("Contract Cloud")).toBeVisible();
	await page.getByRole("button", { name: "Disconnect Contract Cloud" }).click();
	await expect(page.getByText("Apps that you let act for you")).toBeVisible();
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
	await expect(page.getByText("Sandbox: it reaches test documents only.")).toBeVisible();
	const cookies = await page.context().cookies();
	const foreign = await fetch(`${page.url()}/decide`, {
		method: "POST",
		headers: {
			Origin: "https://evil.example",
			"Content-Type": "application/x-www-form-urlencoded",
			Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
		},
		body: "decision=allow",
		redirect: "manual",
	});
	expect(foreign.status).toBe(403);
	const arrival = callback.next();
	await page.getByRole("button", { name: "Deny" }).click();
	const answer = await arrival;
	expect([answer.searchParams.get("error"), answer.searchParams.get("state")]).toEqual([
		"access_denied",
		checks.expectedState,
	]);
	await expect(client.authorizationCodeGrant(config, answer, checks)).rejects.toThrow();
});

test("code flow with S256 and plain, the secret by Basic and in the body, userinfo", async ({
	page,
	app,
	callback,
	user,
}) => {
	const basic = await relyingParty(app.live);
	const first = await login(page, basic, { callback, user });
	expect(first.expires_in).toBe(3600);
	const info = await client.fetchUserInfo(basic, first.access_token, user.userId);
	expect(info).toMatchObject({ sub: user.userId, email: user.email, name: user.name });
	const body = await relyingParty(app.live, client.ClientSecretPost(app.live.clientSecret));
	for (const [config, method] of [
		[body, "S256"],
		[body, "plain"],
		[basic, "plain"],
	] as const) {
		const { url, checks } = await beginLogin(config, callback.uri, { method });
		const answer = await callback.visit(page, url);
		expect(answer.searchParams.get("session_state")).toMatch(/^[\w-]{43}\.[\w-]{22}$/);
		expect(answer.searchParams.get("scope")).toContain("Service.Documents.All");
		const tokens = await client.authorizationCodeGrant(config, answer, checks);
		expect(await listStatus(tokens.access_token)).toBe(200);
	}
});

test("refreshing rotates; an old token ends the family; revocation and introspection", async ({
	page,
	app,
	callback,
	user,
}) => {
	const config = await relyingParty(app.live);
	const first = await login(page, config, { callback, user });
	const second = await client.refreshTokenGrant(config, first.refresh_token ?? "");
	expect(second.refresh_token).not.toBe(first.refresh_token);
	expect(second.id_token).toBeDefined();
	await expect(client.refreshTokenGrant(config, first.refresh_token ?? "")).rejects.toMatchObject({
		error: "invalid_grant",
	});
	expect(await client.tokenIntrospection(config, second.refresh_token ?? "")).toEqual({ active: false });
	expect(await listStatus(second.access_token)).toBe(401);
	const { url, checks } = await beginLogin(config, callback.uri);
	const third = await client.authorizationCodeGrant(config, await callback.visit(page, url), checks);
	expect(await client.tokenIntrospection(config, third.access_token)).toMatchObject({
		active: true,
		client_id: app.live.clientId,
		sub: user.userId,
	});
	await client.tokenRevocation(config, third.access_token);
	expect(await listStatus(third.access_token)).toBe(401);
});

test("absolute tokens end 30 days after the first; sliding ones are extended while the access token lives", async ({
	page,
	app,
	callback,
	user,
}) => {
	const config = await relyingParty(app.live);
	const first = await login(page, config, { callback, user });
	const age = 'UPDATE "OAuthArtifact" SET "payload" = "payload" || $2 WHERE "userId" = $1 AND "kind" = $3';
	const now = Math.floor(Date.now() / 1000);
	const aged = JSON.stringify({ iiat: now - 20 * DAY_SECONDS, exp: now + 10 * DAY_SECONDS });
	await sql(age, [user.userId, aged, "RefreshToken"]);
	const absolute = await client.refreshTokenGrant(config, first.refresh_token ?? "");
	expect(await expiryOf(config, absolute.refresh_token ?? "")).toBeLessThanOrEqual(10 * DAY_SECONDS);
	await sql('UPDATE "OAuthApp" SET "refreshMode" = $2 WHERE "id" = $1', [app.appId, "Sliding"]);
	const sliding = await client.refreshTokenGrant(config, absolute.refresh_token ?? "");
	expect(await expiryOf(config, sliding.refresh_token ?? "")).toBeGreaterThan(29 * DAY_SECONDS);
	const ended = 'UPDATE "OAuthArtifact" SET "expiresAt" = now() WHERE "userId" = $1 AND "kind" = $2';
	await sql(ended, [user.userId, "AccessToken"]);
	const late = await client.refreshTokenGrant(config, sliding.refresh_token ?? "");
	const before = await expiryOf(config, late.refresh_token ?? "");
	expect(before).toBeLessThanOrEqual(30 * DAY_SECONDS);
	await sql('UPDATE "OAuthApp" SET "refreshMode" = $2 WHERE "id" = $1', [app.appId, "Absolute"]);
	const back = await client.refreshTokenGrant(config, late.refresh_token ?? "");
	expect(await expiryOf(config, back.refresh_token ?? "")).toBeLessThanOrEqual(10 * DAY_SECONDS);
});

test("client credentials act as the chosen user, with all scopes or those asked for", async ({ app, user }) => {
	const config = await relyingParty(app.live);
	const all = await client.clientCredentialsGrant(config);
	expect(all.scope).toBe("Service.Documents.All Service.Documents.Read");
	expect(all.refresh_token).toBeUndefined();
	expect(await client.tokenIntrospection(config, all.access_token)).toMatchObject({ active: true, sub: user.userId });
	const some = await client.clientCredentialsGrant(config, { scope: "Service.Documents.Read" });
	expect(await listStatus(some.access_token)).toBe(200);
	const refused = await fetch(`${BASE_URL}/v1/document/send`, {
		method: "POST",
		headers: { Authorization: `Bearer ${some.access_token}` },
	});
	expect(refused.status).toBe(403);
	expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
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

test("two web processes share one truth: authorize on one, token on the other, 8 refreshes over both", async ({
	page,
	app,
	callback,
	user,
}) => {
	const otherPort = PORT + 1;
	const second = await startSecondWeb(otherPort);
	try {
		const config = await relyingParty(app.live);
		const elsewhere = await relyingParty(app.live);
		elsewhere[client.customFetch] = (url, options) =>
			fetch(url.replace(`:${PORT}/`, `:${otherPort}/`), options as RequestInit);
		const { url, checks } = await beginLogin(config, callback.uri);
		const arrival = callback.next();
		await page.goto(url.href);
		await signInAndAllow(page, user.email);
		const tokens = await client.authorizationCodeGrant(elsewhere, await arrival, checks);
		expect(await listStatus(tokens.access_token)).toBe(200);
		const refreshes = Array.from({ length: 8 }, (_, index) =>
			client.refreshTokenGrant(index % 2 === 0 ? config : elsewhere, tokens.refresh_token ?? ""),
		);
		const results = await Promise.allSettled(refreshes);
		const errors = results.flatMap((one) => (one.status === "rejected" ? [one.reason.error] : []));
		expect(errors).toEqual(Array(7).fill("invalid_grant"));
		const [winner] = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
		// The seven were reuse: what the winner got has ended with its family, on both processes.
		expect(await listStatus(winner?.access_token ?? "")).toBe(401);
		for (const process of [config, elsewhere]) {
			const again = client.refreshTokenGrant(process, winner?.refresh_token ?? "");
			await expect(again).rejects.toMatchObject({ error: "invalid_grant" });
		}
	} finally {
		second.kill("SIGTERM");
	}
});

test("a bad client or redirect address ends on a page, never at a redirect", async ({ page, app }) => {
	const bad: [Partial<Credentials>, string][] = [
		[{ clientId: "unknown" }, "https://app.example.com/callback"],
		[app.live, "https://evil.example/callback"],
	];
	for (const [{ clientId = "" }, redirectUri] of bad) {
		const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, response_type: "code" });
		await page.goto(`/connect/authorize?${query}`);
		await expect(page.getByRole("heading", { name: "This connection does not work" })).toBeVisible();
		expect(new URL(page.url()).origin).toBe(BASE_URL);
	}
	await capture(page, "oauth-error");
});
